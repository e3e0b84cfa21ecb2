import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const skyline: Composition = {
  id: "skyline",
  name: "Calgary at the river",
  setting: "The Calgary Tower and downtown over the Bow River and the Peace Bridge",
  eventKinds: ["reception", "save-the-date", "ceremony", "dinner", "walima", "rehearsal"],
  faith: null,
  alt: "Calgary by the Bow River: the Calgary Tower before a banded sun, lit office towers, the red Peace Bridge, and a couple on the near bank",
  shapes: sheetsOf("skyline", {
    card: {
      line: [160, 92, 680, 54, "on-sky"],
      names: [100, 156, 800, 200, "on-sky"],
      details: [250, 1172, 500, 136, "on-deep"],
    },
    square: {
      line: [160, 58, 680, 44, "on-sky"],
      names: [90, 108, 820, 132, "on-sky"],
      details: [250, 846, 500, 104, "on-deep"],
    },
    story: {
      line: [130, 240, 740, 56, "on-sky"],
      names: [90, 304, 820, 190, "on-sky"],
      details: [220, 1390, 560, 154, "on-deep"],
    },
  }),
};
