import { altTexts } from "../alt-texts.ts";
import { marigoldSymbols, strokedGarland } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { rangoliSky } from "../kit/sky.ts";
import { mistPattern } from "../kit/mist.ts";
import { treeline } from "../kit/trees.ts";
import { dancer, dholPlayer, man, torchbearer, umbrella } from "./baraat-procession.ts";
import { groomOnHorse, horse } from "./baraat-rider.ts";
import { calgaryCity, calgaryMountains } from "./hero-calgary.ts";

const palette = inks(
  "k9 #3a0f3a, k8 #551542, k7 #74204a, k6 #962f4c, k5 #b8444a, k4 #d65f47, k3 #ec8347, k2 #f8ab57",
  "k1 #fdd07e, sun #fff0c4",
  "far-l #c9705c, far-m #b05a58, far-s #74355a, far-d #672e54, snow #f7cfa0, snow-s #935070, mist #9c5260",
  "b1 #d9714f, b2 #5b2450, c1 #b4504e, c2 #431a45, glow #ffd879, hill2 #40203f",
  "river #7e3050, river-l #f39a58, river-d #55204a, walk #4a1534, walk-l #651d40, walk-d #350d2a, rail #d4af37",
  "coat #fff6e6, coat-d #d9c3b4, mane #e7d6c4, ivory #fff3dc, ivory-d #e0c39c, ink #2a0d26, crowd #2f0f33, skin #b97a52, hair #23101a",
  "red #c01f2e, red-d #8a1226, rani #d81b74, rani-d #9c1258, teal #14807c, teal-d #0c5a5c, gold #d4af37, gold-l #f6e08f, wood #7a3f24",
  "mg-dd #c9541a, mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
);

const marigolds = marigoldSymbols("q");

const sky = rangoliSky({
  sun: { x: 1130, y: 388 },
  disc: 62,
  size: [1600, 640],
  rings: ["qs", "ql"],
  radii: [760, 640, 534, 440, 356, 282, 216, 158, 108],
  halfPetal: 4.5,
  dots: { radii: [590, 396, 250], count: 64, weight: 70, inkName: "gold-l", opacity: 0.7 },
});

const river = `
  <path d="${treeline(-10, 1610, (x) => 470 - 8 * Math.sin(x / 120), { height: 22, step: 16, seed: 5, base: 40 })}" fill="var(--hill2)"/>
  <path d="M0 482C400 474 1100 478 1600 474V560H0z" fill="var(--river)"/>
  <path d="M0 508Q400 500 800 512 1200 524 1600 506V560H0z" fill="var(--river-d)"/>
  <path class="wr-glints" d="M1080 488h110M1040 498h70M1150 506h120M1010 516h90M1190 520h60M1090 528h130M900 494h40M1300 492h60M1380 512h40" stroke="var(--river-l)" stroke-width="4" stroke-linecap="round"/>`;

/** The river walk with its gilded railing. */
const walk = `
  <path d="M0 520H1600V526H0z" fill="var(--rail)"/>
  <path d="M0 526H1600V560H0z" fill="var(--walk-d)" opacity=".55"/>
  <path d="${Array.from({ length: 41 }, (_, post) => `M${post * 40} 522h5v38h-5z`).join("")}" fill="var(--rail)"/>
  <path d="M0 556H1600V640H0z" fill="var(--walk)"/>
  <path d="M0 556H1600V564H0z" fill="var(--walk-l)"/>
  <path d="M700 640L860 574H1500L1600 610V640z" fill="var(--walk-l)"/>
  <path d="M0 620Q800 604 1600 620V640H0z" fill="var(--walk-d)"/>`;

const walker = (x: number, y: number, scale: number, figure: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${figure}</g>`;

const procession = `
  ${torchbearer(820, 602, 0.52)}${torchbearer(1506, 600, 0.54)}
  ${walker(1420, 606, 0.74, man("teal", "teal-d", "mg"))}
  ${walker(1466, 612, 0.76, man("ivory", "ivory-d", "rani"))}
  <ellipse cx="1236" cy="612" rx="104" ry="9" fill="var(--walk-d)"/>
  ${walker(1322, 614, 0.62, umbrella)}
  ${walker(1232, 612, 0.62, horse + groomOnHorse)}
  ${walker(1026, 616, 0.78, dholPlayer)}
  ${walker(924, 618, 0.78, dancer("q-d1", "rani", "rani-d", "skin"))}
  ${walker(1562, 620, 0.8, dancer("q-d2", "mg", "mg-dd", "skin"))}`;

const petals = `
  <path d="M880 250q8-4 11 4-8 4-11-4zM960 330q8-4 11 4-8 4-11-4zM1044 196q8-4 11 4-8 4-11-4zM1290 240q8-4 11 4-8 4-11-4zM1400 330q8-4 11 4-8 4-11-4zM1470 210q8-4 11 4-8 4-11-4zM1340 420q8-4 11 4-8 4-11-4zM900 440q8-4 11 4-8 4-11-4z" fill="var(--mg)"/>
  <path d="M920 290q3 8-5 10-3-8 5-10zM1010 400q3 8-5 10-3-8 5-10zM1096 150q3 8-5 10-3-8 5-10zM1250 180q3 8-5 10-3-8 5-10zM1440 280q3 8-5 10-3-8 5-10zM1530 380q3 8-5 10-3-8 5-10zM1380 140q3 8-5 10-3-8 5-10z" fill="var(--mg-l)"/>`;

const frame = `
  ${strokedGarland("qg", "M1600 0C1592 60 1584 120 1588 190M1562 0C1556 50 1552 90 1556 136M1526 0V84", 15)}
  ${marigolds.leaf(1588, 192, 0.5, 180)}${marigolds.leaf(1556, 140, 0.5, 180)}${marigolds.leaf(1526, 88, 0.5, 180)}
  ${marigolds.leaf(30, 630, 1.2, -30)}${marigolds.leaf(80, 636, 1.2, -4)}${marigolds.leaf(150, 640, 1.1, 20)}${marigolds.leaf(214, 644, 1, 40)}
  ${marigolds.head(20, 612, 1)}${marigolds.head(100, 624, 1.1, 20)}${marigolds.head(178, 640, 0.9, 8)}${marigolds.head(244, 648, 0.6, 30)}
  ${marigolds.leaf(1520, 644, 1, -30)}${marigolds.leaf(1566, 640, 1.1, -6)}
  ${marigolds.head(1510, 648, 0.7, 10)}${marigolds.head(1584, 634, 1, 30)}`;

/** A groom's procession along the Bow: the Indian counterpart of the plain hero of Calgary. */
export const heroBaraat: Poster = {
  className: "wr-skyi",
  size: [1600, 640],
  crop: "xMaxYMax slice",
  title: { id: "qT", text: altTexts["heroes/hero-baraat"] },
  keepsStrokes: true,
  palette,
  defs: `${marigolds.defs}${mistPattern("yst", 200)}<path id="qs" d="${scallopRing(40, 0.56)}"/><path id="ql" d="${lotusRing(40, 10)}"/>`,
  layers: [sky, calgaryMountains, calgaryCity, river, walk, petals, procession, frame],
};
