import type { Composition } from "../composition.ts";
import { sheetsOf } from "../sheets.ts";

export const mehndi: Composition = {
  id: "mehndi",
  name: "Hennaed hands",
  setting: "Two hands with fresh henna before a rangoli sun",
  eventKinds: ["mehndi", "haldi", "maiyan", "pithi", "mayun"],
  faith: null,
  alt: "Two hands with mehndi from fingertips to wrists and rows of bangles, raised before a rangoli sun over wild roses and marigolds",
  shapes: sheetsOf(
    "mehndi",
    {
      card: {
        line: [160, 84, 680, 52, "on-sky"],
        names: [100, 144, 800, 226, "on-sky"],
        details: [240, 1206, 520, 104, "on-deep"],
      },
      square: {
        line: [160, 52, 680, 42, "on-sky"],
        names: [90, 100, 820, 150, "on-sky"],
        details: [240, 868, 520, 82, "on-deep"],
      },
      story: {
        line: [130, 240, 740, 56, "on-sky"],
        names: [90, 304, 820, 218, "on-sky"],
        details: [230, 1434, 540, 110, "on-deep"],
      },
    },
    { card: [306, 440, 1170] },
  ),
};
