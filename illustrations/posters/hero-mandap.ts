import { altTexts } from "../alt-texts.ts";
import { flickeringDiyas } from "../kit/diya-lamps.ts";
import { marigoldSymbols, strokedGarland } from "../kit/marigolds.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { paintRidge, ridge } from "../kit/ridges.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { dottedCircles, ringBands } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { mandapPavilion } from "./mandap.ts";

const palette = inks(
  "k11 #3f0a1a, k10 #540d1c, k9 #6c131d, k8 #861f1e, k7 #a5321f, k6 #c44a20, k5 #e06a24, k4 #f58a2c",
  "k3 #ffa947, k2 #ffc772, k1 #ffe0a0, sun #fff3d0",
  "far-l #e08a4c, far-m #c66a44, far-s #a04a42, far-d #8f3f40, mid-l #ffbe74, mid-m #e58a50",
  "mid-s #7d2f45, mid-d #6a2440, big-l #ffc27a, big-m #e88e55, big-s #5e1d3c, big-d #4c1535",
  "snow #fff1d2, snow-s #b0607a, mist #ffcf8a, hill1 #4a4a35, hill2 #1f4a34",
  "pine #0f3329, pine-l #2f6b45, m1 #6f7a35, m2 #a3963b, m3 #cfae4c, m4 #5a6b35, river #ffd68f",
  "river-s #e88f45, river-d #a5482f",
  "stone #f6dcae, stone-m #dcae7a, stone-d #a9664a, dark #3a0d20",
  "gold #d4af37, gold-l #f4dc86",
  "maroon #800000, maroon-d #5c0613, red #c01f2e, red-d #8f1226, ivory #fff3dc, ivory-d #e6c79c",
  "cloth #ff9933, cloth-d #dd6f1c",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
  "flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
  "skin #c98a5e, skin-d #b57648, hair #23101a, veil #e8473a",
);

const sun = { x: 1110, y: 470 };
const marigolds = marigoldSymbols("i");
const diyas = flickeringDiyas("i");
const pair = bridalPairSymbols("i");
const spruces = spruceSymbols("i", [1, 2]);

/** Far mountains of different build, the longest slab on the quiet side of the picture. */
const farRange = ridge({
  key: parsePoints(
    "-20,544 60,520 104,538 262,482 300,528 350,516 384,532 440,504 476,522 584,462 640,512 676,488 704,506 748,442 812,500 946,446 1016,518 1090,472 1168,520 1310,480 1640,530",
  ),
  base: 610,
  light: sun.x,
  seed: 8,
  roughness: 16,
  gullies: 1,
  folds: 0,
  zigzag: 0.6,
  lean: 0.2,
  buttresses: 0,
  depth: 2,
});
const middlePeaks = ridge({
  key: parsePoints("520,624 664,440 716,486 786,352 846,440 900,384 1030,600"),
  base: 630,
  light: sun.x,
  seed: 31,
  roughness: 22,
  gullies: 4,
  folds: 3,
  zigzag: 0.8,
  snow: 0.45,
  lean: 0.16,
  buttresses: 3,
  depth: 2,
});
const greatPeak = ridge({
  key: parsePoints("1190,610 1290,420 1306,428 1420,196 1470,280 1506,246 1680,420"),
  base: 650,
  light: sun.x,
  seed: 17,
  roughness: 28,
  gullies: 5,
  folds: 4,
  zigzag: 0.7,
  snow: 0.42,
  lean: 0.16,
  buttresses: 3,
  depth: 2,
});
const farFoothills = (x: number) =>
  606 -
  24 * Math.sin((x + 60) / 280) -
  12 * Math.sin(x / 97) -
  (x > 1250 ? (x - 1250) * 0.14 : 0) -
  (x < 480 ? (480 - x) * 0.05 : 0);
const leftBank = (x: number) =>
  650 + (x - 400) * 0.02 - 14 * Math.sin((x + 40) / 130) - (x < 420 ? (420 - x) * 0.16 : 0);

/** Fine gold lines just inside three of the scalloped rings, in quarters. */
const quarterRing = scallopRing(48, 0.56).split("q").slice(0, 13).join("q");
const goldScallops = [606, 406, 248]
  .flatMap((radius) =>
    [0, 90, 180, 270].map(
      (turn) =>
        `<use href="#isq" transform="rotate(${turn})scale(${(radius - 14) / 100})" stroke-width="${(150 / radius).toFixed(2)}"/>`,
    ),
  )
  .join("");

const defs = `
  ${marigolds.defs}
  ${diyas.defs}
  ${pair.defs}
  ${spruces.defs}
  <path id="isc" d="${scallopRing(48, 0.56)}"/>
  <path id="isq" d="${quarterRing}"/>
  <path id="ilo" d="${lotusRing(48, 9)}"/>
  ${mistPattern("ist", 130)}
  <linearGradient id="imi" x2="0" y2="1">
    <stop stop-color="var(--mist)" stop-opacity="0"/>
    <stop offset="1" stop-color="var(--mist)" stop-opacity=".85"/>
  </linearGradient>`;

const sky = `
  <g id="i-sky">
    <path d="M0 0H1600V900H0z" fill="var(--k11)"/>
    <g transform="translate(${sun.x} ${sun.y})">
      ${ringBands(["isc", "ilo"], [1180, 1010, 860, 726, 606, 500, 406, 322, 248, 184, 130], 3.75)}
      <g fill="none" stroke="var(--gold-l)" stroke-opacity=".4">
        ${goldScallops}
      </g>
      <g fill="none" stroke="var(--gold-l)" stroke-linecap="round" stroke-opacity=".55">
        ${dottedCircles([486, 306, 172], 80, 70)}
      </g>
      <circle r="86" fill="var(--sun)"/>
    </g>
  </g>`;

const mountains = `
  <g id="i-far">
    ${paintRidge(farRange, "far")}
  </g>
  <path d="M0 500H1600V620H0z" fill="url(#imi)" opacity=".4"/>
  <g id="i-mid">
    ${paintRidge(middlePeaks, "mid")}
  </g>
  <g id="i-big">
    ${paintRidge(greatPeak, "big")}
  </g>
  ${mist("ist", 510, 1600)}
  <path d="M0 530H1600V650H0z" fill="url(#imi)" opacity=".9"/>
  <path d="${treeline(-10, 1610, farFoothills, { height: 24, step: 18, seed: 4, base: 96 })}" fill="var(--hill1)"/>`;

const meadows = `
  <path d="M0 640C260 640 520 636 760 640S1200 646 1600 632V900H0z" fill="var(--m1)"/>
  <path d="M0 700C240 660 560 650 900 650 820 690 640 720 560 790 520 830 500 870 500 900H0z" fill="var(--m2)"/>
  <path d="M0 676C200 650 420 644 680 644 480 660 240 684 0 726zM0 770C220 710 420 688 640 700 520 730 400 790 370 900H290C300 830 350 770 430 736 280 752 130 790 0 856z" fill="var(--m3)"/>
  <path d="M1120 720C1260 672 1450 650 1600 650V800H1120z" fill="var(--m2)"/>
  <path d="M1300 690C1400 670 1520 670 1600 680V704C1520 690 1420 690 1300 706z" fill="var(--m3)"/>`;

const river = `
  <g id="i-river">
    <path d="M960 646C860 656 700 670 740 690 820 716 800 740 700 776 560 826 500 860 470 900L820 900C830 850 870 810 920 770 960 730 880 706 850 690 820 676 900 660 990 646z" fill="var(--river)"/>
    <path d="M740 690C820 716 800 740 700 776 560 826 500 860 470 900L530 900C580 850 660 820 770 780 860 744 840 712 770 690z" fill="var(--river-s)"/>
    <path d="M740 690C820 716 800 740 700 776 560 826 500 860 470 900L494 900C540 850 640 815 730 780 820 744 810 714 752 690z" fill="var(--river-d)"/>
    <path class="wr-glints" d="M640 868h120M690 846h130M600 888h90M720 822h120M770 798h100M800 772h90M850 744h50M830 716h30M780 684h40M840 664h40" stroke="var(--sun)" stroke-width="4.5" stroke-linecap="round"/>
  </g>`;

const bankLamps = [
  [660, 862, 0.8],
  [742, 812, 0.6],
  [800, 758, 0.45],
  [590, 884, 0.8],
] as const;

const bank = `
  <path d="${treeline(-10, 740, leftBank, { height: 46, step: 18, seed: 9, base: 32, taperRight: 300 })}" fill="var(--hill2)"/>
  ${diyas.lamps(bankLamps)}`;

const trees = `
  <g id="i-frame1">
    ${spruces.tree(1, 1500, 790, 300)}
    ${spruces.tree(2, 1576, 820, 400)}
    ${spruces.tree(1, 1430, 780, 190)}
    ${spruces.tree(1, 1386, 776, 120)}
    ${spruces.tree(2, 24, 850, 230)}
    ${spruces.tree(1, -14, 860, 310)}
    ${spruces.tree(1, 84, 856, 150)}
  </g>`;

const terrace = `
  <g id="i-terrace">
    <path d="M780 900L836 812H1384L1600 812V900z" fill="var(--stone-d)"/>
    <path d="M812 812H1408L1424 840H796z" fill="var(--stone-m)"/>
    <path d="M836 786H1384L1408 812H812z" fill="var(--stone)"/>
    <path d="M796 840H1424L1480 900H740z" fill="var(--maroon)"/>
    <path d="M796 840H1424" stroke="var(--gold)" stroke-width="5"/>
    <path d="M770 868H1452" stroke="var(--gold)" stroke-width="3" stroke-dasharray="2 16" />
    <path d="M812 826H1408" stroke="var(--stone-d)" stroke-width="3" stroke-dasharray="26 8"/>
    <g transform="translate(1110 800)scale(1 .1)">
      <use href="#ilo" transform="scale(1.7)" fill="var(--red)"/>
      <use href="#isc" transform="scale(1.45)" fill="var(--gold-l)"/>
      <use href="#ilo" transform="scale(1)" fill="var(--cloth)"/>
      <use href="#isc" transform="scale(.7)" fill="var(--ivory)"/>
    </g>
  </g>`;

const terraceLamps = [
  ...[846, 900, 1320, 1374].map((x) => [x, 806, 0.75] as const),
  ...[960, 1010, 1210, 1260].map((x) => [x, 806, 0.55] as const),
];

const frame = `
  <path d="M-300 899H1900V1000H-300z" fill="var(--dark)"/>
  <g id="i-frame">
    ${strokedGarland("ig4", "M1600 0C1592 90 1580 180 1586 300M1560 0C1556 80 1552 140 1556 220M1520 0C1518 50 1514 90 1516 140M1482 0V84", 17)}
    ${marigolds.leaf(1586, 304, 0.6, 180)}
    ${marigolds.leaf(1556, 224, 0.6, 180)}
    ${marigolds.leaf(1516, 144, 0.6, 180)}
    ${marigolds.leaf(1482, 88, 0.6, 180)}
    <path d="M-10 900V826C90 808 200 830 300 852 380 870 430 884 470 900z" fill="var(--dark)"/>
    <path d="M1310 900C1400 850 1500 820 1610 810V900z" fill="var(--dark)"/>
    ${marigolds.leaf(40, 880, 1.5, -40)}
    ${marigolds.leaf(60, 870, 1.6, -8)}
    ${marigolds.leaf(150, 880, 1.6, -24)}
    ${marigolds.leaf(170, 880, 1.8, 14)}
    ${marigolds.leaf(250, 890, 1.5, -14)}
    ${marigolds.leaf(280, 890, 1.5, 30)}
    ${marigolds.leaf(350, 900, 1.2, 10)}
    ${marigolds.leaf(380, 900, 1.1, 50)}
    ${marigolds.head(36, 850, 1.1)}
    ${marigolds.head(120, 858, 1.3, 20)}
    ${marigolds.head(214, 868, 1.15, 8)}
    ${marigolds.head(300, 884, 0.95, 30)}
    ${marigolds.head(168, 900, 1)}
    ${marigolds.head(76, 904, 0.9)}
    ${marigolds.head(366, 900, 0.7)}
    ${marigolds.leaf(1440, 900, 1.3, -30)}
    ${marigolds.leaf(1490, 890, 1.6, -12)}
    ${marigolds.leaf(1560, 880, 1.7, 12)}
    ${marigolds.leaf(1400, 900, 1.1, -50)}
    ${marigolds.head(1480, 880, 1.05, 10)}
    ${marigolds.head(1566, 860, 1.3, 30)}
    ${marigolds.head(1410, 898, 0.8)}
    ${marigolds.head(1526, 904, 0.9)}
  </g>`;

export const heroMandap: Poster = {
  className: "wr-heroi",
  size: [1600, 900],
  crop: "xMidYMax slice",
  title: { id: "iT", text: altTexts["heroes/hero-mandap"] },
  keepsStrokes: true,
  palette,
  defs,
  layers: [
    sky,
    mountains,
    meadows,
    river,
    bank,
    trees,
    terrace,
    mandapPavilion(marigolds, pair),
    diyas.lamps(terraceLamps),
    diyas.flames([...bankLamps, ...terraceLamps]),
    frame,
  ],
};
