import { altTexts } from "../alt-texts.ts";
import { cloud } from "../kit/clouds.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { blade } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import { poppySymbols } from "../kit/poppies.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { mirroredRidge, paintRidge, ridge } from "../kit/ridges.ts";
import { arched, box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { hiding, upsideDown, waterBands } from "../kit/water.ts";
import { chimney, gable, turret, wing } from "./castle.ts";

const palette = inks(
  "k9 #2c5f88, k8 #3d779c, k7 #5993b0, k6 #80b0be, k5 #aac9c8, k4 #d0dccc, k3 #ece5c8, k2 #f8e6c0, k1 #fff1d6",
  "sun #fffcf0",
  "far-l #f1dcc4, far-m #cdb4ac, far-s #7d9cb6, far-d #688aa8, snow #fffefa, snow-s #b5d0e0, ice #8fbcd4, ice-l #dff0f4",
  "big-l #c9a78e, big-m #a4857e, big-s #3f5f7a, big-d #324f6b, mist #f4eeda, hill #3f6a66, hill2 #27504f",
  "lime #fbeacb, lime-m #dcc0a8, lime-d #8f8a9c, roof #3f8f96, roof-l #7fc4bc, roof-d #25606e, glow #ffdc86, pane #5a6680, stone #e6cdae, stone-d #a3938f",
  "water #2fa3a8, water-l #9fe0d6, water-d #1a7f8e, lawn #8fb35f, lawn-l #bccf74, lawn-d #5a8a52, path #f6e2b8, path-d #d3b590",
  "pine #1d4444, pine-l #4f8470, ink #14343a, ink-l #2a5a50, canoe #c23f44, canoe-l #ec8478, wood #7a4a3a",
  "pop #f08a3c, pop-d #c4562c, pop-l #ffc06a, gold #f2c04a, gold-l #fff0a8, leaf-d #2a5a48",
  "rose #dc8e9b, suit #1d2f48, rim #fff0c8, gown #e4dcd6, gown-l #ffffff, veil #ffffff, skin #7a4a34",
);

const sun = { x: 176, y: 150 };
const shore = 590;
const poppies = poppySymbols("ll");
const spruces = spruceSymbols("ll", [1, 2, 3]);
const couple = coupleSymbol("ll");
const random = seededRandom(27);

const victoria = ridge({
  key: parsePoints("200,500 300,318 352,346 436,230 500,268 566,244 604,290 640,276 760,480"),
  base: 560,
  light: sun.x,
  seed: 12,
  roughness: 18,
  gullies: 4,
  folds: 3,
  zigzag: 0.7,
  snow: 0.5,
  lean: 0.1,
  buttresses: 0,
});
const fairview = ridge({
  key: parsePoints("-240,640 -40,236 40,300 92,258 390,592"),
  base: shore,
  light: "right",
  seed: 7,
  roughness: 26,
  gullies: 4,
  folds: 4,
  zigzag: 0.7,
  buttresses: 3,
});
const beehive = ridge({
  key: parsePoints("470,600 640,372 676,400 772,250 1020,620"),
  base: shore,
  light: sun.x,
  seed: 18,
  roughness: 28,
  gullies: 5,
  folds: 4,
  zigzag: 0.7,
  buttresses: 0,
});

const bands = {
  sun,
  disc: 48,
  horizon: 220,
  ground: shore,
  stretch: 1.25,
  radii: [690, 574, 474, 386, 308, 240, 182, 130],
};
const sky = `
  ${bandedSky(bands)}
  ${cloud({ x: 430, y: 150, scale: 0.8, body: "k5", edge: "sun" })}
  ${cloud({ x: 600, y: 80, scale: 0.6, body: "k6", edge: "k3" })}`;

/** The hanging glacier lies on a shelf of the wall and breaks off in blue ice; its tongue reaches down to the end of the lake. */
const brink =
  "L716 436 676 424 652 446 618 430 590 458 556 440 522 468 488 446 452 472 420 448 386 466 352 446 316 462 282 440 236 450";
const glacier = `
  ${fill("ice", `M236 430${brink.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => `${x} ${Number(y) + 24}`)}z`)}
  ${fill("snow", `M236 430L282 404 318 416 350 386 384 398 420 366 452 390 490 372 520 396 566 370 600 392 640 376 716 414${brink}z`)}
  ${fill("snow-s", "M420 366L452 390 490 372 520 396 500 420 476 404 448 424zM566 370L600 392 640 376 716 414 660 418 628 400 604 420z")}
  ${stroke("ice-l", 3, "M282 446v18M352 452v18M420 454v18M488 452v18M556 446v18M618 436v18")}
  ${fill("snow", "M372 566L404 528 430 536 452 500 486 486 508 504 540 498 566 530 600 566z")}
  ${fill("snow-s", "M508 504L540 498 566 530 600 566H520L528 540z")}`;

const mountains = `
  ${paintRidge(victoria, "far")}
  <g id="ll-ice">${glacier}</g>
  ${paintRidge(beehive, "big")}
  ${paintRidge(fairview, "big")}
  ${mist("llst", 480)}`;

const woods = `
  ${fill(
    "hill",
    treeline(-10, 500, (x) => 572 - Math.max(0, 330 - x) * 0.3, {
      height: 34,
      step: 13,
      seed: 5,
      base: 120,
      floor: shore,
      taperRight: 120,
    }),
  )}
  ${fill(
    "hill",
    treeline(400, 810, (x) => 576 - Math.max(0, x - 560) * 0.34, {
      height: 34,
      step: 13,
      seed: 6,
      base: 120,
      floor: shore,
      taperLeft: 100,
    }),
  )}
  ${fill(
    "hill2",
    treeline(560, 810, (x) => 584 - Math.max(0, x - 640) * 0.16, {
      height: 44,
      step: 15,
      seed: 16,
      base: 60,
      floor: shore,
      taperLeft: 90,
    }),
  )}`;

const lake = `
  <g>
    ${upsideDown(shore, `${bandedSky({ ...bands, every: 2 })}${mirroredRidge(victoria, "far")}<use href="#ll-ice"/>${mirroredRidge(beehive, "big")}${mirroredRidge(fairview, "big")}<use href="#ll-woods"/>`)}
    ${waterBands(shore, [...hiding("water", 0.4, 0.58, 0.76, 0.9), ...hiding("water-d", 0.95, 1)])}
    ${fill("water-d", "M800 760C640 772 520 800 430 850 520 860 660 870 800 850z")}
    ${stroke("water-l", 4, glints(random, 56, { x: 240, y: shore + 8, width: 560, height: 380 }, 80), ' stroke-linecap="round" opacity=".75"')}
    ${stroke("snow", 3, glints(random, 20, { x: 330, y: shore + 10, width: 280, height: 180 }, 50), ' stroke-linecap="round" opacity=".8"')}
  </g>`;

const ballroom = Array.from({ length: 9 }, (_, index) => arched(54 + index * 32, 640, 18, 32)).join("");
const chateau = `
  <g id="ll-chateau" transform="matrix(-1 0 0 1 300 0)">
    ${wing({ x: -60, width: 130, eaves: 480, ridge: 418, foot: 644, shade: 0.1, columns: 5, rows: 5 })}
    ${chimney(96, 378, 450)}
    ${wing({ x: 50, width: 128, eaves: 452, ridge: 376, foot: 644, shade: 0.12, columns: 5, rows: 6 })}
    ${wing({ x: 236, width: 110, eaves: 516, ridge: 456, foot: 644, shade: 0.14, columns: 5, rows: 4 })}
    ${gable(296, 22, 484, 522, 612)}
    ${fill("glow", box(290, 532, 10, 16), box(290, 560, 10, 16), box(290, 588, 10, 14))}
    ${chimney(220, 314, 400)}
    ${wing({ x: 158, width: 92, eaves: 412, ridge: 318, foot: 644, shade: 0.18, columns: 4, rows: 7 })}
    ${turret(160, 14, 420, 340, 644)}
    ${turret(250, 14, 430, 352, 644)}
    ${fill("stone", box(34, 604, 320, 42))}
    ${fill("stone-d", box(34, 604, 30, 42), box(34, 642, 320, 5))}
    ${fill("glow", ballroom)}
    ${fill("lime", box(26, 598, 336, 8))}
  </g>`;

const lawn = `
  ${fill("lawn-d", "M-10 636H352C420 644 450 664 430 696 400 740 340 780 340 840 340 900 400 950 470 1000H-10z")}
  ${fill("lawn", "M-10 640H346C400 648 424 664 408 692 376 738 318 780 316 842 316 900 366 952 430 1000H-10z")}
  ${fill("lawn-l", "M-10 660C120 650 260 660 330 690 250 730 120 740-10 740z")}
  ${fill("path-d", "M180 646H230C300 690 330 710 290 760 240 820 200 880 240 1000H110C90 880 140 800 200 740 230 710 210 680 180 646z")}
  ${fill("path", "M188 646H226C286 690 312 712 276 758 226 818 190 880 222 1000H124C106 880 156 804 212 744 240 712 222 680 188 646z")}
  ${stroke("pop", 7, "M40 690h0M66 700h0M90 684h0M20 712h0M120 700h0M54 720h0M330 690h0M352 676h0M310 704h0M374 684h0M344 706h0", ' stroke-linecap="round"')}
  ${stroke("gold-l", 6, "M30 700h0M78 692h0M104 712h0M46 734h0M322 676h0M362 696h0M388 668h0M330 720h0", ' stroke-linecap="round"')}`;

const canoe = `
  <g transform="translate(620 742)scale(.62)">
    <path d="M-150 26C-90 40 90 40 150 26 100 56-100 56-150 26z" fill="var(--water-d)"/>
    ${fill("gown", "M-60 4C-64-26-58-44-48-48-36-46-28-30-28 4z")}<circle cx="-46" cy="-58" r="10" fill="var(--skin)"/>
    ${fill("suit", "M-38-64C-50-74-62-62-58-52-62-46-56-42-52-46-50-56-46-60-38-64zM34 4C32-28 38-48 50-50 62-48 68-26 66 4z")}<circle cx="50" cy="-60" r="10" fill="var(--skin)"/>
    <path d="M-158-18C-150 6-140 26-120 28H120C140 26 150 6 158-18 130-2 110 2 90 2H-90C-110 2-130-2-158-18z" fill="var(--canoe)"/>
    <path d="M-158-18C-130-2-110 2-90 2H90C110 2 130-2 158-18 156-12 154-6 152 0 130 10 110 12 90 12H-90C-110 12-130 10-152 0z" fill="var(--canoe-l)"/>
    ${stroke("wood", 5, "M36-34L4 50")}
  </g>`;

const meadow = Array.from({ length: 60 }, () => {
  const left = random() < 0.55;
  const x = left ? random() * 250 - 10 : 590 + random() * 220;
  return blade(x, 1004, (random() - 0.5) * 8, (random() - 0.5) * 26, 50 + random() * 80);
}).join("");

const frame = `
  ${couple.at(254, 838, 100)}
  ${veil("path-d", 0.9, "M196 838C226 832 280 832 306 838 290 848 210 848 196 838z")}
  ${fill("ink", "M-10 1000V950C60 930 160 940 230 1000zM570 1000C640 950 730 930 810 936V1000z")}
  ${stroke("ink-l", 4, meadow, ' stroke-linecap="round"')}
  ${spruces.tree(2, 772, 990, 300)}
  ${spruces.tree(1, 830, 1000, 380)}
  ${spruces.tree(3, 716, 1000, 190)}
  ${poppies.side(30, 880, 0.9, -8)}
  ${poppies.side(100, 900, 0.8, 6)}
  ${poppies.side(170, 920, 0.7, 10)}
  ${poppies.open(30, 956, 1, 10)}
  ${poppies.open(112, 978, 0.85, -16)}
  ${poppies.open(188, 990, 0.7, 20)}
  ${poppies.side(620, 910, 0.75, -6)}
  ${poppies.side(680, 890, 0.8, 4)}
  ${poppies.open(650, 976, 0.85, 12)}
  ${poppies.open(736, 966, 1, -10)}`;

export const lakeLouise: Poster = {
  className: "wr-lou",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "llT", text: altTexts["venues/fairmont-chateau-lake-louise"] },
  palette,
  defs: `${poppies.defs}${spruces.defs}${couple.defs}${mistPattern("llst", 200)}`,
  layers: [`${sky}${mountains}<g id="ll-woods">${woods}</g>`, lake, chateau, lawn, canoe, frame],
};
