import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const gurdwara: Composition = {
  id: "gurdwara",
  name: "Gurdwara by the water",
  setting: "A white marble gurdwara and its Nishan Sahib beyond a pool, the Rockies behind",
  eventKinds: ["anand-karaj", "milni", "save-the-date"],
  faith: "sikh",
  alt: "A gurdwara with white domes and a tall saffron flag mirrored in its pool at sunrise, bride and groom on the terrace among marigolds",
  shapes: sheetsOf("gurdwara", {
    card: {
      line: [160, 84, 680, 52, "on-sky"],
      names: [100, 142, 800, 176, "on-sky"],
      details: [250, 1216, 500, 98, "on-deep"],
    },
    square: {
      line: [160, 52, 680, 42, "on-sky"],
      names: [90, 98, 820, 122, "on-sky"],
      details: [250, 864, 500, 88, "on-deep"],
    },
    story: {
      line: [130, 236, 740, 54, "on-sky"],
      names: [90, 296, 820, 200, "on-sky"],
      details: [240, 1436, 520, 108, "on-deep"],
    },
  }),
};
