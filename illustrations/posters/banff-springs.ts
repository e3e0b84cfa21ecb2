import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { arched, box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { chimney, gable, turret, wing } from "./castle.ts";

const palette = inks(
  "k9 #33425c, k8 #47506b, k7 #675d7a, k6 #8a6a80, k5 #b07a80, k4 #d0927f, k3 #e9ad84, k2 #f6c892, k1 #fbdfab",
  "sun #fff3d4",
  "far-l #d8a096, far-m #c08c92, far-s #94728c, far-d #856888, big-l #f2bf95, big-m #cf8f88, big-s #4d5071, big-d #3d4361",
  "snow #fff1da, snow-s #8d87a6, bed #c98a84, mist #f3c29a, hill #5d5673, hill2 #33405a",
  "lime #e9bd95, lime-m #b98a82, lime-d #6d5a74, roof #4f7f7c, roof-l #9cc3a6, roof-d #2f5660, glow #ffdf92, pane #54455f, stone #c9947f, stone-d #5d4a66",
  "pine #202c45, pine-l #4f5674, river #f3cfa4, river-s #c98f86, river-d #6a5a7a, rock #3a3f5a, rock-l #d39a78",
  "ink #1d2438, grass #d79a62",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560, leaf-d #34504c",
  "suit #1d2438, rim #f7cf9a, gown #ecd0c4, gown-l #fff8ea, veil #fff3e4, skin #d79a7c",
);

const sun = { x: 668, y: 396 };
const roses = roseSymbols("bs");
const spruces = spruceSymbols("bs", [1, 2, 3]);
const couple = coupleSymbol("bs");
const random = seededRandom(16);

const farRange = ridge({
  key: parsePoints("380,480 470,410 520,440 590,380 650,430 720,400 830,470"),
  base: 540,
  light: sun.x,
  seed: 9,
  ...distant,
});
/** Mount Rundle: a cliff to the left, one long tilted slab to the right. */
const rundle = ridge({
  key: parsePoints("-70,520 196,128 262,216 318,196 660,500"),
  base: 560,
  light: "right",
  seed: 31,
  roughness: 24,
  gullies: 5,
  folds: 4,
  zigzag: 0.7,
  snow: 0.26,
  lean: 0.12,
  buttresses: 0,
});
const beds = Array.from({ length: 12 }, (_, bed) => `M${150 + bed * 4} ${150 + bed * 36}l470 430`).join("");

const sky = `
  ${bandedSky({ sun, disc: 52, horizon: 460, stretch: 1.2, radii: [820, 690, 574, 472, 380, 298, 224, 156] })}
  ${cloud({ x: 420, y: 150, scale: 0.9, body: "k6", edge: "k3" })}
  ${cloud({ x: 560, y: 250, scale: 0.55, body: "k5", edge: "k2" })}
  ${cloud({ x: -60, y: 96, scale: 0.9, body: "k8", edge: "k6" })}`;

const mountains = `
  ${paintRidge(farRange, "far")}
  ${paintRidge(rundle, "big", `<g clip-path="url(#bsru)">${stroke("bed", 5, beds)}</g>`)}
  ${mist("bsst", 446)}
  ${fill(
    "hill",
    treeline(-10, 810, (x) => 534 - 12 * Math.sin(x / 130), { height: 28, step: 14, seed: 4, base: 190 }),
  )}
  ${fill(
    "hill2",
    treeline(-10, 810, (x) => 660 - 24 * Math.sin((x + 60) / 200), {
      height: 44,
      step: 18,
      seed: 14,
      base: 140,
    }),
  )}`;

const terrace = Array.from({ length: 11 }, (_, index) => arched(190 + index * 44, 724, 24, 28)).join("");
const castle = `
  <g id="bs-castle">
    ${wing({ x: 104, width: 116, eaves: 566, ridge: 506, foot: 690, shade: 0.24, columns: 5, rows: 4 })}
    ${wing({ x: 608, width: 104, eaves: 572, ridge: 516, foot: 690, shade: 0.2, columns: 5, rows: 4 })}
    ${chimney(250, 440, 520)}
    ${chimney(566, 430, 500)}
    ${wing({ x: 204, width: 156, eaves: 508, ridge: 432, foot: 696, shade: 0.2, columns: 6, rows: 6 })}
    ${wing({ x: 470, width: 152, eaves: 496, ridge: 420, foot: 696, shade: 0.14, columns: 6, rows: 6 })}
    ${gable(252, 30, 462, 512, 696)}
    ${gable(572, 30, 448, 500, 696)}
    ${fill("glow", ...[540, 580, 620, 660].flatMap((y) => [box(246, y, 10, 16), box(266, y, 8, 16), box(576, y - 6, 10, 16)]))}
    ${fill("pane", ...[540, 580, 620, 660].flatMap((y) => [box(232, y, 8, 16), box(554, y - 6, 8, 16)]))}
    ${chimney(372, 286, 380)}
    ${chimney(436, 286, 380)}
    ${wing({ x: 344, width: 134, eaves: 396, ridge: 282, foot: 700, shade: 0.22, columns: 5, rows: 8 })}
    ${turret(346, 17, 410, 322, 700)}
    ${turret(476, 17, 410, 322, 700)}
    ${gable(411, 32, 372, 430, 700)}
    ${fill("glow", arched(411, 520, 30, 64), box(402, 548, 8, 20), box(414, 548, 8, 20), box(402, 588, 8, 20), box(414, 588, 8, 20), arched(411, 690, 34, 52))}
    ${fill("pane", arched(411, 442, 12, 26), box(390, 548, 8, 20), box(390, 588, 8, 20))}
    ${fill("stone", box(160, 690, 520, 38))}
    ${fill("stone-d", box(160, 690, 140, 38), box(160, 722, 520, 8))}
    ${fill("glow", terrace)}
    ${fill("lime", box(152, 684, 536, 7))}
  </g>`;

const valley = `
  ${fill(
    "hill2",
    treeline(-10, 810, (x) => 742 - 10 * Math.sin(x / 80), { height: 46, step: 17, seed: 24, base: 90 }),
  )}
  ${fill("river-d", "M0 800C160 776 300 772 420 780 560 790 700 776 800 766V1000H0z")}
  ${fill("river", "M0 812C160 786 300 782 410 790 520 800 560 830 640 850 700 866 760 870 800 872V960C700 940 600 920 520 890 400 850 200 850 0 900z")}
  ${fill("river-s", "M0 860C200 826 380 832 520 876 610 906 700 926 800 940V960C700 940 600 920 520 890 400 850 200 850 0 900z")}
  ${stroke("sun", 4, glints(random, 30, { x: 40, y: 800, width: 560, height: 70 }, 60), ' stroke-linecap="round" opacity=".8"')}
  ${fill("rock", "M560 792C620 780 720 774 800 772V852C740 852 690 846 640 832 600 820 580 806 560 792z")}
  ${spruces.tree(1, 640, 836, 110)}
  ${spruces.tree(2, 690, 842, 150)}
  ${spruces.tree(3, 600, 812, 76)}
  ${spruces.tree(1, 742, 846, 120)}
  ${spruces.tree(2, 60, 800, 120)}
  ${spruces.tree(3, 110, 792, 84)}`;

const frame = `
  ${fill("rock-l", "M-10 1000V872C60 866 150 872 230 896 300 916 350 950 380 1000z")}
  ${fill("ink", "M-10 1000V890C60 884 150 890 220 910 280 930 320 960 344 1000zM520 1000C580 950 680 916 810 910V1000z")}
  ${couple.at(212, 906, 108)}
  ${veil("ink", 0.6, "M150 906C180 900 240 900 270 908 250 916 170 916 150 906z")}
  ${spruces.tree(2, 772, 960, 330)}
  ${spruces.tree(1, 700, 980, 210)}
  ${spruces.tree(3, 816, 980, 420)}
  ${roses.leaf(30, 1000, 1.4, -14)}
  ${roses.leaf(140, 1010, 1.2, 26)}
  ${roses.leaf(640, 1012, 1.2, -26)}
  ${roses.leaf(740, 1004, 1.3, 8)}
  ${roses.open(44, 950, 1.15, 10, 0.85)}
  ${roses.open(126, 978, 1, -20, 0.85)}
  ${roses.bud(-2, 896, 0.8, -8)}
  ${roses.open(706, 972, 1.05, 30, 0.85)}
  ${roses.side(630, 988, 0.85, -10)}
  ${roses.open(784, 984, 0.95, 0, 0.85)}`;

export const banffSprings: Poster = {
  className: "wr-bsp",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "bsT", text: altTexts["venues/fairmont-banff-springs"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${mistPattern("bsst", 200)}<clipPath id="bsru"><path d="${rundle.lit}"/></clipPath>`,
  layers: [sky, mountains, castle, valley, frame],
};
