import { altTexts } from "../../alt-texts.ts";
import { bridalPairSymbols } from "../../kit/bridal-pair.ts";
import { diyaSymbol } from "../../kit/diya-lamps.ts";
import { marigoldSymbols } from "../../kit/marigolds.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { rangoliSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #1c1238, k8 #2b1748, k7 #451d58, k6 #6a2763, k5 #963b66, k4 #c25a62, k3 #e6845c, k2 #f9b566, k1 #ffdf98, sun #fff4d4",
  "mt-l #e39076, mt-m #c46f74, mt-s #5b2b66, mt-d #4c235c, snow #ffe0b8, snow-s #8e4a78, mist #e8926e",
  "hill #38194e, pine #1c0e33, pine-l #4a2458, lake #5a2a68, lake-d #341a4c, lake-l #f2a566, shore #241038, path #7a3a58, path-l #b5645a, bank #2b1440, bank-l #43204f, ink #160a2a",
  "gold #d4af37, gold-l #f6e08f, red #cf2230, red-d #96132a, skin #b57648, skin-d #8f5a38, hair #1d0f18, veil #f0503f, ivory #fff3dc, ivory-d #e6c9a0",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a, flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
);

const marigolds = marigoldSymbols("b4");
const lamps = diyaSymbol("b4");
const pair = bridalPairSymbols("b4");
const spruces = spruceSymbols("b4", [1, 3]);
const random = seededRandom(47);

const range = ridge({
  key: parsePoints("-60,300 60,232 150,272 240,190 330,268 392,242 470,276 560,126 860,306"),
  habits: ["back", "castle", "back", "slab"],
  base: 330,
  light: 400,
  seed: 37,
  roughness: 16,
  ...backdrop,
  snow: 0.44,
});

/** The middle of the path and half its width, from the near edge (0) to the water (1). */
const pathAt = (share: number) => {
  const y = 610 - 198 * (1 - Math.pow(1 - share, 1.7));
  const half = 190 * Math.pow(1 - share, 1.7) + 26;
  const x = 400 + 74 * Math.sin(share * 4.4) * (1 - share * 0.4);
  return { x, y, half };
};
const shares = Array.from({ length: 25 }, (_, index) => index / 24);
const edge = (side: -1 | 1, list: readonly number[]) =>
  list.map((share) => {
    const { x, y, half } = pathAt(share);
    return `${roundWhole(x + side * half)} ${roundWhole(y)}`;
  });
const path = `M${[...edge(-1, shares), ...edge(1, shares.toReversed())].join("L")}z`;
const litPath = `M${[
  ...edge(-1, shares),
  ...shares.toReversed().map((share) => {
    const { x, y, half } = pathAt(share);
    return `${roundWhole(x - half * 0.1)} ${roundWhole(y)}`;
  }),
].join("L")}z`;

/** Lamps at both edges, from far to near. */
const pathLamps = [0.84, 0.71, 0.58, 0.46, 0.35, 0.24, 0.11]
  .map((share) => {
    const { x, y, half } = pathAt(share);
    const scale = +(0.22 + Math.pow(1 - share, 1.6) * 0.95).toFixed(2);
    const out = half + 6 + 18 * scale;
    return (
      lamps.at(roundWhole(x - out), roundWhole(y), scale) +
      lamps.at(roundWhole(x + out), roundWhole(y), scale)
    );
  })
  .join("");

/** Lamps afloat, each with its light on the water below. */
const afloat = [
  [86, 366, 0.42],
  [168, 392, 0.56],
  [250, 362, 0.36],
  [286, 396, 0.5],
  [330, 352, 0.28],
  [486, 354, 0.28],
  [540, 386, 0.48],
  [604, 360, 0.36],
  [668, 394, 0.56],
  [742, 368, 0.44],
] as const;
const floating = afloat
  .map(
    ([x, y, scale]) =>
      `<path d="M${roundWhole(x - 12 * scale)} ${roundWhole(y + 14 * scale)}h${roundWhole(24 * scale)}M${roundWhole(x - 7 * scale)} ${roundWhole(y + 26 * scale)}h${roundWhole(16 * scale)}M${roundWhole(x - 9 * scale)} ${roundWhole(y + 38 * scale)}h${roundWhole(12 * scale)}" stroke="var(--flame)" stroke-width="3" stroke-linecap="round"/>` +
      lamps.at(x, y, scale),
  )
  .join("");

const waves = (count: number, longest: number) =>
  Array.from({ length: count }, () => {
    const near = random();
    return `M${roundWhole(random() * 840 - 20)} ${roundWhole(338 + near * 80)}h${roundWhole((12 + longest * random()) * (0.4 + near))}`;
  }).join("");

const defs = `
  ${marigolds.defs}
  ${lamps.defs}
  ${pair.defs}
  ${spruces.defs}
  <path id="b4s" d="${scallopRing(32, 0.56)}"/>
  <path id="b4l" d="${lotusRing(32, 12)}"/>
  ${mistPattern("b4m", 180)}`;

const sky = `
  ${rangoliSky({ sun: { x: 400, y: 316 }, disc: 82, rings: ["b4s", "b4l"], radii: [470, 394, 328, 272, 222, 178, 140, 108], halfPetal: 5.6, dots: { radii: [430, 360, 246], count: 64, weight: 60, inkName: "gold-l", opacity: 0.6 }, size: [800, 600] })}
  ${paintRidge(range, "mt")}
  ${mist("b4m", 236)}
  <path d="${treeline(-10, 810, (x) => 318 - 10 * Math.sin(x / 90), { height: 28, step: 15, seed: 5, base: 40 })}" fill="var(--hill)"/>`;

const lake = `
  <path d="M0 330H800V440H0z" fill="var(--lake)"/>
  <path d="M0 330H800V338H0z" fill="var(--lake-l)" opacity=".6"/>
  <path d="${waves(50, 70)}" stroke="var(--lake-d)" stroke-width="5" stroke-linecap="round"/>
  <path d="M350 344h100M336 356h124M360 368h90M330 380h130M372 392h70M350 404h100" stroke="var(--lake-l)" stroke-width="5" stroke-linecap="round"/>
  <path d="${waves(16, 50)}" stroke="var(--lake-l)" stroke-width="3" stroke-linecap="round" opacity=".7"/>
  ${floating}`;

const ground = `
  <path d="M0 424C120 400 240 420 330 414 400 406 480 410 560 418 660 426 720 402 800 420V600H0z" fill="var(--bank)"/>
  <path d="M0 470C140 440 240 460 400 448 560 460 680 440 800 466V520C640 480 520 500 400 490 260 500 160 480 0 520z" fill="var(--bank-l)"/>
  <path d="M0 540C160 510 260 530 400 520 540 530 660 512 800 536V600H0z" fill="var(--shore)"/>
  <path d="${path}" fill="var(--path)"/>
  <path d="${litPath}" fill="var(--path-l)" opacity=".7"/>
  ${spruces.tree(1, 40, 470, 200)}${spruces.tree(3, 100, 452, 130)}${spruces.tree(3, 764, 466, 210)}${spruces.tree(1, 706, 450, 140)}
  ${pathLamps}
  ${pair.bride(392, 446, 70)}${pair.groom(424, 446, 73)}`;

const frame = `
  <path d="M0 600V528Q80 520 170 600zM800 600V528Q720 520 630 600z" fill="var(--ink)"/>
  ${marigolds.leaf(50, 588, 1, -26)}${marigolds.leaf(116, 606, 0.9, 24)}${marigolds.leaf(750, 588, 1, 26)}${marigolds.leaf(684, 606, 0.9, -24)}
  ${marigolds.head(22, 566, 1)}${marigolds.head(86, 592, 0.95, 20)}${marigolds.head(146, 606, 0.7, 40)}
  ${marigolds.head(778, 566, 1)}${marigolds.head(714, 592, 0.95, 20)}${marigolds.head(654, 606, 0.7, 40)}`;

export const diyaPathway: Poster = {
  className: "wr-ddiy",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b4T", text: altTexts["decor/diya-pathway"] },
  palette,
  defs,
  layers: [sky, lake, ground, frame],
};
