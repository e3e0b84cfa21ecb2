import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const prairie: Composition = {
  id: "prairie",
  name: "Prairie under a big sky",
  setting: "Wheat fields with grain elevators, the Rockies on the horizon",
  eventKinds: ["ceremony", "save-the-date", "reception", "rehearsal", "brunch"],
  faith: null,
  alt: "Grain elevators on the open prairie under a wide banded sky, a couple on a path through ripe wheat, the Rockies small on the horizon",
  shapes: sheetsOf("prairie", {
    card: {
      line: [160, 92, 680, 54, "on-sky"],
      names: [100, 156, 800, 250, "on-sky"],
      details: [270, 1218, 460, 96, "on-deep"],
    },
    square: {
      line: [160, 58, 680, 44, "on-sky"],
      names: [90, 110, 820, 160, "on-sky"],
      details: [300, 872, 400, 78, "on-deep"],
    },
    story: {
      line: [130, 246, 740, 60, "on-sky"],
      names: [90, 316, 820, 290, "on-sky"],
      details: [250, 1440, 500, 104, "on-deep"],
    },
  }),
};
