import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const garden: Composition = {
  id: "garden",
  name: "Garden brunch",
  setting: "A breakfast table in a garden under a wreath of wild roses",
  eventKinds: ["brunch", "reception", "rehearsal", "ceremony", "save-the-date"],
  faith: null,
  alt: "A wreath of wild roses over a breakfast table with teapot, cakes and juice, a flowering hedge and two bluebirds behind",
  shapes: sheetsOf("garden", {
    card: {
      line: [290, 232, 420, 50, "on-paper"],
      names: [224, 296, 552, 290, "on-paper"],
      details: [150, 1176, 700, 136, "on-paper"],
    },
    square: {
      line: [320, 170, 360, 38, "on-paper"],
      names: [240, 222, 520, 190, "on-paper"],
      details: [150, 886, 700, 66, "on-paper"],
    },
    story: {
      line: [290, 420, 420, 54, "on-paper"],
      names: [224, 490, 552, 320, "on-paper"],
      details: [140, 1444, 720, 100, "on-paper"],
    },
  }),
};
