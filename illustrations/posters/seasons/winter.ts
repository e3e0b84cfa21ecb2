import { altTexts } from "../../alt-texts.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { inks } from "../../kit/palette.ts";
import { type ArtPoint, parsePoints, polygon, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { roseHipSymbol } from "../../kit/rose-hips.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { place } from "../../kit/svg.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #0e1a33, k8 #132440, k7 #19304e, k6 #213f5e, k5 #2c526e, k4 #3d6a80, k3 #5b8795, k2 #88abaf, k1 #bfd3cc, sun #fbf7e2",
  "au3 #58c08c, au4 #c2f0ae",
  "far-l #b8cad9, far-m #8ea6bd, far-s #3a5679, far-d #304a6b, big-l #8fa6bf, big-m #6d87a5, big-s #22385b, big-d #1b2f50",
  "snow #f3f6f6, snow-s #5f7f9f, hill #27425f, hill2 #1a3050",
  "ice #7fa6bd, ice-l #b5d2dd, ice-d #4f7c9a, bank #cfdde8, bank-l #edf3f6, bank-d #8fa9c2",
  "pine #132641, pine-l #d3e0ea, ink #0f1c34, block #a9d3dc, block-l #e2f4f2, block-d #6ba3b8",
  "glow #ffd27a, lamp #ffedb8, hip #c2454c, hip-l #ee8a78, twig #3c2c40",
  "rose #c2454c, suit #17233c, rim #f7d9a0, gown #c9d3de, gown-l #ffffff, veil #eef3f6, skin #a56f52, scarf #c2454c, coat #3b2f52",
);

const moon = { x: 1010, y: 236 };
const shore = 604;
const spruces = spruceSymbols("sw", [1, 2, 3], true);
const couple = coupleSymbol("sw");
const hips = roseHipSymbol("sw");
const random = seededRandom(41);

const victoria = ridge({
  key: parsePoints("420,560 600,330 652,352 752,236 822,280 900,246 950,300 1000,284 1140,540"),
  base: 600,
  light: moon.x,
  seed: 12,
  roughness: 18,
  gullies: 4,
  folds: 3,
  zigzag: 0.7,
  snow: 0.62,
  buttresses: 0,
  depth: 2,
});
const fairview = ridge({
  key: parsePoints("-320,640 40,190 150,270 246,232 660,612"),
  habits: ["castle", "slab"],
  base: 620,
  light: "right",
  seed: 7,
  roughness: 28,
  gullies: 4,
  folds: 4,
  zigzag: 0.7,
  snow: 0.36,
  buttresses: 3,
  depth: 2,
});
const beehive = ridge({
  key: parsePoints("960,612 1226,340 1276,366 1420,214 1880,640"),
  habits: ["back", "castle"],
  base: 620,
  light: "left",
  seed: 18,
  roughness: 28,
  gullies: 5,
  folds: 4,
  zigzag: 0.7,
  snow: 0.4,
  buttresses: 3,
  depth: 2,
});

/** A curtain of northern light: an even hem below, its rays dying away upwards. */
function curtain(hemAt: (x: number) => number, rise: (x: number) => number): string {
  const xs = Array.from({ length: 42 }, (_, index) => -20 + index * 40);
  return polygon([
    ...xs.map((x): ArtPoint => [x, hemAt(x)]),
    ...xs.toReversed().map((x): ArtPoint => [x, hemAt(x) - rise(x)]),
  ]);
}
const lowHem = (x: number) => 186 - 62 * Math.sin(x / 250 + 2.9) - x * 0.02;
const highHem = (x: number) => 96 + 40 * Math.sin(x / 290 + 1.6) + x * 0.03;
/** Rays that stand on the hem, wider apart where the curtain turns. */
const rays = Array.from({ length: 24 }, (_, index) => {
  const x = index * 68 + 30 * random();
  const high = 90 + 120 * random();
  return polygon([
    [x - 7, lowHem(x)],
    [x, lowHem(x) - high],
    [x + 14, lowHem(x + 14) - high * 0.9],
    [x + 24, lowHem(x + 24)],
  ]);
}).join("");
const aurora = `
  <path d="${curtain(highHem, (x) => 90 + 20 * Math.sin(x / 130))}" fill="url(#swau)" opacity=".45"/>
  <path d="${curtain(lowHem, (x) => 150 + 44 * Math.sin(x / 160))}" fill="url(#swau)"/>
  <path d="${rays}" fill="url(#swau)" opacity=".3"/>
  ${fill(
    "au4",
    curtain(lowHem, (x) => 9 + 5 * Math.sin(x / 90)),
  )}`;

const stars = Array.from(
  { length: 46 },
  () => `M${roundWhole(random() * 1600)} ${roundWhole(random() * 210)}h0`,
).join("");

const sky = `
  ${bandedSky({ sun: moon, disc: 40, horizon: 300, stretch: 1.5, radii: [640, 548, 462, 384, 312, 246, 186, 130], size: [1600, 900] })}
  ${stroke("k1", 3, stars, ' stroke-linecap="round"')}
  ${aurora}
  <circle cx="${moon.x}" cy="${moon.y}" r="40" fill="var(--sun)"/>`;

/** The glacier under the wall, all snow now. */
const brink =
  "L1052 470 1004 452 980 480 944 460 912 492 872 472 832 504 792 478 750 506 712 482 672 500 632 474 590 496 566 474 540 482";
const glacier = `
  ${fill("snow-s", `M536 458${brink.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => `${x} ${Number(y) + 26}`)}z`)}
  ${fill("snow", `M536 458L566 440 604 448 650 416 696 430 742 396 786 422 834 402 876 428 934 400 976 424 1020 408 1052 448${brink}z`)}
  ${fill("snow-s", "M742 396L786 422 834 402 876 428 850 454 812 438 776 458zM934 400L976 424 1020 408 1052 448 1040 452 1000 432 970 452z")}`;

const land = `
  ${paintRidge(victoria, "far")}
  ${glacier}
  ${paintRidge(fairview, "big")}
  ${paintRidge(beehive, "big")}
  ${fill(
    "hill",
    treeline(-10, 820, (x) => 596 - Math.max(0, 560 - x) * 0.13, {
      height: 36,
      step: 16,
      seed: 5,
      base: 90,
      taperRight: 200,
    }),
  )}
  ${fill(
    "hill",
    treeline(800, 1610, (x) => 596 - Math.max(0, x - 1060) * 0.13, {
      height: 36,
      step: 16,
      seed: 6,
      base: 90,
      taperLeft: 200,
    }),
  )}
  ${fill(
    "hill2",
    treeline(-10, 520, (x) => 610 - Math.max(0, 380 - x) * 0.06, {
      height: 54,
      step: 19,
      seed: 15,
      base: 50,
      taperRight: 180,
    }),
  )}
  ${fill(
    "hill2",
    treeline(1110, 1610, (x) => 610 - Math.max(0, x - 1260) * 0.06, {
      height: 54,
      step: 19,
      seed: 16,
      base: 50,
      taperLeft: 180,
    }),
  )}`;

const lake = `
  ${fill("bank-d", `M0 ${shore}H1600V900H0z`)}
  ${fill("bank", "M0 640C300 606 560 612 800 612S1320 606 1600 640V900H0z")}
  ${fill("bank-l", "M250 724C280 652 560 624 810 624S1340 650 1372 724C1390 800 1100 842 810 842S230 800 250 724z")}
  ${fill("ice-d", "M276 730C300 664 570 636 810 636S1322 662 1346 730C1360 796 1090 830 810 830S262 796 276 730z")}
  ${fill("ice", "M280 738C310 676 570 648 810 648S1312 674 1342 738C1350 796 1090 830 810 830S272 796 280 738z")}
  ${fill("ice-l", "M640 652C760 646 900 646 1060 660 1130 690 1010 706 1040 734 1080 770 980 800 900 828 840 832 780 830 720 826 800 790 900 770 860 734 830 704 700 700 640 652z")}
  ${stroke("block-l", 2.5, "M420 760C560 700 700 820 860 770S1100 690 1240 752M520 720C640 690 700 740 820 716S1000 680 1100 706M600 806C720 770 820 800 940 790M960 690c60-14 90 22 40 28s-70-20-40-28M470 744c60-16 100 20 50 28s-90-18-50-28", ' stroke-linecap="round"')}
  ${stroke("sun", 4, glints(random, 16, { x: 900, y: 652, width: 170, height: 150 }, 50), ' stroke-linecap="round"')}`;

/** An arch of ice blocks at the edge of the rink, a lantern in it. */
const iceArch = `
  <g transform="translate(560 664)">
    ${fill("block", "M-78 0V-74C-78-134 78-134 78-74V0H46V-66C46-100-46-100-46-66V0z")}
    ${fill("block-l", "M78 0V-74C78-104 39-119 0-119V-92C25-92 46-84 46-66V0z")}
    ${stroke("block-d", 2, "M-78-24H-46M-78-50H-46M46-24H78M46-50H78M-73-92L-44-76M-38-114L-24-90M0-119V-92M38-114L24-90M73-92L44-76")}
    ${fill("block-d", "M-90 0H-40V8H-90zM40 0H90V8H40z")}
    <circle cy="-64" r="20" fill="var(--block)"/><circle cy="-64" r="11" fill="var(--glow)"/><circle cy="-64" r="6" fill="var(--lamp)"/>
  </g>`;

/** Lanterns in the snow round the rink. */
const lanterns = [
  [318, 690],
  [412, 658],
  [676, 632],
  [800, 628],
  [924, 632],
  [1050, 640],
  [1180, 656],
  [1290, 684],
] as const;
const lights = `
  ${stroke("ice-l", 26, lanterns.map(([x, y]) => `M${x} ${y}h0`).join(""), ' stroke-linecap="round"')}
  ${stroke("glow", 13, lanterns.map(([x, y]) => `M${x} ${y}h0`).join(""), ' stroke-linecap="round"')}
  ${stroke("lamp", 6, lanterns.map(([x, y]) => `M${x} ${y}h0`).join(""), ' stroke-linecap="round"')}`;

const skaters = `
  ${place("swk", 1176, 716, 1.1)}
  ${place("swk", 700, 690, "-.9 .9")}
  ${place("swk", 1040, 684, 0.8)}
  ${fill("ice-d", "M800 792C840 782 900 782 940 792 920 802 830 802 800 792z")}
  ${couple.at(872, 794, 128)}`;

const frame = `
  ${spruces.tree(2, 150, 760, 300)}
  ${spruces.tree(1, 62, 800, 430)}
  ${spruces.tree(3, 236, 780, 210)}
  ${spruces.tree(1, 1450, 770, 330)}
  ${spruces.tree(2, 1546, 810, 470)}
  ${spruces.tree(3, 1372, 776, 190)}
  ${fill("bank-d", "M0 900V772C140 742 260 776 380 826 460 858 540 880 620 900zM1600 900V776C1480 744 1360 770 1240 826 1160 862 1080 884 1000 900z")}
  ${fill("bank-l", "M0 900V796C130 764 250 800 360 846 420 870 470 888 520 900zM1600 900V800C1490 766 1370 796 1270 846 1210 874 1160 890 1110 900z")}
  ${stroke("twig", 5, "M-10 880C60 850 130 846 200 866M70 856C90 820 84 800 100 780M130 850C160 830 190 826 216 800M40 866C40 836 24 820 26 796M1610 876C1540 846 1470 846 1400 868M1530 852C1510 816 1520 800 1500 776M1470 850C1440 832 1420 824 1394 804M1566 862C1570 832 1586 820 1580 790", ' stroke-linecap="round"')}
  ${hips.at(100, 800, 1.3, 6)}${hips.at(216, 822, 1.2, -8)}${hips.at(26, 818, 1.3)}${hips.at(200, 888, 1.1, 14)}${hips.at(152, 858, 1)}
  ${hips.at(1500, 798, 1.3, -6)}${hips.at(1394, 826, 1.2, 8)}${hips.at(1580, 812, 1.3)}${hips.at(1402, 890, 1.1, -14)}${hips.at(1450, 860, 1)}
  ${stroke("snow", 7, "M84 786C92 780 100 776 104 776M196 808C206 800 214 796 220 796M10 792L36 792M1486 776L1510 774M1384 802L1404 802M1570 788L1592 786M90 848C120 842 150 846 176 854M1424 856C1460 844 1490 842 1520 848", ' stroke-linecap="round"')}`;

const northernLight = `
  <linearGradient id="swau" x2="0" y2="1">
    <stop stop-color="var(--au3)" stop-opacity="0"/>
    <stop offset="1" stop-color="var(--au3)" stop-opacity=".9"/>
  </linearGradient>`;

/** Someone who skates to the left, scarf behind. */
const skater = `
  <g id="swk">
    <path d="M-2-30L-12-2-18-1-8-32zM2-30L16-14 24-16 26-12 14-8-4-26z" fill="var(--suit)"/>
    <path d="M-12-58C-4-64 6-62 8-54L8-28C2-24-8-24-12-28z" fill="var(--coat)"/>
    <path d="M-10-54L-26-44-28-48-12-60zM6-56L20-46 18-42 2-48z" fill="var(--coat)"/>
    <circle cx="-4" cy="-69" r="6.500" fill="var(--skin)"/>
    <path d="M-11-70C-10-80 4-80 3-70 0-74-8-74-11-70z" fill="var(--scarf)"/>
    <path d="M-10-62L4-62 26-66 24-58 4-57-10-57z" fill="var(--scarf)"/>
    <path d="M-22 1L-4 1M20-9L30-12" stroke="var(--block-l)" stroke-width="2.500"/>
  </g>`;

export const winter: Poster = {
  className: "wr-swin",
  size: [1600, 900],
  crop: "xMidYMid slice",
  title: { id: "swT", text: altTexts["seasons/winter"] },
  palette,
  defs: `${spruces.defs}${couple.defs}${hips.defs}${skater}${northernLight}`,
  layers: [sky, land, lake, lights, iceArch, skaters, frame],
};
