import { altTexts } from "../../alt-texts.ts";
import { cloud } from "../../kit/clouds.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { grassInCorners, scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { scallopRing } from "../../kit/ornament-rings.ts";
import { bandedSky } from "../../kit/sky.ts";
import { place } from "../../kit/svg.ts";
import { wheatSymbols } from "../../kit/wheat.ts";

const palette = inks(
  "k9 #5b93b8, k8 #74a6c2, k7 #8fb4cc, k6 #abc6d0, k5 #c6d5ce, k4 #dedfc6, k3 #f0e4bf, k2 #f9e8c2, k1 #fdf0d2, sun #fffaea",
  "mt-l #e7cfbd, mt-m #d3b9ad, mt-s #8ea9b9, mt-d #7f9bad",
  "f1 #c8b45c, f2 #e2c06a, f3 #efd58c, f4 #cf9f45, f5 #a98038, ink #3d4a2c",
  "el #c9573f, el-l #e2805c, el-d #8d3a34, roof #53606e, glow #ffe9b0",
  "rug #fbf1dc, rug-d #e2cda4, check #c9573f, check-d #9c3d34, board #b98252, board-l #dfb07a, board-d #7c5036",
  "jug #fdf9ef, jug-d #bcccd6, rim #2f5a86, sf #f2b632, sf-d #d98d1e, sf-c #5a3424, leaf #6f8f48, leaf-d #47682f",
  "bas #c08a4c, bas-l #e5b878, bas-d #835730, cloth #8fb4cc, cloth-d #5f8aa8, cup #c9573f",
  "wheat #dca24a, wheat-l #f6d48a, wheat-d #a8742f, tie #c9573f",
  "suit #2c3a52, gown #efdccb, gown-l #fffaf0, veil #fffaf2, skin #6f4430, rose #c9573f",
);

const wheat = wheatSymbols("a5");
const couple = coupleSymbol("a5");
const random = seededRandom(51);

const range = ridge({
  key: parsePoints("-20,300 60,268 100,282 170,250 230,286 270,274 320,292 400,268 450,292 520,280 600,300"),
  base: 306,
  light: 250,
  seed: 8,
  roughness: 8,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});

const grasses = grassInCorners(random, 60, {
  left: 190,
  right: 190,
  foot: 604,
  bend: 14,
  lean: 50,
  least: 40,
  more: 80,
});

/** Rows of a ripe field that run to the horizon. */
const furrows = Array.from({ length: 17 }, (_, index) => {
  const foot = -700 + index * 140;
  return `M${roundWhole(470 + (foot - 470) * 0.08)} 314L${foot} 600`;
}).join("");

const sunflower = (x: number, y: number, scale: number, turn: number) => place("a5s", x, y, scale, turn);

const defs = `
  ${wheat.defs}
  ${couple.defs}
  <g id="a5s">
    <path d="${scallopRing(16, 0.9, 30)}" fill="var(--sf-d)"/>
    <path d="${scallopRing(14, 0.9, 25)}" fill="var(--sf)"/>
    <circle r="16" fill="var(--sf-c)"/>
    <circle r="10" fill="none" stroke="var(--sf-d)" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 5.200"/>
  </g>
  <clipPath id="a5r"><path d="M196 448H604L700 560H100z"/></clipPath>`;

const land = `
  ${bandedSky({ sun: { x: 236, y: 214 }, disc: 46, horizon: 290, stretch: 1.4, radii: [500, 414, 340, 276, 222, 176, 136, 102], size: [800, 600] })}
  ${cloud({ x: 420, y: 96, scale: 0.9, body: "k4", edge: "sun" })}
  ${cloud({ x: 20, y: 128, scale: 0.6, body: "k3", edge: "sun" })}
  ${cloud({ x: 560, y: 190, scale: 0.5, body: "k3", edge: "sun" })}
  ${paintRidge(range, "mt")}
  <path d="M0 304H800V600H0z" fill="var(--f1)"/>
  <path d="M0 310Q300 300 800 316V360H0z" fill="var(--f2)"/>
  <path d="M0 334Q400 312 800 342V600H0z" fill="var(--f3)"/>
  <path d="${furrows}" stroke="var(--f2)" stroke-width="9"/>
  <path d="M0 404Q220 372 420 392 620 408 800 384V600H0z" fill="var(--f2)"/>
  <path d="M0 440Q240 404 460 424 640 438 800 420V600H0z" fill="var(--f4)"/>
  <path d="${scatter(random, 70, { x: 0, y: 440, width: 800, height: 130 })}" stroke="var(--f3)" stroke-width="5" stroke-linecap="round"/>
  <path d="${scatter(random, 22, { x: 0, y: 430, width: 800, height: 120 })}" stroke="var(--check)" stroke-width="8" stroke-linecap="round"/>`;

const elevator = `
  <path d="M574 316V232H680V316z" fill="var(--el-d)"/>
  <path d="M574 316V232H640V316z" fill="var(--el)"/>
  <path d="M590 232L606 184V150L632 130 658 150V184L676 232z" fill="var(--el)"/>
  <path d="M632 130L658 150V184L676 232H640V150z" fill="var(--el-d)"/>
  <path d="M590 232L606 184V150L612 146V186L600 232z" fill="var(--el-l)"/>
  <path d="M600 154L632 126 664 154 658 160 632 138 606 160zM584 236L604 186H612L596 236zM668 236L656 186H648L660 236z" fill="var(--roof)"/>
  <path d="M680 270L716 254 744 270V316H680z" fill="var(--el)"/>
  <path d="M716 254L744 270V316H722V262z" fill="var(--el-d)"/>
  <path d="M676 272L716 250 750 272 746 278 716 260 680 278z" fill="var(--roof)"/>
  <path d="M624 160h12v16h-12zM690 284h10v12h-10z" fill="var(--glow)"/>
  <path d="M540 318H800" stroke="var(--f5)" stroke-width="5"/>`;

const rug = `
  <path d="M180 562L100 566 90 574H712L700 560z" fill="var(--f5)"/>
  <path d="M196 448H604L700 560H100z" fill="var(--rug)"/>
  <g clip-path="url(#a5r)">
    <path d="M256 440L196 570H260L300 440zM346 440L320 570H384L388 440zM432 440L446 570H510L474 440zM520 440L572 570H640L562 440z" fill="var(--check)" opacity=".8"/>
    <path d="M100 466H700V482H100zM100 504H700V526H100zM100 550H700V570H100z" fill="var(--check-d)" opacity=".55"/>
  </g>
  <path d="M100 560H700L706 568H94z" fill="var(--rug-d)"/>
  <path d="M100 572H704" stroke="var(--rug)" stroke-width="8" stroke-dasharray="3 6"/>`;

const table = `
  <path d="M290 476H530L560 500H270z" fill="var(--check-d)" opacity=".6"/>
  <path d="M284 430L278 494H290L296 430zM524 430L530 494H518L512 430z" fill="var(--board-d)"/>
  <path d="M262 406H538L570 434H230z" fill="var(--board)"/>
  <path d="M262 406H420L400 434H230z" fill="var(--board-l)"/>
  <path d="M230 434H570V444H230z" fill="var(--board-d)"/>
  <path d="M306 406H350L340 434V458L326 468 312 456V434z" fill="var(--cloth)"/>
  <path d="M326 434H340V458L326 468z" fill="var(--cloth-d)"/>
  <path d="M404 424C388 398 388 362 400 336H450C462 362 462 398 446 424z" fill="var(--jug)"/>
  <path d="M430 336H450C462 362 462 398 446 424H424C440 396 442 364 430 336z" fill="var(--jug-d)"/>
  <path d="M396 330H454V340H396z" fill="var(--rim)"/>
  <path d="M454 346C482 344 484 392 452 396L454 388C472 384 470 354 452 356z" fill="var(--rim)"/>
  <path d="M418 334C410 290 396 270 388 250M426 334C426 280 424 250 426 216M434 334C444 296 458 276 470 258M428 334C420 300 410 310 400 300" stroke="var(--leaf-d)" stroke-width="5" fill="none"/>
  <path d="M412 306C390 308 376 300 366 288 388 280 404 288 412 306zM440 312C462 316 480 308 490 296 468 286 450 294 440 312zM424 270C408 264 402 252 402 238 416 242 424 254 424 270z" fill="var(--leaf)"/>
  ${sunflower(384, 250, 1, 0)}${sunflower(474, 258, 0.95, 12)}${sunflower(428, 208, 1.1, 6)}${sunflower(408, 296, 0.8, 20)}${sunflower(452, 300, 0.78, 8)}
  <path d="M502 426L498 400H526L522 426z" fill="var(--cup)"/>
  <path d="M514 400H526L522 426H512z" fill="var(--check-d)"/>
  <path d="M286 424a34 7 0 0 1 68 0z" fill="var(--jug)"/>
  <path d="M296 418c2-14 18-18 26-6 6-12 20-6 22 6z" fill="var(--sf-d)"/>`;

const basket = `
  <path d="M150 520C146 440 250 440 246 520" fill="none" stroke="var(--bas-d)" stroke-width="9"/>
  <path d="M134 492C160 470 234 470 262 492L252 560C220 570 176 570 144 560z" fill="var(--bas)"/>
  <path d="M204 476C230 478 250 484 262 492L252 560C240 564 222 567 204 567z" fill="var(--bas-d)"/>
  <path d="M140 504H258M142 524H256M144 544H253" stroke="var(--bas-l)" stroke-width="6" stroke-dasharray="12 8"/>
  <path d="M128 488C150 466 246 466 268 488L264 500C240 484 156 484 132 500z" fill="var(--bas-l)"/>
  <path d="M150 486C170 456 196 470 206 484L236 478 232 520 206 506 184 524z" fill="var(--cloth)"/>
  <path d="M206 484L236 478 232 520 206 506z" fill="var(--cloth-d)"/>`;

const frame = `
  ${wheat.sheaf(632, 540, 1.25, 6)}${wheat.sheaf(566, 548, 0.9, -10)}
  <path d="M0 600V558Q100 548 200 600zM800 600V552Q700 548 600 600z" fill="var(--ink)"/>
  <path d="${grasses}" stroke="var(--ink)" stroke-width="5" fill="none" stroke-linecap="round"/>
  ${[
    [20, 600, 0.9, -12],
    [56, 606, 1.1, 6],
    [96, 610, 0.8, 18],
    [136, 620, 0.7, -8],
    [784, 600, 0.9, 10],
    [744, 606, 1.15, -8],
    [700, 614, 0.85, 14],
    [660, 622, 0.6, -14],
  ]
    .map(([x = 0, y = 0, scale = 1, turn = 0]) => wheat.ear(x, y, scale, turn))
    .join("")}`;

export const prairiePicnic: Poster = {
  className: "wr-dpra",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a5T", text: altTexts["decor/prairie-picnic"] },
  palette,
  defs,
  layers: [land, elevator, couple.at(236, 402, 52), rug, table, basket, frame],
};
