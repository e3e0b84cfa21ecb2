import { altTexts } from "../alt-texts.ts";
import { calgaryTower } from "../kit/calgary-tower.ts";
import { cloud } from "../kit/clouds.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { bmoCentre, glassOutline } from "./bmo-canopy.ts";

const palette = inks(
  "k9 #262450, k8 #3a2f62, k7 #573c72, k6 #7d4a7a, k5 #a95f78, k4 #d07d6e, k3 #eda168, k2 #fac47c, k1 #ffe3a4",
  "sun #fff6d8",
  "c1 #9a5f78, c2 #6f4570, c3 #4c3463, shaft #8d4f66, shaft-l #e2a070, pod #a63c50, pod-l #e0695a, glow #ffdf92",
  "cu #b9693c, cu-l #f3b069, cu-d #82432f, cu-dd #552a34, soffit #6d3a38, soffit-l #96553a, lamp #fff0b4, glow2 #ffc870, pane #c27a4a, mullion #5e2f38, hearth #3a2340, flame #ff8c3a, crowd #6a2f42",
  "plaza #5c3a62, plaza-l #8a5470, plaza-d #3c2a54, ink #241c40, bench #33244c, hedge #3c4a4c, hedge-l #6a7a54",
  "red #c02a3a, red-d #7c1432, gold #e0b04c, gold-l #fbe8a4, skin #b5764e, skin-d #8a5236, hair #1d1430, veil #e8505c, ivory #fbeed4, ivory-d #d3b392",
  "teal #1f7a7c, rani #c22d74, mg-d #c2541e, mg #f08a24, mg-m #e0701f, mg-l #ffc24a, lf #4f8a4c, lf-d #23503f",
);

const sun = { x: 664, y: 560 };
const pair = bridalPairSymbols("bmo");
const marigolds = marigoldSymbols("bmo");
const random = seededRandom(24);

const sky = `
  ${bandedSky({ sun, disc: 62, horizon: 590, stretch: 1.15, radii: [860, 724, 604, 496, 400, 314, 238, 168] })}
  ${cloud({ x: 60, y: 130, scale: 0.9, body: "k8", edge: "k6" })}
  ${cloud({ x: 560, y: 96, scale: 0.6, body: "k7", edge: "k5" })}`;

/** Downtown to the north-west, under the prow. */
const city = `
  ${fill("c1", "M520 760V640H552V596H588V660H620V760zM690 760V600H722V570H756V630H810V760z")}
  ${calgaryTower(640, 760, 250, "right")}
  ${fill("c2", "M520 760V690H566V650H604V700H668V760zM676 760V660H700V640H744V690H776V660H810V760z")}
  ${stroke("glow", 4, "M530 706v6M546 720v6M576 664v6M588 684v6M712 656v6M728 676v6M690 690v6M786 676v6M760 704v6M614 716v6", "")}
  ${fill("c3", "M520 760V724H810V760z")}`;

const plaza = `
  ${fill("plaza", "M-10 744H810V1000H-10z")}
  ${fill("plaza-l", "M-10 744H532C560 780 420 820 240 838 140 848 60 852-10 854z")}
  ${veil("glow2", 0.5, "M-10 744H526C540 766 440 796 260 808 150 816 60 818-10 818z")}
  ${fill("plaza-d", "M810 800C690 812 600 850 560 900 530 940 540 970 556 1000H810zM-10 912C120 900 220 930 280 1000H-10z")}
  ${stroke("plaza-d", 2, "M532 746L810 812M420 760L700 1000M250 800L330 1000M120 840L60 1000M-10 872C200 862 480 850 810 790M-10 940C240 930 520 910 810 860")}
  ${stroke("sun", 4, glints(random, 26, { x: 560, y: 764, width: 210, height: 130 }, 56), ' stroke-linecap="round" opacity=".75"')}
  ${stroke("glow2", 4, glints(random, 30, { x: 20, y: 770, width: 460, height: 90 }, 70), ' stroke-linecap="round" opacity=".8"')}
  ${fill("hedge", "M560 768C580 752 640 750 700 752 760 752 800 756 810 760V784C740 776 640 776 560 780z")}
  ${fill("hedge-l", "M560 768C580 752 640 750 700 752 760 752 800 756 810 760V766C740 760 640 760 560 772z")}
  ${fill("bench", box(-10, 850, 150, 10), box(10, 860, 10, 16), box(110, 860, 10, 16))}`;

/** Guests from afar, 100 high with their feet at 0,0; skirt and coat take the ink of their place. */
const guestSymbols = `
  <g id="bmow">
    <path d="M-7-58C-12-36-22-14-27-1-12 4 12 4 27-1 22-14 12-36 7-58z"/>
    <path d="M3-58C8-36 14-14 15 2 20 1 24 0 27-1 22-14 12-36 7-58zM-8-56C-10-68-9-76-5-80H5C9-76 10-68 8-56z" fill="var(--ink)" opacity=".3"/>
    <path d="M-27-1L-24-8C-10-3 10-3 24-8L27-1C12 4-12 4-27-1z" fill="var(--gold)"/>
    <ellipse cy="-88" rx="6" ry="8" fill="var(--skin)"/>
    <path d="M4-96C-4-100-10-93-8-84-8-76-13-72-10-66-5-72-5-82-3-88-1-92 2-94 4-96z" fill="var(--hair)"/>
    <path d="M-6-80C-16-64-22-40-25-16L-18-15C-14-40-6-62 7-72L5-80z" fill="var(--gold-l)"/>
  </g>
  <g id="bmom">
    <path d="M-7-36L-8 0H-1L0-28 1 0H8L7-36z" fill="var(--ivory-d)"/>
    <path d="M-10-76C-14-58-13-42-11-28-4-25 4-25 11-28 13-42 14-58 10-76 5-81-5-81-10-76z"/>
    <path d="M10-76C14-58 13-42 11-28 8-27 5-26 2-26 5-44 6-62 4-79 7-79 9-78 10-76z" fill="var(--ink)" opacity=".3"/>
    <ellipse cy="-87" rx="6" ry="8" fill="var(--skin-d)"/>
    <path d="M-7-88C-9-98 8-102 9-89 4-92-2-92-7-88z" fill="var(--hair)"/>
  </g>`;

const guestInks = ["rani", "teal", "mg", "ivory", "red", "k8", "gold", "ivory-d"] as const;
/** Some of them, on their way in: x, y and height. */
const guests = [
  [36, 800, 58],
  [68, 806, 62],
  [112, 798, 58],
  [146, 810, 64],
  [184, 802, 58],
  [238, 796, 54],
  [268, 802, 60],
  [328, 790, 54],
  [358, 796, 58],
  [404, 782, 50],
  [430, 786, 54],
  [470, 778, 48],
  [120, 856, 82],
  [166, 864, 88],
  [224, 848, 78],
  [306, 840, 74],
  [346, 846, 80],
  [416, 828, 68],
  [444, 834, 72],
]
  .map(
    ([x = 0, y = 0, height = 0], index) =>
      `<use href="#bmo${index % 2 === 0 ? "w" : "m"}" transform="translate(${x} ${y})scale(${index % 3 === 0 ? -height / 100 : height / 100} ${height / 100})" fill="var(--${guestInks[(index * 3) % guestInks.length]})"/>`,
  )
  .join("");

const frame = `
  ${veil("ink", 0.45, "M508 934C540 926 640 926 668 934 650 944 530 944 508 934z")}
  ${pair.bride(566, 934, 116)}
  ${pair.groom(618, 934, 120)}
  ${fill("ink", "M-10 1000V958C70 936 170 950 240 1000zM590 1000C650 960 740 944 810 946V1000z")}
  ${marigolds.leaf(28, 984, 1, -30)}
  ${marigolds.leaf(132, 990, 0.9, 24)}
  ${marigolds.leaf(196, 1002, 0.8, 48)}
  ${marigolds.leaf(770, 980, 1, 26)}
  ${marigolds.leaf(690, 992, 0.9, -24)}
  ${marigolds.leaf(628, 1006, 0.8, -50)}
  ${marigolds.head(14, 966, 1, 0)}
  ${marigolds.head(82, 982, 0.9, 20)}
  ${marigolds.head(152, 996, 0.75, 40)}
  ${marigolds.head(788, 964, 1, 10)}
  ${marigolds.head(720, 982, 0.9, 30)}
  ${marigolds.head(652, 998, 0.72, 50)}`;

export const bmo: Poster = {
  className: "wr-bmo",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "bmoT", text: altTexts["venues/bmo-centre"] },
  palette,
  defs: `${pair.defs}${guestSymbols}${marigolds.defs}<clipPath id="bmog"><path d="${glassOutline}"/></clipPath>`,
  layers: [sky, city, plaza, bmoCentre, guests, frame],
};
