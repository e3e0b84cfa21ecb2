import { altTexts } from "../../alt-texts.ts";
import { broadleafTree } from "../../kit/broadleaf-tree.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { blade } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { fill, glints, stroke } from "../../kit/shapes.ts";
import { bandedSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";

const palette = inks(
  "k9 #4a6a80, k8 #637f8e, k7 #83989b, k6 #a5aea3, k5 #c6c2a6, k4 #e2cfa4, k3 #f3d9a4, k2 #fae2b0, k1 #fdedc8, sun #fff9e6",
  "mt-l #e6cbb0, mt-m #ccb0a2, mt-s #8899a4, mt-d #788b98, mist #f3dfb4",
  "bluff #c9a862, bluff-d #a07f4a, f1 #b9a45c, f2 #d9b866, f3 #eccf83, f4 #9a8040, ink #2e2f28, bark #6b4a38",
  "asp #dd9a34, asp-l #f6c964, asp-d #b5722c, gr #8f9a4a, gr-l #b9b864, gr-d #66763e",
  "water #6b95a4, water-d #4a7488, water-l #f8e3b4, brick #b4563f, brick-l #d98360, brick-d #7d3a38, trim #f6e3c2, glow #ffe2a0, aw1 #3f7a74, aw2 #d9a441, aw3 #7a3a4c, bird #fffaf0, bird-d #cfcabb, beak #f0962e",
  "rose #c9453f, rose-d #8f2f34, suit #24303c, rim #ffe2a0, gown #e9d2bc, gown-l #fffaf0, veil #fffaf2, skin #d9a07c",
);

const couple = coupleSymbol("c3");
const random = seededRandom(61);

const range = ridge({
  key: parsePoints("-20,214 60,176 110,190 180,150 240,200 300,180 350,204 430,164 500,206"),
  base: 226,
  light: 300,
  seed: 28,
  roughness: 9,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});

const tree = (x: number, y: number, height: number, seed: number, leaf = "asp") =>
  broadleafTree({ x, y, height, seed, leaf, light: x < 300 ? "right" : "left" });

/** A brick storefront of the old main street. */
const shop = (x: number, top: number, width: number, awning: string, bays: number) => {
  const foot = 296;
  const step = width / bays;
  const windows = Array.from(
    { length: bays },
    (_, bay) =>
      `M${x + step * (bay + 0.28)} ${top + 40}v-12a${step * 0.22} ${step * 0.22} 0 0 1 ${step * 0.44} 0v12z`,
  ).join("");
  return `
    ${fill("brick", `M${x} ${top}h${width}V${foot}h${-width}z`)}
    ${fill("brick-l", `M${x} ${top}h${width * 0.16}V${foot}h${-width * 0.16}z`)}
    ${fill("brick-d", `M${x + width * 0.84} ${top}h${width * 0.16}V${foot}h${-width * 0.16}z`)}
    ${fill("trim", `M${x - 3} ${top - 8}h${width + 6}v9h${-width - 6}zM${x} ${top + 46}h${width}v3h${-width}z`)}
    ${fill("glow", windows, `M${x + 6} ${top + 66}h${width * 0.5}V${foot - 4}h${-width * 0.5}zM${x + width * 0.68} ${top + 66}h${width * 0.2}V${foot}h${-width * 0.2}z`)}
    ${fill(awning, `M${x + 2} ${top + 56}h${width - 4}l5 14h${-width - 6}z`)}`;
};

/** A white pelican afloat. */
const pelican = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-40 10h70M-24 18h60" stroke="var(--water-l)" stroke-width="3" stroke-linecap="round"/>
    <path d="M-44-10C-30-26 0-28 22-18 30-20 30-32 26-42 24-54 40-58 46-48 50-38 42-28 40-18 38 2 20 10-6 10-28 10-42 2-44-10z" fill="var(--bird)"/>
    <path d="M-44-10C-30-6-4-4 12-12 6 2-10 8-24 6-36 4-42-2-44-10z" fill="var(--bird-d)"/>
    <path d="M46-50C60-46 74-40 84-28 70-30 56-34 44-40z" fill="var(--beak)"/>
  </g>`;

const grasses = Array.from({ length: 66 }, (_, index) =>
  blade(
    index % 2 === 0 ? random() * 230 : 800 - random() * 200,
    506,
    (random() - 0.5) * 14,
    (random() - 0.4) * 46,
    30 + random() * 70,
  ),
);

const sky = `
  ${bandedSky({ sun: { x: 300, y: 126 }, disc: 40, horizon: 220, stretch: 1.6, radii: [430, 358, 296, 242, 194, 152, 116, 86], size: [800, 500] })}
  ${cloud({ x: 470, y: 66, scale: 0.8, body: "k4", edge: "k1" })}
  ${cloud({ x: 30, y: 96, scale: 0.5, body: "k3", edge: "sun" })}`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("c3m", 130)}
  <path d="M0 232C60 196 150 204 230 226 330 216 420 224 500 220 600 196 720 190 800 206V300H0z" fill="var(--bluff)"/>
  <path d="M0 232C40 208 90 202 140 208 120 230 70 250 0 262zM560 206C640 190 730 190 800 206V250C720 232 640 228 560 240z" fill="var(--bluff-d)"/>
  <path d="M0 276C160 246 320 262 480 256 620 250 720 262 800 268V500H0z" fill="var(--f1)"/>
  ${shop(520, 196, 66, "aw1", 3)}${shop(588, 180, 78, "aw2", 3)}${shop(668, 200, 62, "aw3", 3)}${shop(732, 188, 76, "aw1", 3)}
  <path d="M480 294H800V304H480z" fill="var(--f4)"/>
  ${tree(500, 304, 96, 3, "gr")}${tree(660, 306, 62, 14)}${tree(790, 308, 84, 7)}
  ${tree(40, 290, 100, 5, "gr")}${tree(96, 286, 124, 8)}${tree(160, 282, 90, 12)}${tree(220, 276, 70, 4, "gr")}${tree(262, 274, 54, 9)}${tree(360, 270, 50, 11)}${tree(410, 272, 62, 16, "gr")}${tree(452, 278, 76, 21)}`;

const river = `
  <path d="M306 268C360 262 420 276 380 292 300 312 200 316 220 344 250 384 520 380 620 420 700 452 720 480 724 500H150C160 470 130 440 84 416 20 380 60 330 160 306 220 292 270 276 306 268z" fill="var(--water)"/>
  <path d="M220 344C250 384 520 380 620 420 700 452 720 480 724 500H640C600 440 480 420 360 408 270 398 210 372 220 344z" fill="var(--water-d)" opacity=".6"/>
  ${stroke("water-d", 4, glints(random, 26, { x: 150, y: 330, width: 420, height: 150 }, 56), ' stroke-linecap="round"')}
  ${stroke("water-l", 4, glints(random, 26, { x: 150, y: 310, width: 400, height: 170 }, 50), ' stroke-linecap="round" opacity=".8"')}
  <path d="M306 268C270 276 220 292 160 306 60 330 20 380 84 416 130 440 160 470 150 500H0V330C100 300 220 276 306 268z" fill="var(--f2)"/>
  <path d="M380 292C300 312 200 316 220 344 250 384 520 380 620 420 700 452 720 480 724 500H800V310C660 300 480 300 380 292z" fill="var(--f3)"/>
  <path d="M440 338C540 330 680 350 800 346V384C680 380 560 372 470 362z" fill="var(--f2)"/>
  ${pelican(300, 420, 0.9)}${pelican(420, 452, 1.15)}${pelican(212, 386, 0.6)}
  ${couple.at(610, 398, 56)}`;

const frame = `
  ${tree(60, 436, 250, 30)}${tree(740, 420, 190, 44)}
  <path d="M0 500V450Q110 440 230 500zM800 500V446Q690 446 600 500z" fill="var(--ink)"/>
  ${stroke("ink", 5, grasses.join(""), ' stroke-linecap="round"')}
  ${stroke("f3", 3, grasses.filter((_, index) => index % 3 === 0).join(""), ' stroke-linecap="round" transform="translate(8 6)"')}
  ${stroke("rose", 11, "M40 452h0M58 466h0M90 448h0M112 470h0M150 474h0M24 470h0M770 450h0M744 464h0M712 470h0M690 484h0M786 474h0", ' stroke-linecap="round"')}
  ${stroke("rose-d", 5, "M43 455h0M61 469h0M93 451h0M115 473h0M153 477h0M27 473h0M773 453h0M747 467h0M715 473h0M693 487h0M789 477h0", ' stroke-linecap="round"')}`;

export const southeast: Poster = {
  className: "wr-ase",
  size: [800, 500],
  crop: "xMidYMid slice",
  title: { id: "c3T", text: altTexts["areas/southeast"] },
  palette,
  defs: `${couple.defs}${mistPattern("c3m", 180)}`,
  layers: [sky, land, river, frame],
};
