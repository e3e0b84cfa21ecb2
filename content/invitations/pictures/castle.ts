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
      line: [210, 936, 580, 48, "on-paper"],
      names: [100, 990, 800, 178, "on-paper"],
      details: [140, 1204, 720, 104, "on-paper"],
    },
    square: {
      line: [210, 600, 580, 40, "on-paper"],
      names: [90, 646, 820, 172, "on-paper"],
      details: [140, 856, 720, 92, "on-paper"],
    },
    story: {
      line: [260, 1152, 480, 54, "on-paper"],
      names: [90, 1214, 820, 200, "on-paper"],
      details: [120, 1452, 760, 94, "on-paper"],
    },
  }),
};
