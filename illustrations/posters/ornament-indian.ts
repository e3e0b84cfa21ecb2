import { strokedGarland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { scallopRing } from "../kit/ornament-rings.ts";

/** The mango-shaped drop of block prints, about 64 wide with its belly at 0,0. */
const boteh = "M0 34C-30 26-40-6-24-30-12-48 12-52 24-40 14-44 0-38 4-24 22-18 32 12 0 34z";

const useAt = (id: string, places: string) =>
  parsePoints(places)
    .map(([x, y]) => `<use href="#${id}" transform="translate(${x} ${y})"/>`)
    .join("");
const diamonds = parsePoints("0,0 100,0 200,0 0,100 100,100 200,100 0,200 100,200 200,200")
  .map(([x, y]) => `<path d="M${x} ${y - 6}l6 6-6 6-6-6z"/>`)
  .join("");
const sepals = [45, 135, 225, 315]
  .map(
    (turn) =>
      `<path d="M0-22C-6-30-6-38 0-44 6-38 6-30 0-22z" fill="var(--lf)" transform="rotate(${turn})"/>`,
  )
  .join("");

/** Boteh and marigold as a half-drop block print: the wall of the Indian theme. */
export const botehTile: Poster = {
  className: "wr-tilei",
  size: [200, 200],
  naturalSize: true,
  keepsStrokes: true,
  palette: inks("red #9c1c28, mg #f08a2a, mg-d #c85a18, mg-l #ffd257, lf #2f7f3a"),
  defs: `
    <g id="wb">
      <path d="${boteh}" fill="none" stroke="var(--mg-d)" stroke-width="3" transform="scale(1.24)" stroke-dasharray="0 6" stroke-linecap="round"/>
      <path d="${boteh}" fill="var(--red)"/>
      <path d="${boteh}" transform="translate(-2 3)scale(.72)" fill="var(--mg)"/>
      <path d="${boteh}" transform="translate(-4 6)scale(.46)" fill="var(--red)"/>
      <circle cx="-6" cy="8" r="5" fill="var(--mg-l)"/>
      <path d="M0 44V62M0 52C-8 50-14 44-14 38M0 52C8 50 14 44 14 38" stroke="var(--lf)" stroke-width="2.5" fill="none" stroke-linecap="round"/>
    </g>
    <g id="wf">
      <path d="${scallopRing(12, 0.58, 17)}" fill="var(--mg)"/>
      <path d="${scallopRing(9, 0.58, 10)}" fill="var(--mg-d)"/>
      <circle r="4.5" fill="var(--mg-l)"/>
      ${sepals}
    </g>`,
  layers: [
    useAt("wb", "50,46 150,146 150,-54 50,246"),
    useAt("wf", "150,46 50,146 50,-54 150,246"),
    `<g fill="var(--mg-d)">${diamonds}</g>`,
  ],
};

const marigoldInks = inks(
  "mg #ff9933, mg-m #f57f1e, mg-d #d9601a, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a, gold #d4af37",
);
const dividerFlowers = marigoldSymbols("w");

/** Section divider: a marigold between boteh and beads. */
export const marigoldDivider: Poster = {
  className: "wr-tilei",
  size: [520, 72],
  naturalSize: true,
  keepsStrokes: true,
  palette: new Map([...inks("red #9c1c28"), ...marigoldInks]),
  defs: dividerFlowers.defs,
  layers: [
    `<g id="wd">
      <path d="M0 38H150" stroke="var(--gold)" stroke-width="1.6"/>
      <path d="M20 38H150" stroke="var(--mg-d)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 26"/>
      <path d="M33 38H150" stroke="var(--lf)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 26"/>
      <path d="${boteh}" transform="translate(180 36)rotate(-86)scale(.56)" fill="var(--red)"/>
      <path d="${boteh}" transform="translate(181 36)rotate(-86)scale(.36)" fill="var(--mg)"/>
      <circle cx="184" cy="38" r="3" fill="var(--mg-l)"/>
      ${dividerFlowers.leaf(250, 38, 0.52, -90)}
      ${dividerFlowers.leaf(250, 34, 0.42, -62)}
      ${dividerFlowers.leaf(250, 42, 0.42, -118)}
    </g>`,
    `<use href="#wd" transform="matrix(-1 0 0 1 520 0)"/>`,
    dividerFlowers.head(260, 37, 0.68),
  ],
};

const toranFlowers = marigoldSymbols("e");
const pleats = "q-4 34-40 44-36-10-40-44".repeat(20);
const swags = Array.from({ length: 20 }, (_, index) => `M${index * 80} 22q40 46 80 0`).join("");
const drops = Array.from({ length: 20 }, (_, index) => `M${index * 80} 24v46`).join("");
const blooms = Array.from(
  { length: 21 },
  (_, index) => toranFlowers.leaf(index * 80, 72, 0.42, 180) + toranFlowers.head(index * 80, 22, 0.34),
).join("");

/** The upper edge of the Indian footer: a toran of marigolds and mango leaves under a scalloped valance. */
export const toranEdge: Poster = {
  className: "wr-toran",
  size: [1600, 120],
  crop: "xMidYMin slice",
  keepsStrokes: true,
  palette: new Map([...inks("edge #6c0f1c"), ...marigoldInks]),
  defs: toranFlowers.defs,
  layers: [
    `<path d="M0 0H1600V26${pleats}V0z" fill="var(--edge)"/>`,
    `<path d="M1600 26${pleats}" fill="none" stroke="var(--gold)" stroke-width="2.5"/>`,
    strokedGarland("eg", swags + drops, 11),
    blooms,
  ],
};
