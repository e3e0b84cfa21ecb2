import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const winter: Composition = {
  id: "winter",
  name: "Northern lights",
  setting: "A lit cabin among snowy spruces under northern lights",
  eventKinds: ["ceremony", "reception", "save-the-date", "dinner", "elopement", "rehearsal"],
  faith: null,
  alt: "Northern lights over snowy peaks, a log cabin with lit windows among laden spruces, a couple on a path in the snow, rose hips in front",
  shapes: sheetsOf("winter", {
    card: {
      line: [200, 928, 600, 50, "on-paper"],
      names: [110, 990, 780, 180, "on-paper"],
      details: [240, 1190, 520, 120, "on-paper"],
    },
    square: {
      line: [200, 578, 600, 42, "on-paper"],
      names: [100, 630, 800, 170, "on-paper"],
      details: [240, 820, 520, 110, "on-paper"],
    },
    story: {
      line: [200, 1142, 600, 54, "on-paper"],
      names: [90, 1206, 820, 200, "on-paper"],
      details: [240, 1424, 520, 120, "on-paper"],
    },
  }),
};
