import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const lake: Composition = {
  id: "lake",
  name: "Lake in the Rockies",
  setting: "A turquoise lake under snowy peaks",
  eventKinds: ["ceremony", "save-the-date", "reception", "dinner", "rehearsal"],
  faith: null,
  alt: "A couple in a red canoe on a still lake, a ring of snowy peaks and spruces mirrored in it, wild roses on the near shore",
  shapes: sheetsOf("lake", {
    card: {
      line: [160, 92, 680, 54, "on-sky"],
      names: [100, 156, 800, 214, "on-sky"],
      details: [240, 1168, 520, 138, "on-deep"],
    },
    square: {
      line: [160, 62, 680, 44, "on-sky"],
      names: [90, 112, 820, 150, "on-sky"],
      details: [240, 836, 520, 108, "on-deep"],
    },
    story: {
      line: [130, 246, 740, 60, "on-sky"],
      names: [90, 316, 820, 250, "on-sky"],
      details: [190, 1380, 620, 160, "on-deep"],
    },
  }),
};
