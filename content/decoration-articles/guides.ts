import type { DecorIdea } from "../decor-ideas/decor-idea.ts";

/** The three guides of the specification, in the form of the ideas they stand beside. */
export const decorationGuides: readonly DecorIdea[] = [
  {
    id: "mandap",
    title: "Mandaps",
    description:
      "Four posts, a fire and a view from every chair. What to settle with the decorator, what with the venue, and what with the fire department.",
    image: "/art/decor/lotus-mandap.svg",
    colors: [
      { name: "Maroon", hex: "#800000" },
      { name: "Marigold", hex: "#ff9933" },
      { name: "Ivory", hex: "#fff3dc" },
    ],
    bestFor: "Pheras, muhurtham and Jain weddings",
    season: "Year-round",
  },
  {
    id: "table-settings",
    title: "Table settings",
    description:
      "What a guest looks at for three hours: height, light, room for plates, and a way to see the person opposite. For twelve guests or for eight hundred.",
    image: "/art/decor/table-setting.svg",
    colors: [
      { name: "Linen", hex: "#f1e9de" },
      { name: "Wild rose", hex: "#b76e79" },
      { name: "Slate", hex: "#52667f" },
    ],
    bestFor: "Dinners at long or round tables",
    season: "Year-round",
  },
  {
    id: "lighting",
    title: "Lighting",
    description:
      "Bulbs, candles, diyas and the sun itself. What to hang, what to plug in, what may burn, and at which minute it gets dark in Calgary.",
    image: "/art/decor/evening-lights.svg",
    colors: [
      { name: "Lamp", hex: "#ffc24a" },
      { name: "Dusk", hex: "#52667f" },
      { name: "Night", hex: "#1f2c40" },
    ],
    bestFor: "Tents, barns, ballrooms and paths",
    season: "Year-round",
  },
];
