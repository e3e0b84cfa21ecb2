import type { PlanSeason } from "../seasons/season-months.ts";

/** Five inks of a sky, from the darkest (or, by day, the bluest) to the one round the sun. */
type SkyInks = readonly [k9: string, k7: string, k5: string, k3: string, k1: string];
type Season = Readonly<Record<"morning" | "afternoon" | "evening" | "night", SkyInks>>;
type Year = Readonly<Record<PlanSeason, Season>>;

/** Texts stand on k9 to k5: dark in the evening and at night, light by day. */
export const skies = {
  standard: {
    spring: {
      morning: ["#93bcae", "#bad4ba", "#dfe4c2", "#f8e4c8", "#fff2de"],
      afternoon: ["#7fb5c6", "#a9d0d2", "#d2e4d4", "#f2ecd6", "#fff6e4"],
      evening: ["#3b3d66", "#5c517e", "#865e84", "#dea09c", "#fcdcb6"],
      night: ["#151b35", "#222d50", "#3a466a", "#6e7a9a", "#b4bccc"],
    },
    summer: {
      morning: ["#7fb6be", "#b0d3c8", "#e3e3c2", "#fce2b0", "#fff2d2"],
      afternoon: ["#5ca3c6", "#8dc3d6", "#c3dfdc", "#f0ebd2", "#fff6de"],
      evening: ["#2b3f60", "#534f6f", "#8c5c6a", "#ea9f6e", "#fee0a0"],
      night: ["#0f1d38", "#1b2e50", "#33496e", "#667d9c", "#aebccb"],
    },
    autumn: {
      morning: ["#93b0a2", "#bfcaa6", "#e7d8a8", "#fcdb9c", "#ffeec6"],
      afternoon: ["#72a6b8", "#aac5be", "#ddd9b4", "#f9dfa8", "#fff1ce"],
      evening: ["#3a2f50", "#5e3f5c", "#935050", "#ec9a4e", "#ffdf9a"],
      night: ["#1a1832", "#2c2746", "#4a3e5c", "#877490", "#c9b6b4"],
    },
    winter: {
      morning: ["#9fc0d4", "#c1d7e2", "#e0e7e6", "#f7e5dc", "#fff4ec"],
      afternoon: ["#86b6d8", "#afd0e6", "#d3e5ee", "#eff1ee", "#fffaf2"],
      evening: ["#2a3a66", "#494e84", "#765f92", "#d49ab0", "#fad9c8"],
      night: ["#0d1b32", "#163152", "#2a4b68", "#5c8494", "#b0cccc"],
    },
  },
  indian: {
    spring: {
      morning: ["#f0a078", "#f8bc8c", "#fdd6a6", "#ffe9c2", "#fff6e0"],
      afternoon: ["#ee9aa4", "#f6b8b0", "#fcd4bc", "#ffe8cc", "#fff5e2"],
      evening: ["#4a0c3c", "#7c1450", "#aa2460", "#ff8f76", "#ffe2b2"],
      night: ["#1a0a34", "#34124c", "#561e60", "#a2507e", "#e8b0a8"],
    },
    summer: {
      morning: ["#f3a558", "#fac072", "#fed992", "#ffebb6", "#fff7dc"],
      afternoon: ["#f2b24e", "#f8c866", "#fcdd8a", "#ffecb4", "#fff8dc"],
      evening: ["#3f0a1a", "#6c0f1c", "#a02a22", "#ff9f3c", "#ffe9b0"],
      night: ["#10123a", "#231a52", "#452a68", "#9a5c7e", "#f0bf98"],
    },
    autumn: {
      morning: ["#e8a06a", "#f2bb80", "#f9d49a", "#fee6b8", "#fff4d8"],
      afternoon: ["#e99c54", "#f2b86e", "#f8d18e", "#fde4b0", "#fff3d2"],
      evening: ["#3a1206", "#6e2410", "#a23f1a", "#f59a3a", "#ffe6a6"],
      night: ["#220a1e", "#3e122a", "#622234", "#aa584c", "#f0b884"],
    },
    winter: {
      morning: ["#7fc0b6", "#a8d3c2", "#d3e4c8", "#f6e9c8", "#fff5dc"],
      afternoon: ["#6fb9b8", "#9cd0c8", "#cbe3d0", "#f2ebd2", "#fff6e2"],
      evening: ["#2a0f46", "#4c1a60", "#802a6c", "#ee7c86", "#ffdeb6"],
      night: ["#04212e", "#083848", "#125460", "#44908a", "#c4dfc2"],
    },
  },
} as const satisfies Readonly<Record<"standard" | "indian", Year>>;
