import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const sangeet: Composition = {
  id: "sangeet",
  name: "Dhol and lights",
  setting: "A stage with a dhol, strings of lights and two dancers",
  eventKinds: ["sangeet", "dholki", "baraat", "reception"],
  faith: null,
  alt: "The head of a dhol as a great round sun, its two sticks behind it, dancers in turning skirts to both sides under strings of lights and marigolds",
  shapes: sheetsOf("sangeet", {
    card: {
      line: [310, 348, 380, 46, "on-paper"],
      names: [206, 410, 588, 280, "on-paper"],
      details: [220, 1208, 560, 104, "on-deep"],
    },
    square: {
      line: [330, 226, 340, 38, "on-paper"],
      names: [252, 282, 496, 224, "on-paper"],
      details: [220, 884, 560, 68, "on-deep"],
    },
    story: {
      line: [310, 558, 380, 50, "on-paper"],
      names: [186, 628, 628, 260, "on-paper"],
      details: [200, 1434, 600, 110, "on-deep"],
    },
  }),
};
