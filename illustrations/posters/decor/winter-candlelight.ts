import { altTexts } from "../../alt-texts.ts";
import { candle } from "../../kit/candles.ts";
import { scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseHipSymbol } from "../../kit/rose-hips.ts";
import { ellipseBands } from "../../kit/sky.ts";
import { place } from "../../kit/svg.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k8 #16233f, k7 #1f3050, k6 #2b4063, k5 #3c5577, k4 #56708c, k3 #7b93a6, k2 #a9bac2, k1 #d8dfdc, sun #fbf6e6",
  "mt-l #aab9c6, mt-m #8598ab, mt-s #3a5070, mt-d #304461, snow #f4f5f0, snow-s #6c829c, hill #22385a, snowy #c3d0da, snowy-d #8ba1b6, pine #142542, pine-l #b9c8d4",
  "wall #22304a, wall-l #2f4160, wall-d #182338, frame #44577a, frame-l #8496ae, sill #6f6a80, sill-l #d9b88a, sill-d #3b3d5a, frost #e6eef3",
  "drape #5b3350, drape-l #84485c, drape-d #3c2340, rod #c9a24a, glow #ffcf7a",
  "wax #fdeccb, wax-d #d3a987, flame #ffc24a, flame-l #fff6cf, wick #2a2036, brass #c9a24a, brass-d #8a6a30",
  "bough #2f5a58, bough-l #5b8a7c, hip #b8383e, hip-l #e67a6c, twig #5a3a3c",
);

const spruces = spruceSymbols("a4", [1, 3]);
const hips = roseHipSymbol("a4");
const random = seededRandom(33);

const range = ridge({
  key: parsePoints("180,340 250,270 290,300 360,212 420,290 450,270 480,296 540,236 620,340"),
  base: 370,
  light: 470,
  seed: 14,
  roughness: 12,
  ...backdrop,
  buttresses: 1,
  snow: 0.55,
});

const pane = "M212 440V214A188 190 0 0 1 588 214V440z";

/** A fern of frost that grows into the pane: thin fronds that run out into points. */
const fern = (length: number, fronds: number) => {
  let path = `M-1 0Q${length * 0.1} ${-length * 0.5} 0 ${-length}Q${length * 0.14} ${-length * 0.5} 2 0z`;
  for (let frond = 1; frond < fronds; frond++) {
    const y = roundWhole((-length * frond) / fronds);
    const reach = roundWhole(length * 0.42 * (1 - frond / fronds) + 5);
    const up = roundWhole(-reach * 0.7);
    path += `M3 ${y}l${reach} ${up}${-reach} ${up === 0 ? 0 : -up - 3}zM3 ${y}l${-reach} ${up} ${reach} ${-up - 3}z`;
  }
  return path;
};

/** Needles on both sides of a bough that grows to the right. */
const needles = Array.from({ length: 16 }, (_, index) => {
  const x = index * 9;
  const y = roundWhole(-0.002 * x * x);
  return { up: `M${x - 3} ${y - 1}l20-23-14 25z`, down: `M${x - 2} ${y + 3}l4-6 20 18z` };
});

const glow = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--glow)" opacity=".13"/><circle cx="${x}" cy="${y}" r="${roundWhole(radius * 0.56)}" fill="var(--glow)" opacity=".2"/>`;

const defs = `
  ${spruces.defs}
  <path id="a4f" d="${fern(76, 9)}"/>
  <g id="a4b">
    <path d="M-4-2Q70-6 150-45 70-1-4 3z" fill="var(--twig)"/>
    <path d="${needles.map(({ down }) => down).join("")}" fill="var(--bough)"/>
    <path d="${needles.map(({ up }) => up).join("")}" fill="var(--bough-l)"/>
  </g>${hips.defs}`;

const outside = `
  <g>
    <path d="M200 0H600V450H200z" fill="var(--k8)"/>
    ${ellipseBands({ x: 474, y: 150 }, 1, [330, 270, 218, 174, 136, 104, 76])}
    <circle cx="474" cy="150" r="46" fill="var(--sun)"/>
    ${paintRidge(range, "mt")}
    <path d="${treeline(190, 610, (x) => 350 - 8 * Math.sin(x / 60), { height: 26, step: 14, seed: 6, base: 60 })}" fill="var(--hill)"/>
    <path d="M190 372Q300 344 420 366 520 384 610 356V450H190z" fill="var(--snowy)"/>
    <path d="M190 410Q320 384 430 402 520 416 610 396V450H190z" fill="var(--snowy-d)"/>
    ${spruces.tree(1, 262, 398, 150)}${spruces.tree(3, 306, 386, 96)}${spruces.tree(3, 560, 402, 170)}${spruces.tree(1, 514, 388, 84)}
    <path d="${scatter(random, 90, { x: 210, y: 20, width: 380, height: 400 })}" stroke="var(--frost)" stroke-width="5" stroke-linecap="round"/>
    <g fill="none" stroke="var(--frost)" stroke-width="2.500" stroke-linecap="round" opacity=".85">
      ${place("a4f", 212, 440, 1.1, 36)}${place("a4f", 220, 380, 0.8, 70)}${place("a4f", 270, 440, 0.8, 14)}${place("a4f", 214, 300, 0.7, 80)}
      ${place("a4f", 588, 440, 1.1, -36)}${place("a4f", 580, 372, 0.8, -72)}${place("a4f", 530, 440, 0.8, -12)}${place("a4f", 588, 290, 0.7, -80)}
      ${place("a4f", 250, 104, 0.9, 130)}${place("a4f", 552, 106, 0.9, -132)}${place("a4f", 330, 40, 0.6, 160)}${place("a4f", 470, 40, 0.6, -160)}
    </g>
  </g>`;

const room = `
  ${outside}
  <path d="M0 0H800V600H0z${pane}" fill="var(--wall)" fill-rule="evenodd"/>
  <path d="M0 0H800V14H0zM0 14H800V22H0z" fill="var(--wall-d)"/>
  <path d="M176 452V214A224 226 0 0 1 624 214V452z${pane}" fill="var(--wall-l)" fill-rule="evenodd"/>
  <path d="M192 452V214A208 210 0 0 1 608 214V452z${pane}" fill="var(--frame)" fill-rule="evenodd"/>
  <path d="M331 440V34h10V440zM459 440V34h10V440zM212 206H588v10H212z" fill="var(--frame)"/>
  <path d="M331 440V34h3V440zM459 440V34h3V440zM212 206H588v3H212z" fill="var(--frame-l)"/>`;

const drape = `
  <path d="M0 22H178C184 120 160 230 92 318 76 340 74 350 84 372 110 430 120 500 118 600H0z" fill="var(--drape)"/>
  <path d="M60 22H96C104 140 80 250 30 330 20 350 24 370 34 400 46 460 44 540 40 600H0V340C50 260 70 130 60 22zM140 22H178C184 120 160 230 92 318 76 340 74 350 84 372 110 430 120 500 118 600H94C100 500 86 430 62 376 54 352 60 334 74 314 128 236 150 120 140 22z" fill="var(--drape-d)"/>
  <path d="M118 22H140C150 120 128 236 74 314 66 326 60 338 60 350L48 348C50 330 60 316 70 300 116 226 128 120 118 22z" fill="var(--drape-l)"/>
  <path d="M14 336L100 326 96 352 20 362z" fill="var(--rod)"/>
  <path d="M60 344L100 326 96 352 58 358z" fill="var(--brass-d)"/>`;

const sill = `
  <path d="M112 452H688L760 500H40z" fill="var(--sill-l)"/>
  <path d="M112 452H360L300 500H40z" fill="var(--sill)"/>
  <path d="M440 452H688L760 500H500z" fill="var(--sill)"/>
  <path d="M24 500H776V524H24z" fill="var(--sill-d)"/>
  <path d="M24 500H776V506H24z" fill="var(--sill-l)"/>
  <path d="M50 524H750V600H50z" fill="var(--wall-l)"/>
  <path d="M50 524H750V536H50zM90 552H380V600H90zM420 552H710V600H420z" fill="var(--wall-d)"/>`;

/** A brass dish under a candle. */
const dish = (x: number, y: number, half: number) =>
  `<path d="M${x - half} ${y - 6}H${x + half}L${x + half * 0.6} ${y + 3}H${x - half * 0.6}z" fill="var(--brass)"/><path d="M${x + half * 0.2} ${y - 6}H${x + half}L${x + half * 0.6} ${y + 3}H${x + half * 0.2}z" fill="var(--brass-d)"/>`;
const groups = [
  [226, 486, 36, 176],
  [282, 492, 34, 118],
  [176, 492, 34, 84],
  [574, 486, 36, 176],
  [518, 492, 34, 118],
  [624, 492, 34, 84],
  [400, 490, 34, 92],
] as const;

const candles = `
  ${groups.map(([x, y, , height]) => glow(x, y - height - 24, height > 150 ? 84 : 60)).join("")}
  ${place("a4b", 60, 494, 0.9, -6)}${place("a4b", 300, 492, "-.8 .8", 4)}${place("a4b", 330, 496, 0.7, 6)}
  ${place("a4b", 740, 494, "-.9 .9", 6)}${place("a4b", 500, 492, 0.8, -4)}${place("a4b", 470, 496, "-.7 .7", -6)}
  ${groups.map(([x, y, width, height]) => dish(x, y, width * 0.8) + candle(x, y - 4, width, height)).join("")}`;

const frame = `
  ${drape}<g transform="matrix(-1 0 0 1 800 0)">${drape}</g>
  <path d="M0 18H800V28H0z" fill="var(--rod)"/>
  ${place("a4b", 10, 560, 1.2, -14)}${place("a4b", 20, 590, 1.3, 4)}${place("a4b", -10, 530, 0.9, -30)}${place("a4b", 230, 598, "-1.1 1.1", 10)}
  ${place("a4b", 790, 560, "-1.2 1.2", 14)}${place("a4b", 780, 590, "-1.3 1.3", -4)}${place("a4b", 810, 530, "-.9 .9", 30)}${place("a4b", 570, 598, 1.1, -10)}
  ${(
    [
      [40, 540, 1.4],
      [84, 566, 1.5],
      [128, 544, 1.2],
      [60, 586, 1.3],
      [164, 580, 1.3],
      [110, 592, 1.1],
      [340, 480, 0.9],
      [366, 492, 1],
      [110, 484, 0.9],
      [136, 492, 1],
    ] as const
  )
    .map(([x, y, scale], index) => hips.at(x, y, scale, index * 40) + hips.at(800 - x, y, scale, index * 65))
    .join("")}`;

export const winterCandlelight: Poster = {
  className: "wr-dwin",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a4T", text: altTexts["decor/winter-candlelight"] },
  palette,
  defs,
  layers: [room, sill, candles, frame],
};
