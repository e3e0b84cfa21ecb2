import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const sangeet: Composition = {
  id: "sangeet",
  name: "Dhol and lights",
  setting: "A stage with a dhol, strings of lights and two dancers",
  eventKinds: ["sangeet", "dholki", "baraat", "reception"],
  faith: null,
  alt: "The head of a dhol as a great round sun, its two sticks behind it, dancers in turning skirts to both sides under strings of lights and marigolds",
  shapes: sheetsOf(
    "sangeet",
    {
      card: {
        line: [256, 374, 488, 46, "on-paper"],
        names: [206, 428, 588, 262, "on-paper"],
        details: [220, 1208, 560, 104, "on-deep"],
      },
      square: {
        line: [292, 244, 416, 38, "on-paper"],
        names: [252, 290, 496, 216, "on-paper"],
        details: [220, 884, 560, 68, "on-deep"],
      },
      story: {
        line: [250, 584, 500, 50, "on-paper"],
        names: [186, 642, 628, 246, "on-paper"],
        details: [200, 1434, 600, 110, "on-deep"],
      },
    },
    { card: [170, 760, 1250] },
  ),
};
