import { parsePoints } from "../kit/paths.ts";
import { ridge } from "../kit/ridges.ts";

const range = ridge({
  key: parsePoints("17,136 46,104 66,116 112,66 140,108 160,92 181,130"),
  base: 147,
  light: "left",
  seed: 4,
  roughness: 8,
  gullies: 2,
  folds: 2,
  buttresses: 0,
  depth: 2,
  zigzag: 0.5,
});

/**
 * The patch behind an emblem, 200 by 200: sky bands, ridge, two bands of ground, ring. Everything is
 * drawn to end on the disc of radius 92 or under its ring, since a clip-path by url(#…) is not found
 * by every browser when the drawing is used from another file.
 */
export const roundel = [
  `<circle cx="100" cy="100" r="92" fill="var(--o-s5)"/>`,
  `<path d="M8 106A92 92 0 0 1 192 106A92 92 0 0 1 8 106z" fill="var(--o-s4)"/>`,
  `<circle cx="100" cy="112" r="72" fill="var(--o-s3)"/>`,
  `<circle cx="100" cy="112" r="52" fill="var(--o-s2)"/>`,
  `<path d="${range.lit}" fill="var(--o-m1)"/>`,
  `<path d="${range.shade}" fill="var(--o-m2)"/>`,
  `<path d="M18 147C68 139 132 139 182 147A94 94 0 0 1 18 147z" fill="var(--o-gr)"/>`,
  `<path d="M34 167C80 161 120 161 166 167A94 94 0 0 1 34 167z" fill="var(--o-gr2)"/>`,
  `<circle cx="100" cy="100" r="93.75" fill="none" stroke="var(--o-c)" stroke-width="3.5"/>`,
  `<circle cx="100" cy="100" r="97.25" fill="none" stroke="var(--o-ring)" stroke-width="3.5"/>`,
].join("");
