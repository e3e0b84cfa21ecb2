import type { DecorIdea } from "./decor-idea.ts";

/** The six ideas of the standard theme. */
export const standardDecorIdeas: readonly DecorIdea[] = [
  {
    id: "barn-lights",
    title: "Barn beams and string lights",
    description:
      "Warm bulbs hung from beam to beam, wheat and dried grasses on bare wood, wool blankets over the chair backs for the drive home after dark.",
    image: "/art/decor/barn-lights.svg",
    colors: [
      { name: "Amber", hex: "#e0a03c" },
      { name: "Barn red", hex: "#8a3b2e" },
      { name: "Wheat", hex: "#e6cf9a" },
    ],
    bestFor: "Barns, ranch halls and old rooms",
    season: "Fall",
  },
  {
    id: "rose-arch",
    title: "Garden arch of roses",
    description:
      "An arch of garden roses with Alberta's wild rose woven low, where the bees find it. Stake it well: a gust in June moves more than petals.",
    image: "/art/decor/rose-arch.svg",
    colors: [
      { name: "Wild rose", hex: "#d98a97" },
      { name: "Leaf", hex: "#5c7560" },
      { name: "Cream", hex: "#f6ecdf" },
    ],
    bestFor: "Garden and lakeside ceremonies",
    season: "Summer",
  },
  {
    id: "mountain-minimalist",
    title: "One table, one peak",
    description:
      "A bare table, one vase, linen the colour of stone, and chairs turned to the window. Where the Rockies are in the room, nothing has to compete with them.",
    image: "/art/decor/mountain-minimalist.svg",
    colors: [
      { name: "Slate", hex: "#52667f" },
      { name: "Stone", hex: "#cfc6ba" },
      { name: "Spruce", hex: "#2f4a46" },
    ],
    bestFor: "Small weddings in Banff and Canmore",
    season: "Year-round",
  },
  {
    id: "winter-candlelight",
    title: "Candlelight and window frost",
    description:
      "Candles in groups of three heights along the sills, spruce boughs and rose hips, silver kept to a minimum. By half past five in December it is dark enough.",
    image: "/art/decor/winter-candlelight.svg",
    colors: [
      { name: "Night blue", hex: "#2b3d53" },
      { name: "Candle gold", hex: "#e8b04a" },
      { name: "Frost", hex: "#dfe7ee" },
    ],
    bestFor: "Hotel rooms and halls with tall windows",
    season: "Winter",
  },
  {
    id: "prairie-picnic",
    title: "Prairie picnic",
    description:
      "Low tables and rugs in the grass, sheaves of wheat, enamel jugs of sunflowers, and a basket for every family. Weights on the cloths, because the wind is invited too.",
    image: "/art/decor/prairie-picnic.svg",
    colors: [
      { name: "Wheat", hex: "#ddb15e" },
      { name: "Sky", hex: "#8fb4cc" },
      { name: "Poppy", hex: "#c9573f" },
    ],
    bestFor: "Acreages and relaxed afternoon parties",
    season: "Summer and fall",
  },
  {
    id: "blossom-ceiling",
    title: "Ceiling of blossom",
    description:
      "Branches of apple and cherry hung overhead until the ceiling is gone, with nothing tall on the tables below, so that everybody sees everybody.",
    image: "/art/decor/blossom-ceiling.svg",
    colors: [
      { name: "Blossom", hex: "#f2c9cf" },
      { name: "Branch", hex: "#6b5148" },
      { name: "New leaf", hex: "#a9bf8f" },
    ],
    bestFor: "Ballrooms and tents with a frame",
    season: "Spring",
  },
];
