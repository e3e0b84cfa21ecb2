import { type Palette, inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { treeline } from "../kit/trees.ts";

const roseInks: Palette = inks(
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #d9a441, gold-l #fbe3a0, leaf #7f9a80, leaf-d #587a6a",
);
const roses = roseSymbols("q");

/** Where the half-drop repeat meets the 240 px tile, with the neighbours that reach in over its edges. */
const repeats = parsePoints("-60,-60 300,300 60,60 180,180 60,300 180,-60 -60,180 300,60");

/** Wild roses as a half-drop repeat: the tone-on-tone wall behind framed posters. */
export const wildRoseTile: Poster = {
  className: "wr-tile",
  size: [240, 240],
  naturalSize: true,
  keepsStrokes: true,
  palette: roseInks,
  defs: `
    ${roses.defs}
    <g id="qm">
      <path d="M0 0C-34-6-58-34-60-70M0 0C36 8 60 34 62 66" fill="none" stroke="var(--leaf-d)" stroke-width="2.5"/>
      ${roses.leaf(-56, -40, 0.62, -28)}
      ${roses.leaf(-40, -22, 0.5, -96)}
      ${roses.leaf(58, 44, 0.62, 152)}
      ${roses.leaf(40, 24, 0.5, 84)}
      ${roses.bud(-60, -74, 0.72, -6)}
      ${roses.bud(62, 70, 0.72, 174)}
      ${roses.open(0, 0, 0.92, 12)}
    </g>`,
  layers: [
    repeats.map(([x, y]) => `<use href="#qm" transform="translate(${x} ${y})"/>`).join(""),
    `<g fill="var(--gold)">
      <circle cx="180" cy="60" r="3"/>
      <circle cx="168" cy="60" r="1.8"/>
      <circle cx="192" cy="60" r="1.8"/>
      <circle cx="60" cy="180" r="3"/>
      <circle cx="48" cy="180" r="1.8"/>
      <circle cx="72" cy="180" r="1.8"/>
    </g>`,
  ],
};

/** Section divider: a rose on a line that is the skyline of the Rockies on both sides. */
export const wildRoseDivider: Poster = {
  className: "wr-tile",
  size: [520, 72],
  naturalSize: true,
  keepsStrokes: true,
  palette: new Map([...roseInks, ...inks("line #c9a9a2")]),
  defs: roses.defs,
  layers: [
    `<g id="qd">
      <path d="M0 46H92L112 30 122 38 142 14 156 32 164 26 182 46H196" fill="none" stroke="var(--line)" stroke-width="1.6" stroke-linejoin="round"/>
      <path d="M142 14L150 30 144 34 150 46M112 30L118 40" fill="none" stroke="var(--line)" stroke-width="1.6"/>
      ${roses.leaf(244, 44, 0.5, -82)}
      ${roses.leaf(240, 40, 0.36, -48)}
      ${roses.leaf(240, 46, 0.36, -118)}
      ${roses.bud(200, 36, 0.4, -80)}
    </g>`,
    `<use href="#qd" transform="matrix(-1 0 0 1 520 0)"/>`,
    roses.open(260, 38, 0.66, 8),
  ],
};

/** The rose of the logo, a little lighter than on the walls, to be seen on dark bars. */
export const roseMark: Poster = {
  className: "wr-mark",
  size: [92, 92],
  naturalSize: true,
  keepsStrokes: true,
  palette: inks(
    "rose #e3a0aa, rose-d #b5606f, rose-l #f9dcd8, gold #e8b04a, gold-l #fbe3a0, leaf #7f9a80, leaf-d #587a6a",
  ),
  defs: roses.defs.replace(/<g id="qS">.*$/s, ""),
  layers: [roses.open(46, 46, 1)],
};

const range = ridge({
  key: parsePoints(
    "-20,150 120,96 170,108 300,40 360,84 430,58 560,130 680,92 740,110 900,22 960,70 1010,48 1140,126 1260,84 1310,98 1400,50 1640,150",
  ),
  base: 200,
  light: "left",
  seed: 12,
  roughness: 14,
  gullies: 3,
  folds: 2,
  buttresses: 0,
  depth: 2,
  zigzag: 0.7,
  snow: 0.4,
});

/** The upper edge of the standard footer: ridge and spruces above the deepest tone. */
export const ridgeEdge: Poster = {
  className: "wr-edge",
  size: [1600, 200],
  crop: "xMidYMax slice",
  keepsStrokes: true,
  palette: inks(
    "e-l #7d6f8c, e-m #6d6384, e-s #54557a, e-d #4a4b70",
    "snow #d9b7b3, snow-s #7f7f9f, hill1 #36435c, hill2 #232f47",
  ),
  layers: [
    `<path d="${range.lit}" fill="var(--e-l)"/>
    <path d="${range.gullies}" fill="var(--e-m)"/>
    <path d="${range.shade}" fill="var(--e-s)"/>
    <path d="${range.folds}" fill="var(--e-d)"/>
    <path d="${range.snow}" fill="var(--snow)"/>
    <path d="${range.snowShade}" fill="var(--snow-s)"/>
    <path d="${treeline(-10, 1610, (x) => 150 - 14 * Math.sin(x / 160), { height: 28, step: 17, seed: 3, base: 80 })}" fill="var(--hill1)"/>
    <path d="${treeline(-10, 1610, (x) => 184 - 10 * Math.sin((x + 90) / 120), { height: 44, step: 26, seed: 8, base: 60 })}" fill="var(--hill2)"/>`,
  ],
};
