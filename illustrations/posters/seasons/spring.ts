import { altTexts } from "../../alt-texts.ts";
import { broadleafTree } from "../../kit/broadleaf-tree.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { crocusSymbol } from "../../kit/crocuses.ts";
import { blade, scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #5b8f92, k8 #6f9f9e, k7 #88b1aa, k6 #a4c3b5, k5 #c1d3be, k4 #dbe0c4, k3 #efe5c8, k2 #fae7cc, k1 #fff1da, sun #fffbf0",
  "far-l #d6d3c4, far-m #bcc3ba, far-s #94b0ae, far-d #86a3a4, big-l #f2d4c0, big-m #d3b3aa, big-s #6a8f98, big-d #5a7f8a",
  "snow #fffdf8, snow-s #b4cfd4, hill #85ab90, hill2 #557f6c, bark #7a5f58, asp #a9c668, asp-l #d6e58c, asp-d #6f9a58",
  "water #5fae9f, water-l #d3efdf, water-d #3a8780, water-m #86c6b2, bar #d9cbb0",
  "m1 #9db36c, m2 #b9c87c, m3 #d4da94, m4 #7b9658, thatch #cdbb84, melt #f6fafa, melt-d #c3dbe0, ink #2f5246, ink-l #6f9060",
  "stem #6f8f6c, cro #b79ad6, cro-d #8a68b4, cro-l #e6d8f4, yolk #f2c04a, goose #3f5d64",
  "rose #b79ad6, suit #2a4654, rim #fff0c8, gown #e6ddd4, gown-l #fffdf8, veil #fffdf6, skin #8d5a40",
);

const sun = { x: 600, y: 372 };
const crocuses = crocusSymbol("sp");
const couple = coupleSymbol("sp");
const random = seededRandom(52);

const frontRange = ridge({
  key: parsePoints(
    "-40,520 120,410 190,446 300,380 380,446 470,418 540,458 690,430 780,470 900,410 980,452 1100,380 1640,540",
  ),
  habits: ["slab", "horn", "horn", "back", "slab", "horn"],
  base: 580,
  light: sun.x,
  seed: 3,
  roughness: 14,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  zigzag: 0.9,
  lean: 0.34,
  snow: 0.6,
  depth: 2,
});
const rundle = ridge({
  key: parsePoints("900,600 1080,400 1120,416 1260,196 1330,300 1390,262 1700,560"),
  habits: ["back", "slab", "slab"],
  base: 620,
  light: "left",
  seed: 27,
  roughness: 26,
  gullies: 5,
  folds: 4,
  zigzag: 0.75,
  snow: 0.6,
  lean: 0.14,
  buttresses: 3,
  depth: 2,
});

/** Geese come back in their wedge. */
const geese = [
  [0, 0],
  [-34, 16],
  [-66, 34],
  [-100, 50],
  [32, 18],
  [66, 34],
]
  .map(([x = 0, y = 0]) => `M${250 + x - 15} ${190 + y - 6}q9-6 15 4 6-10 15-6-9 0-12 8l-3 8-3-8q-4-8-12-6z`)
  .join("");

const sky = `
  ${bandedSky({ sun, disc: 54, horizon: 450, stretch: 1.6, radii: [610, 520, 440, 366, 300, 238, 184, 136], size: [1600, 900] })}
  ${cloud({ x: 760, y: 200, scale: 1, body: "k6", edge: "k3", torn: true })}
  ${cloud({ x: 40, y: 320, scale: 0.8, body: "k5", edge: "k2" })}
  ${fill("goose", geese)}`;

const land = `
  ${paintRidge(frontRange, "far")}
  ${paintRidge(rundle, "big")}
  ${fill(
    "hill",
    treeline(-10, 1610, (x) => 574 - 18 * Math.sin(x / 210), { height: 26, step: 17, seed: 4, base: 90 }),
  )}
  ${fill("m2", "M0 604C260 590 560 604 820 598S1340 584 1600 600V900H0z")}
  ${fill("m1", "M0 640C200 616 420 620 560 628 420 652 200 664 0 690zM1600 630C1440 612 1260 612 1140 622 1280 650 1440 660 1600 690z")}
  ${fill(
    "hill2",
    treeline(-10, 560, (x) => 626 - Math.max(0, 300 - x) * 0.06, {
      height: 44,
      step: 18,
      seed: 8,
      base: 26,
      taperRight: 260,
    }),
  )}
  ${fill(
    "hill2",
    treeline(1160, 1610, (x) => 620 - Math.max(0, x - 1300) * 0.06, {
      height: 44,
      step: 18,
      seed: 9,
      base: 26,
      taperLeft: 240,
    }),
  )}`;

/** High green water: over its banks, round the feet of the poplars, drift and foam on it. */
const river = `
  ${fill("water-m", "M760 604C700 614 560 618 500 634 430 654 560 668 520 690 440 730 160 750 0 800V900H1300C1280 850 1420 810 1400 770 1380 730 1180 724 1150 690 1130 664 1160 646 1060 630 980 618 900 612 860 604z")}
  ${fill("water", "M770 606C720 616 640 622 590 636 530 654 640 670 600 692 520 736 260 762 60 830L0 852V900H1240C1230 850 1340 810 1320 774 1290 736 1120 728 1080 692 1050 666 1080 646 1000 630 940 620 880 612 850 606z")}
  ${fill("water-d", "M790 610C760 620 700 630 670 642 620 662 740 676 700 698 620 742 420 772 260 840 220 860 200 880 190 900H460C560 830 800 790 880 740 930 706 860 680 880 656 896 640 860 624 830 610z")}
  ${stroke("water-l", 4.5, glints(random, 70, { x: 300, y: 640, width: 900, height: 240 }, 90), ' stroke-linecap="round"')}
  ${stroke("water-d", 4, glints(random, 30, { x: 560, y: 640, width: 620, height: 200 }, 70), ' stroke-linecap="round"')}
  ${fill("bar", "M940 752C1000 738 1080 742 1120 756 1080 772 980 774 940 752z")}
  ${fill("bark", "M600 728L720 708 724 714 640 734 604 738zM700 708l18-16 4 3-14 18z")}`;

const poplars = [
  [470, 660, 120],
  [400, 680, 150],
  [320, 676, 120],
  [520, 644, 84],
  [1110, 656, 110],
  [1176, 690, 150],
  [1256, 700, 170],
  [1336, 694, 130],
] as const;
const trees = `
  ${poplars.map(([x, y, height], index) => broadleafTree({ x, y, height, seed: index + 3, light: x < sun.x ? "right" : "left" })).join("")}
  ${stroke("water-l", 4, poplars.map(([x, y]) => `M${x - 22} ${y}h44`).join(""), ' stroke-linecap="round"')}`;

const bank = `
  ${fill("m4", "M560 900C640 846 760 818 900 806 1080 792 1240 800 1380 764 1460 744 1540 736 1600 732V900z")}
  ${fill("m2", "M590 890C680 846 780 826 900 816 1080 802 1250 812 1390 774 1470 754 1540 746 1600 742V770C1480 776 1400 812 1260 838 1080 870 800 850 590 890z")}
  ${fill("thatch", "M800 846C940 826 1100 836 1240 824 1320 816 1400 796 1470 786 1420 812 1300 850 1160 856 1040 860 900 850 800 846z")}
  ${fill("melt", "M1180 806C1230 796 1300 800 1340 786 1360 800 1300 826 1250 826 1220 828 1180 818 1180 806zM720 858C760 846 830 848 860 856 840 870 750 874 720 858z")}
  ${fill("melt-d", "M1250 826C1300 826 1360 800 1340 786 1330 808 1280 816 1200 820 1216 826 1236 828 1250 826zM720 858C750 874 840 870 860 856 830 866 760 866 720 858z")}
  ${stroke("cro", 8, scatter(random, 46, { x: 760, y: 812, width: 700, height: 60 }), ' stroke-linecap="round"')}
  ${stroke("cro-l", 5, scatter(random, 40, { x: 760, y: 812, width: 700, height: 60 }), ' stroke-linecap="round"')}
  ${couple.at(1010, 826, 122)}`;

const tufts = (from: number, to: number, count: number) =>
  Array.from({ length: count }, () =>
    blade(
      from + random() * (to - from),
      904,
      (random() - 0.5) * 10,
      (random() - 0.5) * 44,
      30 + random() * 60,
    ),
  ).join("");

const flowers: readonly (readonly [number, number, number, number])[] = [
  [40, 896, 1.5, -12],
  [112, 902, 1.9, 4],
  [196, 900, 1.6, 12],
  [268, 908, 1.3, -6],
  [76, 920, 1.4, 16],
  [332, 906, 1.1, 14],
  [404, 910, 1.2, -8],
  [160, 924, 1.3, -14],
  [466, 914, 0.9, 10],
  [1560, 896, 1.6, 10],
  [1486, 902, 2, -4],
  [1400, 900, 1.5, -14],
  [1330, 908, 1.2, 6],
  [1524, 922, 1.4, 18],
  [1446, 922, 1.3, 8],
  [1262, 912, 1, -8],
];
const frame = `
  ${fill("ink", "M0 900V830C120 800 330 824 560 900zM1600 900V826C1470 806 1330 830 1180 900z")}
  ${stroke("ink-l", 3.5, tufts(0, 560, 46) + tufts(1180, 1600, 40), ' stroke-linecap="round"')}
  ${flowers.map(([x, y, scale, turn]) => crocuses.at(x, y, scale, turn)).join("")}`;

export const spring: Poster = {
  className: "wr-sspr",
  size: [1600, 900],
  crop: "xMidYMid slice",
  title: { id: "spT", text: altTexts["seasons/spring"] },
  palette,
  defs: `${crocuses.defs}${couple.defs}`,
  layers: [sky, land, river, trees, bank, frame],
};
