import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const kolam: Composition = {
  id: "kolam",
  name: "Kolam at the door",
  setting: "A carved door between banana plants, brass lamps, a kolam on the ground",
  eventKinds: ["muhurtham", "nichayathartham", "nalangu", "save-the-date"],
  faith: "hindu",
  alt: "A carved wooden door hung with mango leaves and marigolds between two banana plants, two lit brass lamps and a white kolam on the red ground",
  shapes: sheetsOf(
    "kolam",
    {
      card: {
        line: [250, 236, 500, 56, "gilt"],
        names: [244, 302, 512, 246, "on-deep"],
        details: [300, 566, 400, 100, "on-deep"],
      },
      square: {
        line: [250, 168, 500, 44, "gilt"],
        names: [244, 220, 512, 172, "on-deep"],
        details: [296, 404, 408, 80, "on-deep"],
      },
      story: {
        line: [246, 380, 508, 60, "gilt"],
        names: [240, 450, 520, 298, "on-deep"],
        details: [290, 774, 420, 120, "on-deep"],
      },
    },
    { card: [230, 470, 1040], square: [500, 560, 1000] },
  ),
};
