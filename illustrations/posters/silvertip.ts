import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { blade } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";

const palette = inks(
  "k9 #3c3a66, k8 #54487a, k7 #745a88, k6 #98708e, k5 #bd8a90, k4 #dda68c, k3 #f2c28e, k2 #fbd8a0, k1 #ffecc2",
  "sun #fff8e0",
  "far-l #e0b49c, far-m #c49a98, far-s #9080a0, far-d #82749a, big-l #f8cfa0, big-m #d89c90, big-s #5c5686, big-d #4a4674",
  "snow #fff4e0, snow-s #a49cc4, mist #f8d2a4, hill #6a6a80, hill2 #3f5a5c, hill3 #2c4a4c",
  "log #b0705a, log-l #e0a878, log-d #5a3c4c, roof #4a4460, roof-l #8c7a8c, roof-d #352f4c, glow #ffdf8e, stone #b49a98, stone-d #6c5a70, rail #f0cfa0",
  "g1 #7f9a5c, g2 #a3b568, g3 #cfc878, g4 #557a54, bunker #f4dcb0, bunker-d #d4b088, flag #c8404e",
  "pine #1c3440, pine-l #4f7468, ink #16283a, ink-l #3a5a58",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c8060, leaf-d #2c4f4c",
  "suit #1d2438, rim #f7cf9a, gown #ecd0c4, gown-l #fff8ea, veil #fff3e4, skin #c98f68",
);

const sun = { x: 126, y: 400 };
const roses = roseSymbols("si");
const spruces = spruceSymbols("si", [1, 2, 3]);
const couple = coupleSymbol("si");
const random = seededRandom(43);

const farRange = ridge({
  key: parsePoints("-80,480 60,430 120,456 210,412 280,450 760,440 860,480"),
  base: 540,
  light: sun.x,
  seed: 10,
  ...distant,
});
/** The Three Sisters from the north-west: Little, Middle and Big Sister, each higher than the one before. */
const sisters = ridge({
  key: parsePoints("130,540 262,286 326,358 412,226 482,344 622,158 880,540"),
  base: 560,
  light: "left",
  seed: 29,
  roughness: 24,
  gullies: 4,
  folds: 4,
  zigzag: 0.75,
  snow: 0.3,
  lean: 0.16,
  buttresses: 0,
});

const sky = `
  ${bandedSky({ sun, disc: 54, horizon: 470, stretch: 1.2, radii: [830, 700, 584, 480, 386, 304, 230, 160] })}
  ${cloud({ x: 30, y: 220, scale: 0.8, body: "k5", edge: "k2" })}
  ${cloud({ x: 480, y: 110, scale: 0.8, body: "k7", edge: "k5" })}`;

const valley = `
  ${paintRidge(farRange, "far")}
  ${paintRidge(sisters, "big")}
  ${mist("sist", 448)}
  ${fill(
    "hill",
    treeline(-10, 810, (x) => 546 - 14 * Math.sin(x / 120), { height: 24, step: 13, seed: 3, base: 90 }),
  )}
  ${fill(
    "hill2",
    treeline(-10, 810, (x) => 606 - 16 * Math.sin((x + 90) / 150), {
      height: 40,
      step: 16,
      seed: 9,
      base: 120,
    }),
  )}`;

const windows = (xs: readonly number[], y: number, width: number, height: number) =>
  fill("glow", ...xs.map((x) => box(x, y, width, height)));

/** The clubhouse: three gables of unequal height on a stone base, with a deck along the front. */
const clubhouse = `
  <g id="si-club">
    ${fill("stone", box(330, 462, 34, 120), box(706, 486, 28, 90))}
    ${fill("stone-d", box(348, 462, 16, 120), box(720, 486, 14, 90), box(324, 456, 46, 9), box(700, 480, 40, 8))}
    ${fill("log", box(290, 580, 480, 110))}
    ${fill("roof", "M262 590L310 510H742L792 590z")}
    ${fill("roof-l", "M262 590L310 510H332L296 590z")}
    ${fill("roof-d", "M290 560H774L778 567H286z")}
    ${fill("log", "M306 690V588L372 516 438 588V690z")}
    ${fill("log-l", "M306 690V588L372 516V690z")}
    ${stroke("roof", 13, "M372 508L450 594")}
    ${stroke("roof-l", 13, "M294 594L372 508")}
    ${fill("log", "M626 690V600L684 536 742 600V690z")}
    ${fill("log-l", "M626 690V600L684 536V690z")}
    ${stroke("roof", 12, "M684 528L754 606")}
    ${stroke("roof-l", 12, "M614 606L684 528")}
    ${fill("log", "M440 690V570L532 462 624 570V690z")}
    ${fill("log-l", "M440 690V570L532 462V690z")}
    ${stroke("roof", 17, "M532 454L640 582")}
    ${stroke("roof-l", 17, "M424 582L532 454")}
    ${fill("glow", "M478 612V562L532 496 586 562V612z", "M346 612V582L372 552 398 582V612z", "M662 616V594L684 568 706 594V616z")}
    ${stroke("log-d", 5, "M532 474V612M478 574H586M504 530V612M560 530V612M372 530V612M346 586H398M684 548V616")}
    ${stroke("log-d", 7, "M462 556H602")}
    ${windows([318, 352, 398, 636, 668, 706], 630, 24, 40)}
    ${fill("glow", box(470, 628, 46, 62), box(548, 628, 46, 62))}
    ${stroke("log-d", 4, "M493 628V690M571 628V690")}
    ${fill("stone", box(270, 690, 520, 34))}
    ${fill("stone-d", box(270, 714, 520, 12), box(420, 690, 16, 34), box(640, 690, 16, 34))}
    ${fill("log-d", box(256, 684, 548, 8))}
    ${fill("rail", box(256, 656, 548, 5), ...[258, 306, 354, 402, 450, 610, 658, 706, 754, 796].map((x) => box(x, 656, 5, 30)))}
    ${stroke("rail", 2, "M258 666H450M258 676H450M610 666H800M610 676H800")}
  </g>`;

const course = `
  ${fill(
    "hill3",
    treeline(-10, 330, (x) => 676 - 6 * Math.sin(x / 40), {
      height: 60,
      step: 20,
      seed: 17,
      base: 90,
      taperRight: 60,
    }),
  )}
  ${fill("g1", "M0 720C160 690 280 700 400 712 560 726 700 720 800 712V1000H0z")}
  ${fill("g2", "M0 800C140 760 300 746 460 756 600 764 720 752 800 744V790C660 812 520 820 400 830 240 844 100 860 0 900z")}
  ${fill("g3", "M0 836C120 792 260 776 400 784 520 790 640 786 720 776 640 812 520 816 400 822 240 832 100 850 0 884z")}
  ${fill("g4", "M0 930C160 870 360 850 560 858 680 862 760 850 800 842V1000H0z")}
  ${fill("g1", "M60 1000C160 930 340 890 540 890 660 890 750 880 800 872V1000z")}
  ${fill("bunker-d", "M560 800C590 784 660 780 690 790 716 800 700 816 660 820 610 826 540 820 560 800z")}
  ${fill("bunker", "M568 798C596 786 654 784 680 792 700 800 688 808 652 810 610 814 560 812 568 798z")}
  ${fill("bunker-d", "M300 862C326 850 380 848 404 856 420 866 400 876 366 878 326 880 286 876 300 862z")}
  ${fill("bunker", "M308 860C332 852 374 852 394 858 404 866 390 870 362 870 330 872 300 870 308 860z")}
  ${stroke("rail", 4, "M152 806V700")}
  ${fill("flag", "M154 700C172 694 184 708 204 702V730C184 736 172 722 154 728z")}
  ${veil("g4", 0.8, "M140 806a14 4 0 1 0 28 0a14 4 0 1 0-28 0")}
  ${spruces.tree(2, 786, 760, 210)}
  ${spruces.tree(1, 746, 744, 130)}
  ${spruces.tree(3, 250, 724, 130)}
  ${spruces.tree(1, 222, 720, 90)}`;

const grass = Array.from({ length: 70 }, () => {
  const left = random() < 0.5;
  const x = left ? random() * 240 - 10 : 560 + random() * 250;
  return blade(x, 1004, (random() - 0.5) * 8, (random() - 0.5) * 26, 40 + random() * 70);
}).join("");

const frame = `
  ${veil("g4", 0.7, "M420 906C452 900 512 900 540 906 520 916 440 916 420 906z")}
  ${couple.at(488, 906, 108, "right")}
  ${fill("ink", "M-10 1000V940C60 920 170 940 240 1000zM560 1000C630 950 730 930 810 930V1000z")}
  ${stroke("ink-l", 4, grass, ' stroke-linecap="round"')}
  ${spruces.tree(2, 34, 980, 330)}
  ${spruces.tree(3, -10, 1000, 420)}
  ${spruces.tree(1, 96, 1000, 200)}
  ${roses.leaf(60, 1004, 1.3, -14)}
  ${roses.leaf(190, 1012, 1.1, 26)}
  ${roses.leaf(680, 1012, 1.2, -26)}
  ${roses.leaf(780, 1000, 1.3, 10)}
  ${roses.open(56, 972, 1.05, 10, 0.85)}
  ${roses.open(142, 984, 0.9, -20, 0.85)}
  ${roses.bud(196, 956, 0.8, 14)}
  ${roses.open(756, 960, 1.1, 30, 0.85)}
  ${roses.open(672, 982, 0.9, 0, 0.85)}
  ${roses.bud(626, 964, 0.8, -14)}`;

export const silvertip: Poster = {
  className: "wr-sil",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "siT", text: altTexts["venues/silvertip"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${mistPattern("sist", 180)}`,
  layers: [sky, valley, clubhouse, course, frame],
};
