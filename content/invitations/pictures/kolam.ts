import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const kolam: Composition = {
  id: "kolam",
  name: "Kolam at the door",
  setting: "A carved door between banana plants, brass lamps, a kolam on the ground",
  eventKinds: ["muhurtham", "nichayathartham", "nalangu", "save-the-date"],
  faith: "hindu",
  alt: "A carved wooden door hung with mango leaves and marigolds between two banana plants, two lit brass lamps and a white kolam on the red ground",
  shapes: sheetsOf("kolam", {
    card: {
      line: [320, 258, 360, 46, "gilt"],
      names: [244, 318, 512, 230, "on-deep"],
      details: [300, 566, 400, 100, "on-deep"],
    },
    square: {
      line: [300, 178, 400, 38, "gilt"],
      names: [244, 228, 512, 164, "on-deep"],
      details: [296, 404, 408, 80, "on-deep"],
    },
    story: {
      line: [300, 390, 400, 52, "gilt"],
      names: [240, 458, 520, 290, "on-deep"],
      details: [290, 774, 420, 120, "on-deep"],
    },
  }),
};
