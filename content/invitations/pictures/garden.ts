import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const garden: Composition = {
  id: "garden",
  name: "Garden brunch",
  setting: "A breakfast table in a garden under a wreath of wild roses",
  eventKinds: ["brunch", "reception", "rehearsal", "ceremony", "save-the-date"],
  faith: null,
  alt: "A wreath of wild roses over a breakfast table with teapot, cakes and juice, a flowering hedge and two bluebirds behind",
  shapes: sheetsOf(
    "garden",
    {
      card: {
        line: [252, 262, 496, 50, "on-paper"],
        names: [224, 322, 552, 264, "on-paper"],
        details: [150, 1176, 700, 136, "on-paper"],
      },
      square: {
        line: [290, 190, 420, 38, "on-paper"],
        names: [240, 238, 520, 174, "on-paper"],
        details: [150, 886, 700, 66, "on-paper"],
      },
      story: {
        line: [252, 448, 496, 54, "on-paper"],
        names: [224, 512, 552, 298, "on-paper"],
        details: [140, 1444, 720, 100, "on-paper"],
      },
    },
    { card: [560, 640, 1170] },
  ),
};
