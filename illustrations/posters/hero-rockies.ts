import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { standingCouple } from "../kit/couple.ts";
import { blade, scatter } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";

const palette = inks(
  "k9 #33425c, k8 #47506b, k7 #675d7a, k6 #8a6a80, k5 #ad7782, k4 #cc8a80, k3 #e5a583, k2 #f3c290",
  "k1 #fadba6, sun #fff3d4",
  "far-l #cd9490, far-m #b9848e, far-s #9a7389, far-d #8d6b86, mid-l #eeb893, mid-m #cb8d88",
  "mid-s #74637f, mid-d #625877, big-l #f2bf95, big-m #cf8f88, big-s #4d5071, big-d #3d4361",
  "snow #fff1da, snow-s #8d87a6, mist #f3c29a, hill1 #5d5673, hill2 #3a4660",
  "pine #202c45, pine-l #4f5674, river #f8d6a6, river-s #dd9d86, river-d #9a6f80, m1 #b98563",
  "m2 #dda566, m3 #ebbb77, m4 #8d6a62, bluff #262c42, bluff-l #cf8e58, grass #e6b06a",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560",
  "leaf-d #34504c",
  "suit #1d2438, rim #f7cf9a, gown #ecd0c4, gown-l #fff8ea, veil #fff3e4, skin #d79a7c",
);

const sun = { x: 1100, y: 452 };
const roses = roseSymbols("h");
const spruces = spruceSymbols("h", [1, 2, 3]);
const random = seededRandom(8);

/** Far mountains of different build: a long tilted slab, a low dome, twin horns, a broad block. */
const farRange = ridge({
  key: parsePoints(
    "-20,534 96,503 150,526 188,517 214,528 372,470 408,520 456,509 498,529 560,498 596,516 676,458 724,504 752,472 784,492 842,428 900,490 948,462 1004,508 1064,474 1128,512 1180,498 1214,516 1300,470 1640,500",
  ),
  base: 600,
  light: sun.x,
  seed: 5,
  roughness: 16,
  gullies: 2,
  folds: 1,
  zigzag: 0.6,
  lean: 0.2,
  buttresses: 0,
  depth: 2,
});
const middlePeaks = ridge({
  key: parsePoints("560,618 728,438 782,486 872,344 926,436 968,396 1082,600"),
  base: 620,
  light: sun.x,
  seed: 23,
  roughness: 22,
  gullies: 4,
  folds: 3,
  zigzag: 0.8,
  snow: 0.5,
  lean: 0.16,
  buttresses: 5,
  depth: 2,
});
const greatPeak = ridge({
  key: parsePoints("1128,612 1212,470 1228,478 1300,322 1316,330 1398,150 1450,226 1478,204 1660,370"),
  base: 650,
  light: sun.x,
  seed: 14,
  roughness: 30,
  gullies: 5,
  folds: 4,
  zigzag: 0.7,
  snow: 0.42,
  lean: 0.16,
  buttresses: 6,
});
/** The limestone beds of the great peak, which dip to the right. */
const strata = Array.from({ length: 13 }, (_, bed) => `M${1130 + bed * 9} ${330 + bed * 32}l520 190`).join(
  "",
);

const farFoothills = (x: number) =>
  602 -
  30 * Math.sin((x + 120) / 300) -
  14 * Math.sin(x / 97) -
  (x > 1150 ? (x - 1150) * 0.13 : 0) -
  (x < 500 ? (500 - x) * 0.06 : 0);
const leftBank = (x: number) =>
  640 + (x - 400) * 0.03 - 14 * Math.sin((x + 40) / 130) - (x < 420 ? (420 - x) * 0.2 : 0);
const rightBank = (x: number) =>
  646 - 12 * Math.sin((x + 40) / 120) - (x - 1120) * 0.1 - (x > 1250 ? (x - 1250) * 0.16 : 0);

const bluffGrass = Array.from({ length: 70 }, () => {
  const x = 930 + random() * 690;
  const y = 905 - Math.pow((x - 930) / 700, 0.6) * 150 + random() * 60;
  const height = 16 + random() * 26;
  return blade(x, y, 2 + random() * 3, 6 + random() * 9, height);
}).join("");
const bankGrass = Array.from({ length: 64 }, () => {
  const x = -10 + random() * 520;
  const y = 905 - Math.pow(Math.max(0, 1 - x / 520), 0.7) * 92 + random() * 40;
  const height = 16 + random() * 30;
  return blade(x, y, -(2 + random() * 3), -(4 + random() * 9), height);
}).join("");
/** Wild flowers on both sides of the river; fewer on the right, where the field is small. */
const flowers = (left: number, right: number) =>
  scatter(random, left, { x: 250, y: 690, width: 420, height: 110 }) +
  scatter(random, right, { x: 1130, y: 664, width: 470, height: 60 });

const defs = `
  ${roses.defs}
  ${spruces.defs}
  ${mistPattern("hst", 230)}
  <linearGradient id="hmi" x2="0" y2="1">
    <stop stop-color="var(--mist)" stop-opacity="0"/>
    <stop offset="1" stop-color="var(--mist)" stop-opacity=".85"/>
  </linearGradient>
  <clipPath id="hbc">
    <path d="${greatPeak.lit}"/>
  </clipPath>
  <clipPath id="hrv">
    <path d="M1056 604C960 614 896 628 930 642 985 664 1010 676 930 702 800 744 620 800 520 900L980 900C960 840 1020 780 1090 730 1146 690 1104 660 1034 642 1000 630 1030 616 1076 604z"/>
  </clipPath>`;

const sky = `
  <g id="h-sky">
    ${bandedSky({ sun, disc: 62, stretch: 1.62, radii: [590, 505, 428, 358, 294, 236, 184, 138], size: [1600, 900] })}
  </g>`;

const clouds = `
  <g id="h-clouds">
    ${cloud({ x: 640, y: 232, scale: 0.9, body: "k6", edge: "k3", torn: true })}
    ${cloud({ x: 1120, y: 246, scale: 0.9, body: "k4", edge: "k1", torn: true })}
    ${cloud({ x: 1120, y: 98, scale: 1.1, body: "k7", edge: "k5", torn: true })}
    ${cloud({ x: 1010, y: 330, scale: 0.62, body: "k3", edge: "sun", torn: true, mirrored: true })}
    ${cloud({ x: 60, y: 150, scale: 1.2, body: "k8", edge: "k7", torn: true })}
    ${cloud({ x: 1300, y: 380, scale: 0.6, body: "k4", edge: "k2", torn: true })}
  </g>`;

const mountains = `
  <g id="h-far">
    ${paintRidge(farRange, "far")}
  </g>
  <path d="M0 500H1600V620H0z" fill="url(#hmi)" opacity=".5"/>
  <g id="h-mid">
    ${paintRidge(middlePeaks, "mid")}
  </g>
  <g id="h-big">
    ${paintRidge(greatPeak, "big", `<path clip-path="url(#hbc)" d="${strata}" stroke="var(--big-m)" stroke-width="3" stroke-dasharray="38 9 70 16 22 30" opacity=".7" fill="none"/>`)}
  </g>
  ${mist("hst", 500, 1600)}
  <path d="M0 520H1600V640H0z" fill="url(#hmi)"/>`;

const meadows = `
  <path d="${treeline(-10, 1610, farFoothills, { height: 22, step: 14, seed: 4, base: 96 })}" fill="var(--hill1)"/>
  <path d="M0 626C260 630 520 626 760 632S1200 640 1600 622V900H0z" fill="var(--m1)"/>
  <path d="M0 690C240 650 560 640 960 640 900 664 760 684 640 730 560 764 480 830 470 900H0z" fill="var(--m2)"/>
  <path d="M0 668C200 640 420 634 700 634 480 650 240 672 0 716zM0 760C220 700 460 676 700 684 560 716 420 780 380 900H300C300 820 380 750 470 720 300 736 140 780 0 850z" fill="var(--m3)"/>
  <path d="M0 742C180 694 380 668 600 662 420 688 200 730 0 790zM640 730C560 764 480 830 470 900H520C620 800 800 744 930 702 960 692 976 684 980 676 860 690 740 696 640 730z" fill="var(--m4)" opacity=".55"/>
  <path d="M1100 654C1260 644 1440 640 1600 640V760C1440 720 1240 700 1100 720 1140 690 1130 668 1100 654z" fill="var(--m2)"/>
  <path d="M1128 664C1280 656 1460 660 1600 680V704C1440 676 1280 668 1132 676zM1130 690C1240 684 1380 694 1500 716L1440 722C1320 704 1220 700 1116 708z" fill="var(--m3)"/>
  <path d="${flowers(50, 40)}" stroke="var(--rose)" stroke-width="4.5" stroke-linecap="round"/>
  <path d="${flowers(30, 20)}" stroke="var(--gown-l)" stroke-width="3.5" stroke-linecap="round"/>`;

const river = `
  <g id="h-river" clip-path="url(#hrv)">
    <path d="M400 600H1200V900H400z" fill="var(--river)"/>
    <path d="M930 642C985 664 1010 676 930 702 800 744 620 800 520 900L610 900C690 800 830 760 960 712 1046 680 1010 656 960 640z" fill="var(--river-s)"/>
    <path d="M930 642C985 664 1010 676 930 702 800 744 620 800 520 900L550 900C640 800 810 752 940 706 1020 676 990 660 940 640z" fill="var(--river-d)"/>
    <path class="wr-glints" d="M700 860h150M760 838h180M690 884h90M820 872h140M800 800h120M860 770h150M900 786h90M940 742h90M970 728h60M1000 690h50M960 652h40M1030 622h30" stroke="var(--sun)" stroke-width="5" stroke-linecap="round"/>
    <path d="M620 860h70M650 830h90M720 806h60M560 890h80M780 772h60M860 736h60M930 712h40" stroke="var(--river-d)" stroke-width="4" stroke-linecap="round" opacity=".7"/>
  </g>`;

const treelines = `
  <path d="${treeline(-10, 760, leftBank, { height: 46, step: 15, seed: 9, base: 30, taperRight: 330 })}" fill="var(--hill2)"/>
  <path d="${treeline(1110, 1610, rightBank, { height: 48, step: 15, seed: 19, base: 34, taperLeft: 200 })}" fill="var(--hill2)"/>`;

const bluff = `
  <g id="h-bluff">
    <path d="M905 900C960 850 1010 800 1090 782 1180 762 1260 770 1330 748 1430 716 1520 700 1600 690V900z" fill="var(--bluff)"/>
    <path d="M965 846C1000 812 1040 790 1090 782 1180 762 1260 770 1330 748 1430 716 1520 700 1600 690V716C1520 726 1430 748 1340 778 1240 806 1150 786 1080 802 1030 812 1000 828 965 846z" fill="var(--bluff-l)"/>
    <path d="M965 846C1000 812 1040 790 1090 782 1180 762 1260 770 1330 748 1430 716 1520 700 1600 690V698C1520 708 1430 724 1335 756 1250 782 1180 772 1090 790 1040 800 1000 820 965 846z" fill="var(--m3)"/>
    <path d="M1098 784C1060 800 1010 834 965 880L1006 884C1050 834 1106 808 1146 788z" fill="var(--bluff)"/>
    <path d="${bluffGrass}" stroke="var(--grass)" stroke-width="2.4" fill="none" stroke-linecap="round"/>
    ${standingCouple(1122, 784, 92)}
  </g>
  <path d="M-300 899H1900V1000H-300z" fill="var(--bluff)"/>`;

const frame = `
  <g id="h-frame">
    ${spruces.tree(1, 1478, 800, 330)}
    ${spruces.tree(2, 1560, 830, 430)}
    ${spruces.tree(3, 1412, 796, 200)}
    ${spruces.tree(1, 1620, 820, 300)}
    ${spruces.tree(2, 1352, 780, 120)}
    ${spruces.tree(2, 20, 850, 250)}
    ${spruces.tree(1, -16, 860, 330)}
    ${spruces.tree(3, 76, 850, 170)}
    ${spruces.tree(1, 128, 856, 110)}
    <path d="M-10 900V824C90 806 200 828 300 850 380 868 450 884 500 900z" fill="var(--bluff)"/>
    <path d="${bankGrass}" stroke="var(--m2)" stroke-width="2.4" fill="none" stroke-linecap="round"/>
    ${roses.leaf(30, 880, 1.4, -34)}
    ${roses.leaf(120, 880, 1.5, -6)}
    ${roses.leaf(230, 885, 1.5, 20)}
    ${roses.leaf(200, 880, 1.3, -40)}
    ${roses.leaf(310, 905, 1.2, 36)}
    ${roses.leaf(60, 905, 1.2, -70)}
    ${roses.bud(112, 782, 1, -10)}
    ${roses.bud(300, 826, 0.9, 16)}
    ${roses.open(60, 842, 1.1, 10, 0.8)}
    ${roses.open(180, 846, 1.3, -14, 0.85)}
    ${roses.open(262, 882, 1, 20, 0.8)}
    ${roses.side(352, 880, 0.85, 14)}
    ${roses.leaf(1500, 900, 1.5, -30)}
    ${roses.leaf(1560, 890, 1.6, -4)}
    ${roses.leaf(1420, 910, 1.2, -44)}
    ${roses.leaf(1470, 905, 1.3, 10)}
    ${roses.open(1490, 862, 1.1, 12, 0.82)}
    ${roses.open(1576, 836, 1.25, -20, 0.85)}
    ${roses.open(1418, 888, 0.85, 0, 0.75)}
    ${roses.bud(1528, 768, 1, 8)}
  </g>`;

export const heroRockies: Poster = {
  className: "wr-hero",
  size: [1600, 900],
  crop: "xMidYMax slice",
  title: { id: "hT", text: altTexts["heroes/hero-rockies"] },
  keepsStrokes: true,
  palette,
  defs,
  layers: [sky, clouds, mountains, meadows, river, treelines, bluff, frame],
};
