import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const garba: Composition = {
  id: "garba",
  name: "Circle of dandiya",
  setting: "Dancers with sticks in a circle under strings of lights, the Rockies behind",
  eventKinds: ["garba", "dandiya", "sangeet"],
  faith: null,
  alt: "Twelve dancers in turning skirts and turbans strike dandiya sticks in a circle of bright rings on the ground, strings of lights above, the Rockies behind",
  shapes: sheetsOf("garba", {
    card: {
      line: [160, 84, 680, 52, "on-sky"],
      names: [100, 144, 800, 206, "on-sky"],
      details: [230, 1184, 540, 128, "on-deep"],
    },
    square: {
      line: [160, 50, 680, 42, "on-sky"],
      names: [90, 98, 820, 136, "on-sky"],
      details: [230, 848, 540, 102, "on-deep"],
    },
    story: {
      line: [130, 240, 740, 56, "on-sky"],
      names: [90, 304, 820, 260, "on-sky"],
      details: [220, 1410, 560, 134, "on-deep"],
    },
  }),
};
