import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const nikah: Composition = {
  id: "nikah",
  name: "Garden under the crescent",
  setting: "A walled garden with a water channel, through an arch in a pierced screen",
  eventKinds: ["nikah", "shaadi", "walima", "save-the-date"],
  faith: "muslim",
  alt: "A crescent moon over a garden with a water channel, cypresses and a small pavilion, seen through a pointed arch in a screen of eight-pointed stars with two lit lanterns",
  shapes: sheetsOf("nikah", {
    card: {
      line: [262, 300, 476, 46, "on-sky"],
      names: [206, 354, 588, 188, "on-sky"],
      details: [200, 1196, 600, 116, "on-deep"],
    },
    square: {
      line: [262, 180, 476, 36, "on-sky"],
      names: [200, 222, 600, 130, "on-sky"],
      details: [200, 880, 600, 72, "on-deep"],
    },
    story: {
      line: [262, 362, 476, 50, "on-sky"],
      names: [206, 422, 588, 238, "on-sky"],
      details: [190, 1430, 620, 114, "on-deep"],
    },
  }),
};
