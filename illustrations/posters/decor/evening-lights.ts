import { altTexts } from "../../alt-texts.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { lightString } from "../../kit/light-strings.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { bandedSky } from "../../kit/sky.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #1b2a4a, k8 #27375a, k7 #38476c, k6 #53597e, k5 #766c8c, k4 #a08292, k3 #c99d92, k2 #ecbd93, k1 #fbdca6, sun #fff2cf",
  "mt-l #8c84a0, mt-m #746f90, mt-s #3c4668, mt-d #323c5e, snow #f1e2d4, snow-s #7f86a6",
  "hill #2b3a55, lawn #3f5a52, lawn-l #58755a, lawn-d #2b4344, path #c9a878, path-d #a3845f",
  "pine #14263a, pine-l #2c4a55, ink #14213a, glow #ffcf6a, lamp #ffe9b0, lamp-d #e09a3a, post #2a2c3c",
  "cloth #f4e6cf, cloth-d #cdb79c, wood #6a4a3c, wood-d #4d342c",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #3f6a5a, leaf-d #24463f",
  "suit #16223a, rim #ffd792, gown #e4cdbf, gown-l #fff6e8, veil #fff6ea, skin #9a6648",
);

const roses = roseSymbols("a8");
const couple = coupleSymbol("a8");
const spruces = spruceSymbols("a8", [1, 2]);

const range = ridge({
  key: parsePoints("-60,372 70,286 160,330 286,214 360,300 430,268 520,318 640,226 724,300 790,262 880,372"),
  habits: ["slab", "horn", "back", "castle", "back"],
  base: 412,
  light: 400,
  seed: 61,
  roughness: 14,
  ...backdrop,
  snow: 0.3,
});

/** A lantern that hangs or stands: x and y of its foot. */
const lantern = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <circle cy="-22" r="52" fill="var(--glow)" opacity=".16"/>
    <circle cy="-22" r="32" fill="var(--glow)" opacity=".24"/>
    <path d="M-15-44H15L12 0H-12z" fill="var(--lamp)"/>
    <path d="M2-44H15L12 0H2z" fill="var(--lamp-d)"/>
    <path d="M0-34Q7-22 0-12-7-22 0-34z" fill="var(--sun)"/>
    <path d="M-18-44L-9-56H9L18-44zM-17 0H17V6H-17zM-4-56h8v-6h-8zM-16-44h4L-10 0h-4zM12-44h4L14 0h-4z" fill="var(--post)"/>
  </g>`;

const evening = `
  ${bandedSky({ sun: { x: 400, y: 366 }, disc: 40, horizon: 380, stretch: 1.5, radii: [400, 330, 270, 218, 172, 134, 100, 70], size: [800, 600] })}
  <path d="M120 60h4v4h-4zM212 30h3v3h-3zM300 84h3v3h-3zM520 40h4v4h-4zM616 92h3v3h-3zM700 34h4v4h-4zM64 130h3v3h-3zM748 150h3v3h-3zM440 22h3v3h-3z" fill="var(--lamp)"/>
  ${paintRidge(range, "mt")}
  <path d="${treeline(-10, 810, (x) => 392 - 8 * Math.sin(x / 100), { height: 30, step: 16, seed: 3, base: 50 })}" fill="var(--hill)"/>
  <path d="M0 416Q400 396 800 416V600H0z" fill="var(--lawn)"/>
  <path d="M0 470Q220 430 400 428 580 430 800 470V520Q600 470 400 468 200 470 0 520z" fill="var(--lawn-l)"/>
  <path d="M0 556Q400 506 800 556V600H0z" fill="var(--lawn-d)"/>
  <path d="M374 424H426Q440 500 560 600H240Q360 500 374 424z" fill="var(--path)"/>
  <path d="M404 424H426Q440 500 560 600H450Q410 500 404 424z" fill="var(--path-d)"/>`;

/** A long table under the lights: one on each side of the path. */
const longTable = `
  <path d="M96 474H300L286 492H40z" fill="var(--cloth)"/>
  <path d="M40 492H286L284 528H44z" fill="var(--cloth-d)"/>
  <path d="M60 528h8v18h-8zM262 528h8v16h-8z" fill="var(--wood-d)"/>
  <path d="M40 546H300V558H30z" fill="var(--wood)"/><path d="M30 558H300V564H30z" fill="var(--wood-d)"/>
  ${roses.leaf(150, 486, 0.4, -70)}${roses.leaf(170, 486, 0.4, 70)}${roses.open(160, 480, 0.4)}
  ${lantern(96, 484, 0.5)}${lantern(226, 482, 0.5)}`;

const lights = `
  <path d="M84 150h8V560h-8zM708 150h8V560h-8zM228 216h5V430h-5zM567 216h5V430h-5z" fill="var(--post)"/>
  ${lightString("a8a", "M-20 96Q40 180 88 152Q240 280 400 168Q560 280 712 152Q760 180 820 96", 26, 11)}
  ${lightString("a8b", "M88 152Q150 250 230 218Q320 306 400 246Q480 306 570 218Q650 250 712 152", 20, 8)}
  ${lightString("a8c", "M230 218Q320 320 400 300Q480 320 570 218", 15, 5)}`;

const garden = `
  ${longTable}<g transform="matrix(-1 0 0 1 800 0)">${longTable}</g>
  ${couple.at(408, 462, 78)}
  ${lantern(340, 476, 0.55)}${lantern(460, 476, 0.55)}${lantern(314, 524, 0.75)}${lantern(486, 524, 0.75)}${lantern(262, 590, 1.05)}${lantern(538, 590, 1.05)}`;

const frame = `
  ${spruces.tree(1, 20, 560, 420)}${spruces.tree(2, 784, 566, 460)}${spruces.tree(2, -14, 590, 330)}${spruces.tree(1, 736, 520, 240)}
  <path d="M0 600V556Q80 546 180 600zM800 600V556Q720 546 620 600z" fill="var(--ink)"/>
  ${roses.leaf(60, 594, 1.1, -30)}${roses.leaf(108, 606, 0.9, 34)}${roses.leaf(740, 594, 1.1, 30)}${roses.leaf(692, 606, 0.9, -34)}
  ${roses.open(30, 574, 1.1, 10)}${roses.open(92, 594, 0.95, 50)}${roses.open(770, 574, 1.1, 30)}${roses.open(708, 594, 0.95, 6)}`;

export const eveningLights: Poster = {
  className: "wr-dlig",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a8T", text: altTexts["decor/evening-lights"] },
  palette,
  defs: `${roses.defs}${couple.defs}${spruces.defs}`,
  layers: [evening, lights, garden, frame],
};
