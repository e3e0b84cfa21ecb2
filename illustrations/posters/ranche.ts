import { altTexts } from "../alt-texts.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { scatter } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { treeline } from "../kit/trees.ts";
import { rancheHouse, saddleHorse } from "./ranche-house.ts";

const palette = inks(
  "k9 #3f6d8e, k8 #5884a0, k7 #7a9db0, k6 #a0b6b6, k5 #c4c9b0, k4 #dfd4a4, k3 #f2dd9e, k2 #fae3a0",
  "k1 #fff0c0, sun #fffbe8",
  "far-l #e6cfae, far-m #c9b8a8, far-s #93a9b0, far-d #829ca8, snow #fff8e6, snow-s #b6c6c8, hill #7f9a78, hill2 #587d62",
  "m1 #8fa054, m2 #b4b460, m3 #d8c877, m4 #55774c, path #f3dda4, path-d #d8b37c",
  "tree #4f7f54, tree-l #9db45c, tree-d #2c5748, trunk #7a5a4a, trunk-l #c79a70",
  "brick #b5604c, brick-l #dd8a62, brick-d #7f3f44, roof #5d5166, roof-l #9a7f80, roof-d #43394f",
  "trim #f4e2bd, trim-d #cfae94, timber #4c3038, white #fffaec, shade #5b3a42, glow #ffdb84",
  "water #5f93a0, water-l #fff0c4, water-d #3d7284",
  "bay #8a4a34, bay-d #54303a, grey #e3d8c8, grey-d #9a8f92, red #b4404a",
  "cloth #fffaf0, cloth-d #d9c3b8, ink #1f3a36",
  "rose #dc8e9b, rose-d #b05c70, rose-l #f8d6d2, gold #ecb550, gold-l #fff0b8, leaf #5f8a58, leaf-d #2d5646",
  "suit #22304a, rim #ffe3a6, gown #ecd5c8, gown-l #fffaf0, veil #fff8ec, skin #8d5a3e",
);

const sun = { x: 690, y: 400 };
const roses = roseSymbols("bv");
const couple = coupleSymbol("bv");
const random = seededRandom(21);

const range = ridge({
  key: parsePoints(
    "-20,480 40,440 80,456 150,396 220,450 470,440 560,420 640,446 700,404 750,436 820,390 860,440",
  ),
  base: 520,
  light: sun.x,
  seed: 8,
  ...distant,
  snow: 0.35,
});

const sky = `
  ${bandedSky({ sun, disc: 46, horizon: 470, stretch: 1.2, radii: [830, 700, 585, 482, 390, 308, 232, 164] })}
  ${paintRidge(range, "far")}`;

const valley = `
  ${fill(
    "hill",
    treeline(-10, 810, (x) => 524 - 14 * Math.sin(x / 120), { height: 20, step: 15, seed: 6, base: 80 }),
  )}
  ${treeCrown({ x: 120, y: 520, across: 110, high: 90, tufts: 24, tuft: 42, seed: 4, light: 1 }, "tree")}
  ${treeCrown({ x: 736, y: 560, across: 70, high: 74, tufts: 18, tuft: 36, seed: 11, light: -1 }, "tree")}
  ${fill("m1", "M0 612C200 596 600 604 800 620V1000H0z")}
  ${fill("m2", "M0 700C160 660 300 660 420 668 330 720 180 740 0 800zM800 668C680 652 560 660 470 668 560 700 690 704 800 720z")}
  ${fill("m3", "M0 830C120 770 240 730 360 700 330 790 240 890 60 1000H0zM500 690C560 716 640 744 690 790 640 830 560 900 520 1000H470z")}
  ${fill("path-d", "M400 690H470C474 760 520 880 610 1000H150C300 880 390 770 400 690z")}
  ${fill("path", "M412 690H464C466 760 490 880 540 1000H190C320 880 404 770 412 690z")}`;

/** Fish Creek comes round from the right. */
const creek = `
  ${fill("m4", "M800 742C720 740 664 752 660 780 656 820 720 850 690 900 670 940 600 966 560 1000H800z")}
  ${fill("water", "M800 756C730 754 684 764 680 786 678 826 740 852 712 904 694 944 634 966 596 1000H800z")}
  ${fill("water-d", "M800 820C776 828 790 860 780 900 770 950 720 980 700 1000H800z")}
  ${stroke("water-l", 4, glints(random, 22, { x: 706, y: 774, width: 80, height: 220 }, 44), ' stroke-linecap="round" opacity=".85"')}`;

/** Chairs down both sides of the table, nearer ones larger. */
const chairs = [0, 0.2, 0.42, 0.66, 0.94]
  .map((near) => {
    const y = 748 + near * 150;
    const scale = 0.55 + near * 0.5;
    const chair = (x: number, side: number) =>
      `<path transform="translate(${x} ${y})scale(${side * scale} ${scale})" d="M0-40c-10 0-13 6-13 16L-14 30M0-40c8 0 9 8 9 16V32M-13-20H9M-13-8H9M-14 2H26V28" stroke="var(--timber)" stroke-width="5" fill="none" stroke-linecap="round"/>`;
    return chair(378 - near * 84 - 22, 1) + chair(448 + near * 62 + 22, -1);
  })
  .join("");

const bouquets = [
  [412, 742, 0.26],
  [406, 776, 0.33],
  [400, 820, 0.42],
  [394, 876, 0.52],
] as const;

const table = `
  <g>
    ${veil("m4", 0.5, "M300 930L392 748H446L556 920 520 946z")}
    ${chairs}
    ${fill("cloth-d", "M384 742H442L514 894V946L506 950V930C430 944 350 944 288 930V952L282 946V896z")}
    ${fill("cloth", "M384 738H442L514 894C440 908 350 908 282 896z")}
    ${fill("cloth", "M330 904C332 920 330 930 328 936L352 939C354 926 354 914 353 906zM440 904C444 920 446 930 448 936L470 933C464 920 460 910 458 902z")}
    ${stroke("gold", 11, "M372 770h0M354 804h0M332 848h0M308 888h0M450 770h0M464 804h0M480 846h0M494 884h0M386 752h0M438 752h0", ' stroke-linecap="round"')}
    ${bouquets
      .map(
        ([x, y, scale]) =>
          roses.leaf(x - 8, y + 4, scale * 0.7, -40) +
          roses.leaf(x + 8, y + 4, scale * 0.7, 40) +
          roses.open(x - 30 * scale, y, scale * 0.6, 10, 0.8) +
          roses.open(x + 30 * scale, y, scale * 0.6, 50, 0.8) +
          roses.open(x, y - 26 * scale, scale * 0.66, 30, 0.85),
      )
      .join("")}
  </g>`;

const cottonwood = `
  <g>
    ${fill("trunk", "M28 1000C60 900 66 760 58 640 50 520 40 400 60 260L92 250C86 360 92 420 104 470 126 420 150 380 190 330L206 340C160 400 128 470 122 560 116 700 120 880 160 1000z")}
    ${fill("trunk-l", "M92 250C86 360 92 420 104 470 126 420 150 380 190 330L206 340C160 400 128 470 122 560 116 700 120 880 160 1000H120C96 880 100 700 96 600 92 480 76 380 84 252z")}
    ${treeCrown({ x: 60, y: 160, across: 210, high: 120, tufts: 52, tuft: 50, seed: 15, light: 1 }, "tree")}
    ${treeCrown({ x: 240, y: 320, across: 60, high: 30, tufts: 12, tuft: 30, seed: 5, light: 1 }, "tree")}
  </g>`;

const frame = `
  ${stroke("rose", 8, scatter(random, 26, { x: 10, y: 720, width: 250, height: 190 }), ' stroke-linecap="round"')}
  ${stroke("white", 7, scatter(random, 20, { x: 10, y: 730, width: 250, height: 190 }), ' stroke-linecap="round"')}
  ${cottonwood}
  ${fill("ink", "M-10 1000V950C60 920 170 940 230 1000zM640 1000C680 960 740 940 810 940V1000z")}
  ${roses.leaf(40, 1004, 1.3, -16)}
  ${roses.leaf(180, 1012, 1.1, 26)}
  ${roses.leaf(770, 1000, 1.4, 8)}
  ${roses.leaf(690, 1010, 1.1, -26)}
  ${roses.open(52, 950, 1.1, 10, 0.85)}
  ${roses.open(134, 974, 1, -20, 0.85)}
  ${roses.bud(190, 944, 0.9, 14)}
  ${roses.open(754, 950, 1.1, 30, 0.85)}
  ${roses.side(690, 978, 0.9, -10)}`;

export const ranche: Poster = {
  className: "wr-ran",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "bvT", text: altTexts["venues/bow-valley-ranche"] },
  palette,
  defs: `${roses.defs}${couple.defs}`,
  layers: [
    sky,
    valley,
    rancheHouse,
    creek,
    saddleHorse(556, 752, "-.78 .78", "grey", "grey-d"),
    saddleHorse(630, 792, ".92", "bay", "bay-d"),
    table,
    couple.at(300, 752, 88),
    frame,
  ],
};
