import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const courtyard: Composition = {
  id: "courtyard",
  name: "Courtyard with a fountain",
  setting: "An eight-sided fountain before an arcade of pointed arches, the Rockies behind",
  eventKinds: ["ismaili-nikah", "walima", "save-the-date"],
  faith: "ismaili",
  alt: "An eight-sided fountain in a paved courtyard before an arcade of pointed arches with star tiles, roses in pots, the Rockies behind",
  shapes: sheetsOf("courtyard", {
    card: {
      line: [160, 78, 680, 50, "on-sky"],
      names: [100, 134, 800, 190, "on-sky"],
      details: [200, 1210, 600, 104, "on-deep"],
    },
    square: {
      line: [160, 48, 680, 34, "on-sky"],
      names: [90, 86, 820, 136, "on-sky"],
      details: [200, 884, 600, 66, "on-deep"],
    },
    story: {
      line: [130, 236, 740, 52, "on-sky"],
      names: [90, 296, 820, 198, "on-sky"],
      details: [190, 1440, 620, 104, "on-deep"],
    },
  }),
};
