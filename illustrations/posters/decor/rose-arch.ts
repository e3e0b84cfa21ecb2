import { altTexts } from "../../alt-texts.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #5f9bb0, k8 #78adbc, k7 #94bfc5, k6 #b1cfcb, k5 #cddccc, k4 #e4e5cb, k3 #f4e9cb, k2 #fbefd6, k1 #fff5e4, sun #fffdf4",
  "mt-l #f5d6bd, mt-m #e2b9aa, mt-s #7b9fae, mt-d #6a8fa1, snow #fffdf8, snow-s #b6cfd6, mist #f7f0dc",
  "hill #7ea68a, lawn #a9c383, lawn-l #c6d697, lawn-d #7fa76c, hedge #3f705c, path #f0dcbc, path-d #d8bb98, ink #1f4a44",
  "wood #fbf3e4, wood-d #cdbfae",
  "rose #e08d9b, rose-d #b25a70, rose-l #f8d3d2, gold #e8b04a, gold-l #fbe3a0, leaf #5c8a66, leaf-d #2f5c4c",
  "suit #22344a, rim #f6dca4, gown #ead6cc, gown-l #fffaf0, veil #fffaf2, skin #8d5a40",
);

const roses = roseSymbols("a2");
const couple = coupleSymbol("a2");
const random = seededRandom(22);

const range = ridge({
  key: parsePoints("-60,336 90,262 196,318 246,280 306,316 452,130 590,310 690,246 860,336"),
  habits: ["back", "back", "horn", "castle"],
  base: 380,
  light: 360,
  seed: 5,
  roughness: 16,
  ...backdrop,
  gullies: 4,
  snow: 0.5,
});

/** A point of the arch: 0 at the left foot, 1 at the right. */
const onArch = (share: number): readonly [x: number, y: number] => {
  const angle = Math.PI * (1 - share);
  const up = Math.sin(angle);
  const spring = share < 0.16 ? 1 - share / 0.16 : share > 0.84 ? 1 - (1 - share) / 0.16 : 0;
  return spring > 0
    ? [share < 0.5 ? 222 : 578, 300 + spring * 186]
    : [
        400 + 178 * Math.cos(Math.PI * (1 - (share - 0.16) / 0.68)),
        300 - 190 * Math.sin(Math.PI * (1 - (share - 0.16) / 0.68)) * (up > 0 ? 1 : 0),
      ];
};
const spray = (count: number, draw: (x: number, y: number, index: number) => string, spread: number) =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = onArch((index + 0.5) / count);
    return draw(roundWhole(x + (random() - 0.5) * spread), roundWhole(y + (random() - 0.5) * spread), index);
  }).join("");

const leaves = spray(
  46,
  (x, y, index) =>
    roses.leaf(x, y, +(0.42 + random() * 0.24).toFixed(2), roundWhole(index * 77 + random() * 60)),
  30,
);
const blooms = spray(
  40,
  (x, y, index) => roses.open(x, y, +(0.42 + random() * 0.24).toFixed(2), roundWhole(index * 51)),
  36,
);
const buds = spray(14, (x, y, index) => roses.bud(x, y, 0.42, roundWhole(index * 133)), 64);

/** A folding garden chair seen from behind. */
const chair = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-24 0L-20-96H-13L-16 0zM24 0L20-96H13L16 0z" fill="var(--wood)"/>
    <path d="M13-96H20L24 0H20zM-20-40H20V-30H-20z" fill="var(--wood-d)"/>
    <path d="M-22-100H22V-88H-22zM-20-82H20V-74H-20zM-20-68H20V-60H-20z" fill="var(--wood)"/>
    <path d="M4-100H22V-88H4z" fill="var(--wood-d)"/>
  </g>`;
const row = (y: number, scale: number, firstAcross: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const across = firstAcross + index * 56 * scale;
    return chair(roundWhole(400 - across), y, scale) + chair(roundWhole(400 + across), y, scale);
  }).join("");

const defs = `
  ${roses.defs}
  ${couple.defs}
  ${mistPattern("a2m", 180)}`;

const land = `
  ${bandedSky({ sun: { x: 340, y: 236 }, disc: 44, horizon: 300, stretch: 1.25, radii: [520, 430, 352, 286, 230, 182, 140, 104], size: [800, 600] })}
  ${paintRidge(range, "mt")}
  ${mist("a2m", 280)}
  <path d="${treeline(-10, 810, (x) => 366 - 12 * Math.sin(x / 110), { height: 30, step: 16, seed: 6, base: 120 })}" fill="var(--hill)"/>
  <path d="M0 404C60 380 100 396 130 392 170 380 200 396 230 398H570C600 396 630 380 670 392 700 396 740 380 800 404V460H0z" fill="var(--hedge)"/>
  <path d="M0 432Q400 400 800 432V600H0z" fill="var(--lawn)"/>
  <path d="M0 470Q300 430 400 428 500 430 800 470V520Q560 470 400 470 240 470 0 520z" fill="var(--lawn-l)"/>
  <path d="M0 540Q300 500 400 500 500 500 800 540V600H0z" fill="var(--lawn-d)"/>
  <path d="M362 434H438L566 600H234z" fill="var(--path)"/>
  <path d="M438 434L566 600H500L416 434z" fill="var(--path-d)"/>
  <path d="${scatter(random, 60, { x: 0, y: 404, width: 210, height: 30 })}${scatter(random, 60, { x: 590, y: 404, width: 210, height: 30 })}" stroke="var(--rose-l)" stroke-width="6" stroke-linecap="round"/>
  <path d="${scatter(random, 40, { x: 0, y: 400, width: 210, height: 34 })}${scatter(random, 40, { x: 590, y: 400, width: 210, height: 34 })}" stroke="var(--rose)" stroke-width="5" stroke-linecap="round"/>`;

const arch = `
  <ellipse cx="400" cy="486" rx="210" ry="12" fill="var(--lawn-d)" opacity=".5"/>
  ${couple.at(410, 486, 96)}
  <path d="M212 486V300A188 200 0 0 1 588 300V486H568V300A168 180 0 0 0 232 300V486z" fill="var(--wood)"/>
  <path d="M400 100A188 200 0 0 1 588 300V486H578V300A178 190 0 0 0 400 110z" fill="var(--wood-d)"/>
  ${leaves}${blooms}${buds}
  ${roses.leaf(196, 486, 0.6, -50)}${roses.leaf(250, 490, 0.6, 40)}${roses.leaf(550, 490, 0.6, -40)}${roses.leaf(604, 486, 0.6, 50)}
  ${roses.open(206, 478, 0.6, 20)}${roses.open(240, 488, 0.5, 60)}${roses.open(594, 478, 0.6, 10)}${roses.open(560, 488, 0.5, 44)}`;

const seats = `${row(530, 0.74, 96, 4)}${row(590, 1.05, 140, 5)}`;

const frame = `
  <path d="M0 600V520Q70 520 150 600zM800 600V520Q730 520 650 600z" fill="var(--ink)"/>
  ${roses.leaf(60, 590, 1.1, -30)}${roses.leaf(110, 606, 0.9, 34)}${roses.leaf(14, 560, 1, -10)}
  ${roses.open(30, 566, 1.1, 10)}${roses.open(96, 590, 0.95, 50)}${roses.bud(146, 584, 0.8, 30)}
  ${roses.leaf(740, 590, 1.1, 30)}${roses.leaf(690, 606, 0.9, -34)}${roses.leaf(786, 560, 1, 10)}
  ${roses.open(770, 566, 1.1, 30)}${roses.open(704, 590, 0.95, 6)}${roses.bud(654, 584, 0.8, -30)}`;

export const roseArch: Poster = {
  className: "wr-drose",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a2T", text: altTexts["decor/rose-arch"] },
  palette,
  defs,
  layers: [land, arch, seats, frame],
};
