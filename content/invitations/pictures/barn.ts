import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const barn: Composition = {
  id: "barn",
  name: "Barn with lights",
  setting: "A red barn in the foothills, lights strung over its yard",
  eventKinds: ["reception", "ceremony", "save-the-date", "dinner", "rehearsal"],
  faith: null,
  alt: "A red barn with open, lit doors below the foothills, strings of lights over the yard, a couple on the path and sunflowers in front",
  shapes: sheetsOf("barn", {
    card: {
      line: [160, 84, 680, 52, "on-sky"],
      names: [100, 144, 800, 216, "on-sky"],
      details: [260, 1190, 480, 122, "on-deep"],
    },
    square: {
      line: [160, 50, 680, 42, "on-sky"],
      names: [90, 98, 820, 136, "on-sky"],
      details: [260, 850, 480, 100, "on-deep"],
    },
    story: {
      line: [130, 240, 740, 56, "on-sky"],
      names: [90, 304, 820, 230, "on-sky"],
      details: [250, 1424, 500, 120, "on-deep"],
    },
  }),
};
