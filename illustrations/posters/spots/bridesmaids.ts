import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { grassInCorners, scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { spruceSymbols, treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #6f8f9c, k8 #86a2a8, k7 #a1b6b2, k6 #bdc9bb, k5 #d6d8c3, k4 #e9e0c8, k3 #f5e4cb, k2 #fbebd6, k1 #fff3e3, sun #fffbf0",
  "mt-l #f3d2c0, mt-m #dfb5ad, mt-s #8a9cac, mt-d #788c9e, snow #fffdf8, snow-s #bfcdd4, mist #f8eadb",
  "hill #8fae94, hill-d #5c8672, m1 #b3c389, m2 #cdd59e, m3 #9ab078, m4 #7d9966, ink #26463f, pine #2f5a50, pine-l #7fa486",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #5c8268, leaf-d #34574c",
  "da #d98a97, da-d #b3647a, db #8c4552, db-d #66303f, dc #e8b6a6, dc-d #c78e82, dd #5f7f86, dd-d #45616c, de #c9793f, de-d #9c5630, zari #f3cf7a",
  "sa #f0c6a4, sb #6b4230, sc #d79a6c, sd #a66b46, se #e3b088, ha #3a2420, hb #1c1218, hc #7a4a2c, hd #c08a4a",
);

const roses = roseSymbols("d2");
const spruces = spruceSymbols("d2", [1, 2]);
const random = seededRandom(77);

const range = ridge({
  key: parsePoints("-80,340 40,236 130,290 248,150 392,292 436,262 490,296 600,126 724,262 780,214 900,330"),
  habits: ["back", "castle", "back", "slab", "horn"],
  base: 376,
  light: 400,
  seed: 33,
  roughness: 16,
  ...backdrop,
  gullies: 4,
  snow: 0.48,
});

interface Dress {
  readonly tone: string;
  readonly skin: string;
  readonly hair: string;
}

/** Seen from behind: a long dress that leaves the back free, hair pinned up with a flower. Feet at 0,0, 240 high. */
const inDress = ({ tone, skin, hair }: Dress) => `
  <path d="M-22-120C-34-70-48-24-54 2-30 12 30 12 54 2 48-24 34-70 22-120z" fill="var(--${tone})"/>
  <path d="M22-120C34-70 48-24 54 2 44 7 30 9 16 9 22-30 18-80 4-120zM-8-110C-14-70-22-30-26 8L-34 7C-30-30-22-70-14-112z" fill="var(--${tone}-d)"/>
  <path d="M-24-176C-30-170-34-140-36-112L-26-96-20-100-24-118-14-150zM24-176C30-170 34-140 36-112L26-96 20-100 24-118 14-150z" fill="var(--${skin})"/>
  <path d="M-22-182C-10-188 10-188 22-182L24-164 18-140H-18L-24-164z" fill="var(--${skin})"/>
  <path d="M-22-166C-14-146-8-140 0-138 8-140 14-146 22-166 24-146 20-132 22-116H-22C-20-132-24-146-22-166z" fill="var(--${tone})"/>
  <path d="M22-166C24-146 20-132 22-116H4C8-126 8-132 4-139 10-141 16-150 22-166z" fill="var(--${tone}-d)"/>
  <path d="M-20-186L-16-164-22-164zM20-186L16-164 22-164z" fill="var(--${tone})"/>
  <path d="M-23-122H23V-113H-23z" fill="var(--${tone}-d)"/>
  <path d="M-6-204H6V-184H-6z" fill="var(--${skin})"/>
  <ellipse cy="-216" rx="16" ry="19" fill="var(--${hair})"/>
  <circle cy="-204" r="11" fill="var(--${hair})"/>`;

/** Seen from behind: lehenga with a dupatta over one shoulder, a long plait with flowers. */
const inLehenga = ({ tone, skin, hair }: Dress) => `
  <path d="M-20-124C-36-80-56-28-64 0-34 12 34 12 64 0 56-28 36-80 20-124z" fill="var(--${tone})"/>
  <path d="M20-124C36-80 56-28 64 0 50 6 36 8 22 9 26-40 18-90 4-124z" fill="var(--${tone}-d)"/>
  <path d="M-60-14C-30-2 30-2 60-14L64 0C34 12-34 12-64 0z" fill="var(--zari)"/>
  <path d="M-54-22C-26-12 26-12 54-22" stroke="var(--zari)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 9" fill="none"/>
  <path d="M-10-116C-18-80-26-40-30-10M10-116C18-80 26-40 30-10M0-118V-8" stroke="var(--zari)" stroke-width="2" fill="none"/>
  <path d="M-24-176C-31-168-34-140-36-112L-26-96-20-100-24-118-14-150zM24-176C31-168 34-140 36-112L26-96 20-100 24-118 14-150z" fill="var(--${skin})"/>
  <path d="M-20-150H20L20-122H-20z" fill="var(--${skin})"/>
  <path d="M-22-182C-10-188 10-188 22-182L26-158 20-142H-20L-26-158z" fill="var(--${tone}-d)"/>
  <path d="M-9-184H9C8-172 6-166 0-164-6-166-8-172-9-184z" fill="var(--${skin})"/>
  <path d="M-21-128H21V-118H-21z" fill="var(--zari)"/>
  <path d="M10-184C20-186 26-178 26-166 30-120 44-70 40-30L20-40C24-90 8-140 10-184z" fill="var(--zari)" opacity=".85"/>
  <path d="M-6-204H6V-182H-6z" fill="var(--${skin})"/>
  <ellipse cy="-216" rx="16" ry="19" fill="var(--${hair})"/>
  <path d="M-9-206H9C8-180 6-150 2-122L-2-122C-6-150-8-180-9-206z" fill="var(--${hair})"/>
  <path d="M0-196V-130" stroke="var(--rose-l)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 14"/>`;

const party = [
  { x: 176, y: 528, scale: 0.94, draw: inDress, tone: "dd", skin: "sb", hair: "hb" },
  { x: 288, y: 538, scale: 1, draw: inLehenga, tone: "de", skin: "sd", hair: "hb" },
  { x: 400, y: 544, scale: 1.06, draw: inDress, tone: "da", skin: "sa", hair: "hd" },
  { x: 512, y: 538, scale: 1, draw: inLehenga, tone: "db", skin: "sc", hair: "ha" },
  { x: 624, y: 528, scale: 0.94, draw: inDress, tone: "dc", skin: "se", hair: "hc" },
] as const;

/** Posies held low at the side, and the flower in the hair. */
const posies = party
  .map(({ x, y, scale, draw }) => {
    const handX = x + 30 * scale;
    const handY = y - 92 * scale;
    const flower = draw === inDress ? roses.open(x + 10, y - 206 * scale, 0.26, x) : "";
    return `${flower}${roses.leaf(handX, handY, 0.34, 160)}${roses.leaf(handX, handY, 0.34, 60)}${roses.open(handX - 6, handY + 2, 0.36, x)}${roses.open(handX + 9, handY - 2, 0.32, x + 30)}${roses.bud(handX + 2, handY + 16, 0.34, 170)}`;
  })
  .join("");

const grasses = grassInCorners(random, 56, {
  left: 220,
  right: 220,
  foot: 606,
  bend: 14,
  lean: 40,
  least: 26,
  more: 60,
});

const sky = `
  ${bandedSky({ sun: { x: 400, y: 190 }, disc: 50, horizon: 310, stretch: 1.3, radii: [520, 432, 356, 290, 234, 186, 146, 112], size: [800, 600] })}
  ${cloud({ x: 40, y: 80, scale: 0.8, body: "k5", edge: "sun" })}
  ${cloud({ x: 520, y: 60, scale: 0.7, body: "k5", edge: "sun" })}`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("d2m", 284)}
  <path d="${treeline(-10, 810, (x) => 376 - 10 * Math.sin(x / 110), { height: 28, step: 16, seed: 4, base: 80 })}" fill="var(--hill)"/>
  <path d="${treeline(-10, 810, (x) => 410 - 10 * Math.sin((x + 80) / 100), { height: 30, step: 20, seed: 11, base: 60 })}" fill="var(--hill-d)"/>
  <path d="M0 430Q400 396 800 430V600H0z" fill="var(--m1)"/>
  <path d="M0 470Q400 426 800 470V520Q400 470 0 520z" fill="var(--m2)"/>
  <path d="M0 530Q400 486 800 530V600H0z" fill="var(--m3)"/>
  <path d="M0 572Q400 530 800 572V600H0z" fill="var(--m4)"/>
  ${spruces.tree(1, 36, 470, 210)}${spruces.tree(2, 86, 456, 130)}${spruces.tree(1, 770, 468, 230)}${spruces.tree(2, 718, 454, 120)}
  <path d="${scatter(random, 60, { x: 0, y: 440, width: 800, height: 110 })}" stroke="var(--rose-l)" stroke-width="6" stroke-linecap="round"/>
  <path d="${scatter(random, 30, { x: 0, y: 440, width: 800, height: 110 })}" stroke="var(--rose)" stroke-width="6" stroke-linecap="round"/>`;

const figures = `
  ${party.map(({ x, y, scale }) => `<ellipse cx="${x}" cy="${y + 4}" rx="${66 * scale}" ry="9" fill="var(--m4)"/>`).join("")}
  ${party.map(({ x, y, scale, draw, tone, skin, hair }) => `<g transform="translate(${x} ${y})scale(${scale})">${draw({ tone, skin, hair })}</g>`).join("")}
  ${posies}`;

const frame = `
  <path d="M0 600V556Q110 540 220 600zM800 600V556Q690 540 580 600z" fill="var(--ink)"/>
  ${stroke("ink", 5, grasses, ' stroke-linecap="round"')}
  ${roses.leaf(60, 592, 1, -26)}${roses.leaf(126, 606, 0.9, 24)}${roses.leaf(18, 572, 0.9, -10)}
  ${roses.open(32, 574, 1, 10)}${roses.open(100, 594, 0.9, 50)}${roses.bud(152, 590, 0.75, 30)}
  ${roses.leaf(742, 592, 1, 26)}${roses.leaf(676, 606, 0.8, -30)}
  ${roses.open(768, 574, 1, 30)}${roses.open(702, 594, 0.9, 6)}${roses.bud(650, 590, 0.7, -30)}`;

export const bridesmaids: Poster = {
  className: "wr-bri",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "d2T", text: altTexts["spots/bridesmaids"] },
  palette,
  defs: `${roses.defs}${spruces.defs}${mistPattern("d2m", 180)}`,
  layers: [sky, land, figures, frame],
};
