import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const elopement: Composition = {
  id: "elopement",
  name: "The two of us",
  setting: "One great peak, its lake, and a dock",
  eventKinds: ["elopement", "ceremony", "save-the-date", "reception"],
  faith: null,
  alt: "A couple alone on the end of a dock before one great snowy peak and its reflection, larches on the shore, poppies and crocuses in front",
  shapes: sheetsOf("elopement", {
    card: {
      line: [200, 1012, 600, 50, "gilt"],
      names: [100, 1070, 800, 140, "on-deep"],
      details: [250, 1218, 500, 96, "on-deep"],
    },
    square: {
      line: [200, 684, 600, 38, "gilt"],
      names: [90, 728, 820, 124, "on-deep"],
      details: [250, 866, 500, 84, "on-deep"],
    },
    story: {
      line: [180, 1202, 640, 54, "gilt"],
      names: [90, 1262, 820, 156, "on-deep"],
      details: [220, 1424, 560, 120, "on-deep"],
    },
  }),
};
