import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const ballroom: Composition = {
  id: "ballroom",
  name: "Ballroom",
  setting: "A hall with a chandelier and arched windows to the mountains",
  eventKinds: ["reception", "dinner", "walima", "ceremony", "save-the-date"],
  faith: null,
  alt: "A couple dance in a hall under a chandelier of candles, arched windows to the mountains behind them, wild roses along the frame",
  shapes: sheetsOf("ballroom", {
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
