import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { grassInCorners } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #33425c, k8 #47506b, k7 #66607c, k6 #8c6f84, k5 #b27d86, k4 #d39384, k3 #ebae88, k2 #f7c896, k1 #fde2b2, sun #fff5da",
  "far-l #d9a496, far-m #bf9094, far-s #8b7690, far-d #7e6c88, mt-l #f4bd94, mt-m #d99486, mt-s #5f5c80, mt-d #504e72, snow #fff0d8, snow-s #9c90aa, mist #f3bf9a",
  "hill #4f5a72, m1 #c79a6a, m2 #dcb37c, m3 #a87c60, lake #8d86a0, lake-d #666586, lake-l #f8cfa0, ink #1a2238, pine #1e2a42, pine-l #4a5a6c",
  "wood #b0703f, wood-l #e2a868, wood-d #6e3f30, leather #8c3a46, leather-d #5c2436, leather-l #b9606a, brass #d9a441, brass-l #f6dc94, glass #2f4a66, glass-l #8fb0c0, cloth #2a3048",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c7560, leaf-d #34504c",
  "suit #1c2338, rim #fde2b2, gown #e9cfc4, gown-l #fff8ea, veil #fff3e4, skin #8d5a40",
);

const roses = roseSymbols("d1");
const spruces = spruceSymbols("d1", [1, 2]);
const couple = coupleSymbol("d1");
const random = seededRandom(91);

const farRange = ridge({
  key: parsePoints("-60,340 90,262 210,312 300,272 400,316 560,238 700,306 780,270 860,330"),
  habits: ["back", "back", "castle", "back"],
  base: 380,
  light: 300,
  seed: 15,
  roughness: 11,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});
/** The long slanting back of the peak over Banff. */
const mountain = ridge({
  key: parsePoints("140,384 286,170 372,250 424,206 590,384"),
  habits: ["slab", "castle"],
  base: 392,
  light: 430,
  seed: 62,
  roughness: 18,
  gullies: 4,
  folds: 3,
  buttresses: 3,
  zigzag: 0.7,
  lean: 0.13,
  snow: 0.42,
});

/** A folding camera on its tripod, turned to the couple at the left. */
const camera = `
  <g transform="translate(556 330)">
    ${fill("wood-d", "M-6 76L-92 262H-78L14 80zM22 76L86 262H98L38 74z")}
    ${fill("wood", "M4 70H24L20 268H6z")}${fill("wood-l", "M-6 76L-92 262H-87L2 78zM4 70H11L10 268H6z")}
    ${fill("brass", "M-40 150H60V158H-40zM-22 64H50V80H-22z")}${fill("brass-l", "M-22 64H14V80H-22z")}
    ${fill("wood", "M-96 44H84V64H-96z")}${fill("wood-d", "M-10 44H84V64H-10z")}${fill("brass", "M-96 44H84V49H-96z")}
    ${fill("leather", "M-60-32L30-70V42L-60 38z")}
    ${fill("leather-d", "M-60-32L-48-37V38.500L-60 38zM-36-42L-24-47V39.500L-36 39zM-12-52L0-57V40.500L-12 40zM12-62L24-67V41.500L12 41z")}
    ${fill("leather-l", "M-48-37L-42-39.500V39L-48 38.500zM-24-47L-18-49.500V40L-24 39.500zM0-57L6-59.500V41L0 40.500z")}
    ${fill("wood", "M26-80H66V46H26z")}${fill("wood-d", "M48-80H66V46H48z")}${fill("wood-l", "M26-80H34V46H26z")}
    ${fill("wood", "M-78-40H-56V46H-78z")}${fill("wood-l", "M-78-40H-70V46H-78z")}
    ${fill("brass", "M-108-24H-78V30H-108z")}${fill("brass-l", "M-108-24H-100V30H-108z")}
    <ellipse cx="-108" cy="3" rx="13" ry="30" fill="var(--brass)"/>
    <ellipse cx="-109" cy="3" rx="9" ry="23" fill="var(--glass)"/>
    <path d="M-112-14C-118-6-118 8-113 18-110 8-109-4-112-14z" fill="var(--glass-l)"/>
    ${fill("cloth", "M52-86C84-92 112-70 118-34 124 0 112 30 122 70 104 76 92 60 84 64 76 70 70 56 62 48L60-80z")}
    ${fill("leather-d", "M96-70C112-60 120-40 120-10 116 20 114 40 122 70 112 73 104 68 98 64 106 20 112-30 96-70z")}
    ${stroke("brass", 3, "M30-74V40", ' stroke-linecap="round" stroke-dasharray="0 16"')}
  </g>`;

const grasses = grassInCorners(random, 60, {
  left: 240,
  right: 230,
  foot: 606,
  bend: 14,
  lean: 44,
  least: 30,
  more: 74,
});

const sky = `
  ${bandedSky({ sun: { x: 430, y: 222 }, disc: 46, horizon: 330, stretch: 1.3, radii: [520, 432, 356, 290, 234, 186, 146, 112], size: [800, 600] })}
  ${cloud({ x: 60, y: 90, scale: 0.8, body: "k7", edge: "k4" })}
  ${cloud({ x: 500, y: 70, scale: 0.7, body: "k6", edge: "k3" })}
  ${cloud({ x: 20, y: 190, scale: 0.5, body: "k5", edge: "k2" })}`;

const land = `
  ${paintRidge(farRange, "far")}${paintRidge(mountain, "mt")}
  ${mist("d1m", 284)}
  <path d="${treeline(-10, 810, (x) => 378 - 10 * Math.sin(x / 100), { height: 26, step: 15, seed: 4, base: 40 })}" fill="var(--hill)"/>
  <path d="M0 398H800V460H0z" fill="var(--lake)"/>
  ${stroke("lake-d", 4, glints(random, 30, { x: 0, y: 402, width: 800, height: 40 }, 60), ' stroke-linecap="round"')}
  ${stroke("lake-l", 4, glints(random, 26, { x: 340, y: 402, width: 200, height: 40 }, 60), ' stroke-linecap="round"')}
  <path d="M0 440C140 412 300 420 420 436 560 448 700 430 800 436V600H0z" fill="var(--m1)"/>
  <path d="M0 474C160 440 320 446 460 462 600 474 720 458 800 464V600H0z" fill="var(--m2)"/>
  <path d="M0 530C180 494 380 500 520 520 640 530 740 518 800 522V600H0z" fill="var(--m3)"/>
  ${spruces.tree(1, 40, 470, 190)}${spruces.tree(2, 92, 462, 130)}${spruces.tree(2, 760, 470, 150)}${spruces.tree(1, 716, 456, 90)}
  ${couple.at(272, 488, 84)}`;

const frame = `
  ${camera}
  <path d="M0 600V548Q120 530 250 600zM800 600V540Q660 530 560 600z" fill="var(--ink)"/>
  ${stroke("ink", 5, grasses, ' stroke-linecap="round"')}
  ${roses.leaf(60, 592, 1, -26)}${roses.leaf(130, 606, 0.9, 24)}${roses.leaf(20, 570, 0.9, -10)}
  ${roses.open(34, 572, 1, 10)}${roses.open(104, 592, 0.95, 50)}${roses.bud(160, 588, 0.8, 30)}
  ${roses.leaf(744, 592, 1, 26)}${roses.leaf(684, 606, 0.8, -30)}
  ${roses.open(768, 574, 1, 30)}${roses.open(708, 594, 0.85, 6)}${roses.bud(654, 590, 0.7, -30)}`;

export const gallery: Poster = {
  className: "wr-gal",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "d1T", text: altTexts["spots/gallery"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${couple.defs}${mistPattern("d1m", 180)}`,
  layers: [sky, land, frame],
};
