import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const mandap: Composition = {
  id: "mandap",
  name: "Mandap and fire",
  setting: "A mandap hung with marigolds, the fire in its middle, the Rockies behind",
  eventKinds: ["pheras", "hasta-melap", "save-the-date"],
  faith: "hindu",
  alt: "Bride and groom to both sides of the wedding fire under a mandap's cusped arch, marigold garlands and oil lamps, a rangoli sun behind the Rockies",
  shapes: sheetsOf("mandap", {
    card: {
      line: [160, 78, 680, 52, "gilt"],
      names: [100, 138, 800, 212, "on-deep"],
      details: [220, 1172, 560, 136, "on-deep"],
    },
    square: {
      line: [160, 48, 680, 42, "gilt"],
      names: [90, 96, 820, 134, "on-deep"],
      details: [220, 846, 560, 104, "on-deep"],
    },
    story: {
      line: [130, 240, 740, 58, "gilt"],
      names: [90, 308, 820, 226, "on-deep"],
      details: [210, 1394, 580, 150, "on-deep"],
    },
  }),
};
