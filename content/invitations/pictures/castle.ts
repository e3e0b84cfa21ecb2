import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const castle: Composition = {
  id: "castle",
  name: "Castle in the forest",
  setting: "A grand mountain hotel above a river, as in Banff",
  eventKinds: ["ceremony", "reception", "save-the-date", "dinner", "rehearsal"],
  faith: null,
  alt: "A turreted mountain hotel above a river and spruces, its windows lit, a couple on the bank under a banded sun, wild roses along the frame",
  shapes: sheetsOf("castle", {
    card: {
      line: [222, 946, 556, 50, "on-paper"],
      names: [100, 1000, 800, 168, "on-paper"],
      details: [140, 1212, 720, 102, "on-paper"],
    },
    square: {
      line: [180, 602, 640, 42, "on-paper"],
      names: [90, 650, 820, 168, "on-paper"],
      details: [140, 860, 720, 92, "on-paper"],
    },
    story: {
      line: [262, 1158, 476, 54, "on-paper"],
      names: [90, 1216, 820, 198, "on-paper"],
      details: [120, 1452, 760, 94, "on-paper"],
    },
  }),
};
