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
      line: [262, 940, 476, 44, "on-paper"],
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
