import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { larchSymbols } from "../../kit/larch-trees.ts";
import { blade, scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #24486c, k8 #345f82, k7 #4d7a97, k6 #7098a8, k5 #9cb7b4, k4 #c6cfb8, k3 #e6deb8, k2 #f7e6b8, k1 #fff0c8, sun #fffae6",
  "far-l #e2c9ae, far-m #bfa59b, far-s #6d87a0, far-d #5d7792, big-l #efcda4, big-m #c69e88, big-s #46607f, big-d #38506e",
  "snow #fffdf4, snow-s #a9c1d4, hill #5c6f62, hill-d #3c574f, gold-far #d9a040",
  "larch #e8a52c, larch-l #ffd65a, larch-d #b46a24, bark #5a4038, pine #1c3d44, pine-l #47755f",
  "m1 #b08a4a, m2 #c9a052, m3 #e0bd68, m4 #84663f, tarn #5c93a8, tarn-l #f6dfae, tarn-d #3a6c88, rock #b7a595, rock-d #7d7480",
  "ink #2b2436, rust #a83a2c, rust-l #dd6a3a, berry #f0b05a, path #f1d9a4",
  "rose #c8524e, suit #1f2c3e, rim #ffe3a6, gown #ecd9c4, gown-l #fffaf0, veil #fff8ec, skin #d79a7c",
);

const sun = { x: 1130, y: 330 };
const larches = larchSymbols("sf", [4, 11, 23]);
const spruces = spruceSymbols("sf", [1]);
const couple = coupleSymbol("sf");
const random = seededRandom(19);

/** Summits in a row, one beside the other, each a step further than the last. */
const tenPeaks = ridge({
  key: parsePoints(
    "-60,520 70,250 136,330 214,214 282,318 366,240 430,330 520,196 600,330 676,262 742,346 830,286 900,372 980,330 1080,440",
  ),
  habits: ["slab", "horn", "castle", "horn", "back", "horn", "slab"],
  base: 590,
  light: sun.x,
  seed: 9,
  roughness: 22,
  gullies: 4,
  folds: 3,
  zigzag: 0.45,
  lean: 0.12,
  snow: 0.5,
  buttresses: 4,
  depth: 2,
});
const temple = ridge({
  key: parsePoints("1060,600 1250,330 1300,350 1400,180 1470,250 1520,226 1720,500"),
  habits: ["castle", "slab", "back"],
  base: 640,
  light: sun.x,
  seed: 21,
  roughness: 28,
  gullies: 5,
  folds: 4,
  zigzag: 0.6,
  lean: 0.14,
  snow: 0.44,
  buttresses: 5,
  depth: 2,
});

const sky = `
  ${bandedSky({ sun, disc: 50, horizon: 420, stretch: 1.6, radii: [600, 512, 432, 360, 294, 234, 180, 132], size: [1600, 900] })}
  ${cloud({ x: 90, y: 120, scale: 1, body: "k8", edge: "k6", torn: true })}
  ${cloud({ x: 720, y: 150, scale: 0.7, body: "k5", edge: "sun" })}`;

const slopes = `
  ${paintRidge(tenPeaks, "far")}
  ${paintRidge(temple, "big")}
  ${fill(
    "hill",
    treeline(-10, 1610, (x) => 590 + 16 * Math.sin(x / 170), { height: 40, step: 20, seed: 5, base: 90 }),
  )}
  ${fill(
    "gold-far",
    treeline(-10, 1610, (x) => 618 + 14 * Math.sin(x / 140 + 1), { height: 42, step: 22, seed: 6, base: 80 }),
  )}
  ${fill("m1", "M0 640C240 620 480 640 760 632S1300 616 1600 640V900H0z")}
  ${fill("m2", "M0 676C260 640 520 656 700 650 560 690 300 700 0 740zM1600 660C1400 650 1240 652 1120 660 1260 690 1440 700 1600 730z")}`;

/** A tarn between the meadows, with the gold of its banks in it. */
const tarn = `
  ${fill("tarn", "M470 688C600 660 980 656 1130 684 1190 704 1120 738 980 748 800 762 560 752 480 726 440 712 440 698 470 688z")}
  ${fill("gold-far", "M486 684C600 662 980 658 1116 682 1000 690 940 706 900 690 860 706 830 716 800 692 760 708 720 724 690 692 640 706 560 700 486 684z")}
  ${fill("tarn-d", "M480 726C560 752 800 762 980 748 1120 738 1190 704 1130 684 1150 704 1060 728 960 734 800 744 560 742 480 726z")}
  ${stroke("tarn-l", 4, glints(random, 20, { x: 520, y: 700, width: 560, height: 34 }, 60), ' stroke-linecap="round"')}
  ${fill("rock", "M452 716l22-16 34 4 16 16-20 10H460zM1090 736l16-18 40-4 26 14-14 16H1100z")}
  ${fill("rock-d", "M452 716l22-16 8 30H460zM1090 736l16-18 14 26H1100z")}`;

const grove = [
  [40, 690, 190],
  [110, 676, 150],
  [176, 700, 210],
  [262, 672, 130],
  [330, 684, 160],
  [400, 668, 110],
  [452, 672, 90],
  [1170, 676, 130],
  [1226, 690, 170],
  [1300, 680, 150],
  [1378, 700, 210],
  [1452, 684, 170],
  [1530, 704, 230],
] as const;

const meadow = `
  ${grove.map(([x, y, height], index) => larches.tree(index, x, y, height)).join("")}
  ${fill("m3", "M0 760C200 720 420 730 620 770 760 796 900 792 1040 764 1240 728 1440 724 1600 752V900H0z")}
  ${fill("m2", "M0 812C220 770 440 786 640 820 800 846 940 836 1080 808 1280 772 1460 776 1600 800V900H0z")}
  ${fill("path", "M690 900C720 850 800 830 790 806 780 788 720 780 730 762 740 750 800 748 830 750 780 760 772 768 800 780 850 800 860 830 830 860 820 876 816 890 816 900z")}
  ${stroke("rust", 8, scatter(random, 60, { x: 0, y: 770, width: 1600, height: 60 }), ' stroke-linecap="round"')}
  ${stroke("rust-l", 6, scatter(random, 40, { x: 0, y: 770, width: 1600, height: 60 }), ' stroke-linecap="round"')}
  ${couple.at(800, 806, 116)}`;

const stems = (from: number, to: number, count: number) =>
  Array.from({ length: count }, () =>
    blade(
      from + random() * (to - from),
      904,
      (random() - 0.5) * 10,
      (random() - 0.5) * 40,
      30 + random() * 70,
    ),
  ).join("");
/** Leaves of the huckleberry: short blunt blades. */
const leaves = (count: number, left: number, width: number) =>
  Array.from({ length: count }, () => {
    const x = Math.round(left + random() * width);
    const y = Math.round(836 + random() * 62);
    const turn = random() < 0.5 ? 1 : -1;
    return `M${x} ${y}q${turn * 4}-18 ${turn * 22}-20-2 18 ${turn * -22} 20z`;
  }).join("");

const frame = `
  ${larches.tree(1, 70, 890, 560)}
  ${larches.tree(0, 250, 900, 380)}
  ${spruces.tree(1, 168, 880, 300)}
  ${larches.tree(2, 1500, 900, 520)}
  ${larches.tree(1, 1350, 896, 330)}
  ${spruces.tree(1, 1590, 890, 400)}
  ${fill("ink", "M0 900V850C120 826 300 836 460 900zM1600 900V846C1480 820 1280 836 1140 900z")}
  ${stroke("ink", 4, stems(0, 460, 26) + stems(1150, 1600, 26), ' stroke-linecap="round"')}
  ${fill("rust", leaves(34, 0, 430) + leaves(34, 1170, 430))}
  ${fill("rust-l", leaves(22, 0, 400) + leaves(22, 1200, 400))}
  ${stroke("berry", 9, scatter(random, 16, { x: 10, y: 846, width: 380, height: 50 }) + scatter(random, 16, { x: 1210, y: 846, width: 380, height: 50 }), ' stroke-linecap="round"')}`;

export const fall: Poster = {
  className: "wr-sfall",
  size: [1600, 900],
  crop: "xMidYMid slice",
  title: { id: "sfT", text: altTexts["seasons/fall"] },
  palette,
  defs: `${larches.defs}${spruces.defs}${couple.defs}`,
  layers: [sky, slopes, tarn, meadow, frame],
};
