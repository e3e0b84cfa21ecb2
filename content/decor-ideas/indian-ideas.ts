import type { DecorIdea } from "./decor-idea.ts";

/** The six ideas of the Indian theme. */
export const indianDecorIdeas: readonly DecorIdea[] = [
  {
    id: "marigold-mandap",
    title: "Marigold mandap",
    description:
      "Four posts wrapped in strung marigold and mango leaf, open on all sides so that the back rows see the fire. Leave eleven feet of height above the stage.",
    image: "/art/decor/marigold-mandap.svg",
    colors: [
      { name: "Marigold", hex: "#ff9933" },
      { name: "Mango leaf", hex: "#2f8f3a" },
      { name: "Vermilion", hex: "#c01f2e" },
    ],
    bestFor: "Pheras, outdoors or under a high ceiling",
    season: "Summer",
  },
  {
    id: "royal-throne",
    title: "Red and gold throne",
    description:
      "A carved seat for two against red velvet and gold brocade, brass lamps at both sides, and steps wide enough for a lehenga and six cousins.",
    image: "/art/decor/royal-throne.svg",
    colors: [
      { name: "Maroon", hex: "#800000" },
      { name: "Gold", hex: "#d4af37" },
      { name: "Ivory", hex: "#fff3dc" },
    ],
    bestFor: "Receptions and the walima",
    season: "Winter",
  },
  {
    id: "floral-jhoola",
    title: "Floral jhoola",
    description:
      "A swing on ropes of jasmine and roses, for the mehndi or for the oonjal of a Tamil wedding. The frame carries it, never the ceiling of the hall.",
    image: "/art/decor/floral-jhoola.svg",
    colors: [
      { name: "Rani pink", hex: "#d81b60" },
      { name: "Jasmine", hex: "#fbf6e9" },
      { name: "Leaf", hex: "#2f8f3a" },
    ],
    bestFor: "Mehndi, haldi and the oonjal",
    season: "Spring",
  },
  {
    id: "diya-pathway",
    title: "Pathway of diyas",
    description:
      "Clay lamps along the path and floating on water, lit one from the other as guests arrive. Where the venue allows no flame, wicks of light do the same.",
    image: "/art/decor/diya-pathway.svg",
    colors: [
      { name: "Flame", hex: "#ffc24a" },
      { name: "Clay", hex: "#8a3b1e" },
      { name: "Dusk", hex: "#4c1535" },
    ],
    bestFor: "Weddings around Diwali, arrivals after dark",
    season: "Fall, Diwali",
  },
  {
    id: "haldi-canopy",
    title: "Genda-phool canopy",
    description:
      "Strings of yellow and orange genda phool hung low over a courtyard, with floor cushions, brass bowls and a sheet beneath: turmeric stays where it falls.",
    image: "/art/decor/haldi-canopy.svg",
    colors: [
      { name: "Turmeric", hex: "#f2b705" },
      { name: "Marigold", hex: "#f57f1e" },
      { name: "White", hex: "#fffaf0" },
    ],
    bestFor: "Haldi, pithi and maiyan in the garden",
    season: "Summer",
  },
  {
    id: "peacock-stage",
    title: "Peacock stage",
    description:
      "A fan of teal and gold behind the couple's seat, peacock feathers kept to the edge and deep blue at the floor. It photographs well under stage light.",
    image: "/art/decor/peacock-stage.svg",
    colors: [
      { name: "Teal", hex: "#0f7d78" },
      { name: "Gold", hex: "#d4af37" },
      { name: "Peacock blue", hex: "#1f4e8c" },
    ],
    bestFor: "Sangeet and garba nights",
    season: "Year-round",
  },
];
