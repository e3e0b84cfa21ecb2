import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #3d7ba0, k8 #5690ae, k7 #74a6ba, k6 #97bcc3, k5 #bacfc6, k4 #d9dfc8, k3 #f0e6c8, k2 #f8eacb, k1 #fdf2dc, sun #fffbee",
  "mt-l #f0d3b8, mt-m #d9b5a4, mt-s #6d92ac, mt-d #5c829e, snow #fffdf6, snow-s #b0cad6, mist #f5ead2",
  "foot1 #9dbb9a, foot2 #6f9c84, hill #3f7a6c, pine #1f4a4a, pine-l #5f9078, shore #d8c795, bank #2c5a4c, bank-d #1b4140",
  "water #3f86a6, water-d #2c6c8e, water-l #cfe5e0, hull #fffaf0, hull-d #c3cdd0, deck #c9453f, deck-d #93303a, glow #ffe9b0, iron #33414f, sail #fffaf0, sail-d #d8cfc2, smoke #f4efe4, rosy #d98a97",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c8a66, leaf-d #2f5c4c",
);

const roses = roseSymbols("c2");
const spruces = spruceSymbols("c2", [1, 2]);
const random = seededRandom(29);

const range = ridge({
  key: parsePoints("-60,226 60,150 130,196 210,170 262,204 372,118 560,208 650,136 742,196 790,180 850,222"),
  habits: ["castle", "back", "slab", "castle", "back"],
  base: 262,
  light: 610,
  seed: 40,
  roughness: 14,
  ...backdrop,
  snow: 0.46,
});

const sailboat = (x: number, y: number, scale: number, inkName: string) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-30 12h60M-18 20h44M-8 28h26" stroke="var(--water-l)" stroke-width="3" stroke-linecap="round"/>
    <path d="M-3-4V-96L-40-10z" fill="var(--sail-d)"/>
    <path d="M3-4V-104C26-70 38-40 40-8z" fill="var(--${inkName})"/>
    <path d="M-36-4H42L30 10H-24z" fill="var(--hull)"/>
    <path d="M-36-4H0L2 10H-24z" fill="var(--hull-d)"/>
  </g>`;

/** A sternwheeler with two decks, its wheel at the left. */
const steamer = `
  <g transform="translate(330 372)">
    <path d="M-150 16H176M-120 28H130M-60 40H110" stroke="var(--water-l)" stroke-width="5" stroke-linecap="round"/>
    ${stroke("hull-d", 4, "M-120 40h60M-80 52h90", ' stroke-linecap="round" opacity=".6"')}
    ${fill("smoke", "M64-134C54-150 70-166 86-160 88-178 114-182 122-168 138-176 156-164 150-150 176-150 182-132 164-128 130-122 92-126 74-126z")}
    ${fill("iron", "M50-92H66V-132H50zM46-138H70V-130H46z")}
    ${fill("deck", "M-120-12A36 36 0 0 1-120-66 36 36 0 0 1-84-44V8H-120z")}
    <circle cx="-124" cy="-22" r="36" fill="var(--deck)"/>
    <path d="M-124-58A36 36 0 0 1-124 14 50 50 0 0 1-140-10 44 44 0 0 1-124-58z" fill="var(--deck-d)"/>
    <path d="M-124-58V14M-160-22H-88M-150-47L-98 3M-98-47L-150 3" stroke="var(--glow)" stroke-width="5"/>
    <circle cx="-124" cy="-22" r="8" fill="var(--glow)"/>
    ${fill("hull", "M-100-8H176C170 8 160 16 146 18H-88C-96 12-100 2-100-8z")}
    ${fill("hull-d", "M-100-8H30C10 6 0 12-2 18H-88C-96 12-100 2-100-8z")}
    ${fill("deck", "M-96-2H174L172 4H-96z")}
    ${fill("hull", "M-92-46H136V-10H-92z")}${fill("hull-d", "M-92-46H0V-10H-92z")}
    ${fill("glow", "M-80-36h14v18h-14zM-54-36h14v18h-14zM-28-36h14v18h-14zM14-36h14v18H14zM40-36h14v18H40zM66-36h14v18H66zM92-36h14v18H92zM-2-38h10v28H-2z")}
    ${fill("deck", "M-104-54H150V-46H-104z")}
    ${fill("hull", "M-70-82H100V-54H-70z")}${fill("hull-d", "M-70-82H-4V-54H-70z")}
    ${fill("glow", "M-58-74h12v14h-12zM-34-74h12v14h-12zM-10-74h12v14h-12zM14-74h12v14H14zM72-74h12v14H72z")}
    ${fill("deck", "M-80-88H112V-82H-80z")}
    ${fill("hull", "M72-112H106V-88H72z")}${fill("glow", "M78-106h9v10h-9zM92-106h9v10h-9z")}${fill("deck-d", "M68-118H110V-112H68z")}
    ${stroke("hull", 3, "M-100-24H-92M136-30H160M160-30V-8M148-46V-8", "")}
    ${stroke("iron", 3, "M160-8V-72", "")}${fill("rosy", "M160-72q10-5 18 0t16-1v12q-8 5-16 1t-18 0z")}
  </g>`;

const sky = `
  ${bandedSky({ sun: { x: 610, y: 112 }, disc: 42, horizon: 240, stretch: 1.5, radii: [440, 366, 302, 248, 200, 158, 122, 92], size: [800, 500] })}
  ${cloud({ x: 60, y: 70, scale: 0.8, body: "k4", edge: "sun" })}
  ${cloud({ x: 300, y: 44, scale: 0.5, body: "k3", edge: "sun" })}`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("c2m", 172)}
  <path d="M0 244C90 214 150 220 240 236 330 214 420 214 500 234 600 212 700 216 800 240V300H0z" fill="var(--foot1)"/>
  <path d="M0 264C120 236 220 250 320 258 440 236 540 246 640 256 700 244 760 248 800 258V300H0z" fill="var(--foot2)"/>
  <path d="${treeline(-10, 810, (x) => 282 - 6 * Math.sin(x / 70), { height: 22, step: 13, seed: 9, base: 16 })}" fill="var(--hill)"/>
  <path d="M0 296H800V306H0z" fill="var(--shore)"/>`;

const lake = `
  <path d="M0 302H800V500H0z" fill="var(--water)"/>
  <path d="M0 404C240 388 520 412 800 392V500H0z" fill="var(--water-d)" opacity=".55"/>
  ${stroke("water-d", 4, glints(random, 50, { x: 0, y: 308, width: 800, height: 160 }, 70), ' stroke-linecap="round"')}
  ${stroke("water-l", 4, glints(random, 36, { x: 0, y: 306, width: 800, height: 160 }, 60), ' stroke-linecap="round" opacity=".6"')}
  ${stroke("sun", 4, glints(random, 28, { x: 560, y: 304, width: 100, height: 150 }, 60), ' stroke-linecap="round"')}
  ${sailboat(196, 320, 0.42, "rosy")}${sailboat(716, 326, 0.5, "sail")}${sailboat(610, 370, 1, "rosy")}${sailboat(90, 348, 0.66, "sail")}
  ${steamer}`;

const frame = `
  <path d="M0 500V436C60 430 140 450 200 476 230 490 240 496 250 500zM800 500V430C740 430 680 456 640 478 620 490 610 496 604 500z" fill="var(--bank)"/>
  <path d="M0 500V470C60 466 110 480 140 500zM800 500V464C750 468 712 484 690 500z" fill="var(--bank-d)"/>
  ${spruces.tree(1, 34, 480, 190)}${spruces.tree(2, 80, 478, 120)}${spruces.tree(1, 774, 480, 230)}${spruces.tree(2, 726, 480, 140)}
  ${roses.leaf(126, 500, 0.9, -10)}${roses.leaf(176, 506, 0.8, 26)}${roses.leaf(20, 498, 0.8, -20)}
  ${roses.open(50, 490, 0.8, 10)}${roses.open(112, 496, 0.8, 44)}${roses.bud(160, 494, 0.66, 24)}
  ${roses.leaf(680, 504, 0.8, -24)}${roses.open(714, 496, 0.76, 12)}${roses.open(770, 494, 0.8, 50)}${roses.bud(664, 494, 0.6, -20)}`;

export const southwest: Poster = {
  className: "wr-asw",
  size: [800, 500],
  crop: "xMidYMid slice",
  title: { id: "c2T", text: altTexts["areas/southwest"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${mistPattern("c2m", 180)}`,
  layers: [sky, land, lake, frame],
};
