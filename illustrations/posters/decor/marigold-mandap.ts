import { altTexts } from "../../alt-texts.ts";
import { brassPots, woundGarland } from "../../kit/mandap-parts.ts";
import { garland, marigoldSymbols } from "../../kit/marigolds.ts";
import { scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { rangoliSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #2f8a96, k8 #479ca2, k7 #66b0ac, k6 #8ec4b2, k5 #b9d6b4, k4 #dfe2b4, k3 #f7e3b0, k2 #ffebc2, k1 #fff4da, sun #fffbee",
  "mt-l #ffdcae, mt-m #eebb93, mt-s #7b8fa6, mt-d #6a7f99, snow #fffaf0, snow-s #b7c6d0, mist #fbeecb",
  "hill #4f9a72, hill-d #2f7a5c, lawn #8fbe62, lawn-l #b4d376, lawn-d #66a052, ink #17503f",
  "gold #d4af37, gold-l #f6e08f, gold-d #a9821f, red #c01f2e, red-d #8f1226, ivory #fff3dc, ivory-d #e3c9a4, cloth #ffb347, cloth-d #e8862a",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a, clay #8a3b1e, clay-d #5f2718, flame #ffc24a, flame-l #fff6cf",
);

const marigolds = marigoldSymbols("b1");
const random = seededRandom(71);

const range = ridge({
  key: parsePoints("-60,340 100,214 212,306 270,262 340,300 420,256 500,304 622,146 850,320"),
  habits: ["slab", "back", "back", "castle"],
  base: 370,
  light: 400,
  seed: 19,
  roughness: 16,
  ...backdrop,
  snow: 0.5,
});

const post = (x: number, halfWidth: number, top: number, foot: number) => `
  <path d="M${x - halfWidth} ${top}h${halfWidth * 2}V${foot}h${-halfWidth * 2}z" fill="var(--ivory)"/>
  <path d="${x < 400 ? `M${x - halfWidth} ${top}h${halfWidth}V${foot}h${-halfWidth}z` : `M${x} ${top}h${halfWidth}V${foot}h${-halfWidth}z`}" fill="var(--ivory-d)"/>
  <path d="M${x - halfWidth * 1.6} ${foot - 12}h${halfWidth * 3.2}v12h${-halfWidth * 3.2}z" fill="var(--gold)"/>`;

/** Strings that hang behind the seats, long at the posts and short in the middle. */
const strings = [236, 268, 300, 332, 364]
  .map((x, index) => {
    const end = 340 - index * 34;
    return `M${x} 176V${end}M${800 - x} 176V${end}`;
  })
  .join("");

const defs = `
  ${marigolds.defs}
  <path id="b1s" d="${scallopRing(32, 0.56)}"/>
  <path id="b1l" d="${lotusRing(32, 12)}"/>
  ${mistPattern("b1m", 180)}`;

const land = `
  ${rangoliSky({ sun: { x: 400, y: 290 }, disc: 86, rings: ["b1s", "b1l"], radii: [470, 394, 328, 272, 222, 180, 144, 112], halfPetal: 5.6, dots: { radii: [360, 246, 162], count: 64, weight: 60, inkName: "ivory", opacity: 0.7 }, size: [800, 600] })}
  ${paintRidge(range, "mt")}
  ${mist("b1m", 280)}
  <path d="${treeline(-10, 810, (x) => 366 - 12 * Math.sin(x / 110), { height: 30, step: 17, seed: 3, base: 80 })}" fill="var(--hill)"/>
  <path d="${treeline(-10, 810, (x) => 400 - 12 * Math.sin((x + 90) / 120), { height: 34, step: 21, seed: 9, base: 60 })}" fill="var(--hill-d)"/>
  <path d="M0 420Q400 392 800 420V600H0z" fill="var(--lawn)"/>
  <path d="M0 450Q400 420 800 450V490Q400 454 0 490z" fill="var(--lawn-l)"/>
  <path d="M0 540Q400 510 800 540V600H0z" fill="var(--lawn-d)"/>
  <path d="${scatter(random, 60, { x: 0, y: 440, width: 800, height: 110 })}" stroke="var(--mg-l)" stroke-width="5" stroke-linecap="round"/>`;

const rear = `
  ${post(286, 8, 150, 446)}${post(514, 8, 150, 446)}
  ${garland("b1a", woundGarland(286, 9, 170, 440, 30) + woundGarland(514, 9, 170, 440, 30), 10)}
  ${garland("b1b", strings, 10)}`;

const stage = `
  <path d="M196 470L250 432H550L604 470z" fill="var(--red)"/>
  <path d="M400 432H550L604 470H400z" fill="var(--red-d)"/>
  <path d="M180 470H620V492H180zM160 498H640V516H160z" fill="var(--gold)"/>
  <path d="M400 470H620V492H400zM400 498H640V516H400z" fill="var(--gold-d)"/>
  <path d="M180 470H620V475H180zM160 498H640V503H160z" fill="var(--gold-l)"/>
  <path d="M192 484H614M174 508H632" stroke="var(--red)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17"/>
  <path d="M352 516H448L500 600H300z" fill="var(--red)"/>
  <path d="M400 516H448L500 600H400z" fill="var(--red-d)"/>
  <path d="M352 516H360L314 600H300zM440 516H448L500 600H486z" fill="var(--gold)"/>
  <path d="M270 446C266 424 270 404 278 398H338C346 404 350 424 346 446zM454 446C450 424 454 404 462 398H522C530 404 534 424 530 446z" fill="var(--cloth)"/>
  <path d="M308 398H338C346 404 350 424 346 446H314zM492 398H522C530 404 534 424 530 446H498z" fill="var(--cloth-d)"/>
  <path d="M262 440H354V456H262zM446 440H538V456H446z" fill="var(--red)"/>
  <path d="M262 448H354M446 448H538" stroke="var(--gold-l)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 10"/>
  <circle cx="400" cy="416" r="66" fill="var(--flame)" opacity=".2"/>
  <path d="M400 350C418 386 434 394 430 426 428 446 416 450 400 450 384 450 372 446 370 426 368 400 388 390 400 350z" fill="var(--mg-d)"/>
  <path d="M402 380C410 402 422 408 418 430 416 446 408 450 400 450 392 450 382 444 382 430 382 412 396 404 402 380z" fill="var(--flame)"/>
  <path d="M400 412C406 424 410 430 408 440 404 450 396 450 392 440 391 430 396 422 400 412z" fill="var(--flame-l)"/>
  <path d="M360 444H440L430 472H370z" fill="var(--clay)"/>
  <path d="M400 444H440L430 472H400z" fill="var(--clay-d)"/>
  <path d="M354 440H446V450H354z" fill="var(--gold)"/>`;

const front = `
  ${post(196, 15, 108, 500)}${post(604, 15, 108, 500)}
  <path d="M170 100H630V146H170z" fill="var(--lf-d)"/>
  ${garland("b1c", "M166 112H634M166 140H634", 26)}
  ${garland("b1d", "M172 126H634", 30)}
  ${garland("b1e", woundGarland(196, 17, 160, 492, 34) + woundGarland(604, 17, 160, 492, 34), 17)}
  ${[212, 248, 284, 320, 356, 392, 428, 464, 500, 536, 572].map((x, index) => marigolds.leaf(x + 4, 152, index % 2 === 0 ? 0.44 : 0.34, 180)).join("")}
  ${garland("b1f", "M196 158Q262 252 330 160Q400 262 470 160Q538 252 604 158", 15)}
  ${garland("b1g", "M330 164V226M470 164V226M196 164V330M604 164V330M400 206V248", 12)}
  ${marigolds.leaf(330, 228, 0.4, 180)}${marigolds.leaf(470, 228, 0.4, 180)}${marigolds.leaf(400, 250, 0.4, 180)}
  ${marigolds.leaf(196, 104, 0.7, -24)}${marigolds.leaf(196, 104, 0.7, 24)}${marigolds.leaf(604, 104, 0.7, -24)}${marigolds.leaf(604, 104, 0.7, 24)}${marigolds.leaf(400, 102, 0.74, -28)}${marigolds.leaf(400, 102, 0.74, 28)}
  ${marigolds.head(196, 108, 0.9)}${marigolds.head(604, 108, 0.9)}${marigolds.head(400, 104, 1)}${marigolds.head(296, 112, 0.66, 20)}${marigolds.head(504, 112, 0.66, 20)}
  ${marigolds.head(330, 160, 0.5)}${marigolds.head(470, 160, 0.5)}
  ${brassPots(146, 528, 0.8)}${brassPots(654, 528, 0.8)}`;

const frame = `
  <path d="M0 600V540Q90 530 190 600zM800 600V540Q710 530 610 600z" fill="var(--ink)"/>
  ${marigolds.leaf(44, 588, 1, -26)}${marigolds.leaf(110, 604, 0.9, 24)}${marigolds.leaf(756, 588, 1, 26)}${marigolds.leaf(690, 604, 0.9, -24)}
  ${marigolds.head(20, 570, 1)}${marigolds.head(84, 592, 0.95, 20)}${marigolds.head(146, 604, 0.7, 40)}
  ${marigolds.head(780, 570, 1)}${marigolds.head(716, 592, 0.95, 20)}${marigolds.head(654, 604, 0.7, 40)}`;

export const marigoldMandap: Poster = {
  className: "wr-dman",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b1T", text: altTexts["decor/marigold-mandap"] },
  palette,
  defs,
  layers: [land, rear, stage, front, frame],
};
