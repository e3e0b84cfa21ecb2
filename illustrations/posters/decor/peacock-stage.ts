import { altTexts } from "../../alt-texts.ts";
import { diyaSymbol } from "../../kit/diya-lamps.ts";
import { marigoldSymbols } from "../../kit/marigolds.ts";
import { inks } from "../../kit/palette.ts";
import { roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { dottedCircles } from "../../kit/sky.ts";
import { place } from "../../kit/svg.ts";

const palette = inks(
  "night #0a2344, night-l #10335c, night-d #071a34, k4 #14486e, k3 #1f6f86, k2 #3fa39a, k1 #f6d98a",
  "teal #0f7d78, teal-l #2ba396, teal-d #0a5a5a, blue #1f4e8c, blue-l #3f78b8, blue-d #15366a, fern #3f9a5a, fern-l #8cc46a",
  "gold #d4af37, gold-l #f6e08f, gold-d #a07818, seat #15605f, seat-l #23877f, seat-d #0b4448, ivory #fff3dc, ivory-d #dcc9a0, floor #0e2a55, floor-l #1a4378",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a, flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
);

const marigolds = marigoldSymbols("b6");
const lamps = diyaSymbol("b6");

/** Three rows of feathers around the seat, the longest behind; angle 0 points up. Of the nearest the throne hides all but the eyes. */
const fan = [
  { feather: "b6f", count: 15, length: 1.16, spread: 98 },
  { feather: "b6f", count: 14, length: 0.92, spread: 92 },
  { feather: "b6n", count: 11, length: 0.68, spread: 84 },
]
  .map(({ feather, count, length, spread }) =>
    Array.from({ length: count }, (_, index) => {
      const turn = -spread + (2 * spread * index) / (count - 1);
      return place(feather, 400, 400, length, roundWhole(turn));
    }).join(""),
  )
  .join("");

const drape = `
  <path d="M0 0H196C200 100 180 210 116 286 102 304 104 318 110 338 124 400 128 460 124 520H0z" fill="var(--teal)"/>
  <path d="M36 0H72C78 116 56 214 20 286 12 306 16 324 24 346 36 402 38 460 34 520H0V300C36 236 46 108 36 0zM140 0H196C200 100 180 210 116 286 102 304 104 318 110 338 124 400 128 460 124 520H94C100 458 92 398 72 344 66 326 70 310 86 288 140 214 152 110 140 0z" fill="var(--teal-d)"/>
  <path d="M104 0H140C152 110 140 214 86 288 78 298 72 310 70 322L54 318C56 306 64 294 74 282 116 220 120 110 104 0z" fill="var(--teal-l)"/>
  <path d="M196 0C200 100 180 210 116 286 102 304 104 318 110 338 124 400 128 460 124 520H114C118 460 114 400 102 344 96 324 96 304 110 284 172 212 190 100 186 0z" fill="var(--gold)"/>
  <path d="M4 296L122 280 120 310 10 326z" fill="var(--gold)"/>
  <path d="M70 287L122 280 120 310 68 317z" fill="var(--gold-d)"/>`;

const column = (x: number) => `
  <path d="M${x - 15} 470V170H${x + 15}V470z" fill="var(--gold)"/>
  <path d="${x < 400 ? `M${x - 15} 470V170H${x - 2}V470z` : `M${x + 2} 470V170H${x + 15}V470z`}" fill="var(--gold-d)"/>
  <path d="M${x - 24} 152H${x + 24}V172H${x - 24}zM${x - 26} 458H${x + 26}V480H${x - 26}zM${x - 19} 300H${x + 19}V312H${x - 19}z" fill="var(--gold-l)"/>
  <path d="M${x - 16} 152C${x - 34} 128 ${x - 20} 104 ${x} 96 ${x + 20} 104 ${x + 34} 128 ${x + 16} 152z" fill="var(--teal)"/>
  <path d="M${x} 96C${x + 20} 104 ${x + 34} 128 ${x + 16} 152H${x}z" fill="var(--teal-d)"/>
  <path d="M${x - 3} 98V78H${x + 3}V98z" fill="var(--gold-l)"/>`;

/** The eye of a feather. */
const eye = `
    <path d="M0-228Q-41-238-38-278-32-320 0-320 32-320 38-278 41-238 0-228z" fill="var(--fern-l)"/>
    <path d="M0-234Q-33-243-31-276-28-311 0-311 28-311 31-276 33-243 0-234z" fill="var(--gold)"/>
    <path d="M0-240L-18-250-24-272-17-292 0-298 17-292 24-272 18-250z" fill="var(--teal-l)"/>
    <path d="M0-247L-18-260-19-282-10-290 0-282 10-290 19-282 18-260z" fill="var(--blue-d)"/>`;

const defs = `
  ${marigolds.defs}
  ${lamps.defs}
  <path id="b6s" d="${scallopRing(32, 0.56)}"/>
  <path id="b6l" d="${lotusRing(32, 12)}"/>
  <g id="b6f">
    <path d="M-20-90L-52-252Q-54-332 0-338 54-332 52-252L20-90z" fill="var(--teal-d)"/>
    <path d="M0-90H-18L-44-250Q-50-318 0-328z" fill="var(--teal)"/>
    <path d="M-2-118L-40-238-34-240-2-140-24-208-18-210 0-152 18-210 24-208 2-140 34-240 40-238 2-118z" fill="var(--fern)"/>
    ${eye}
  </g>
  <g id="b6n">
    <path d="M-42-200L-52-252Q-54-332 0-338 54-332 52-252L42-200z" fill="var(--teal-d)"/>
    <path d="M0-200H-38L-44-250Q-50-318 0-328z" fill="var(--teal)"/>
    ${eye}
  </g>`;

const hall = `
  <path d="M0 0H800V600H0z" fill="var(--night)"/>
  <g transform="translate(400 390)">
    <use href="#b6l" transform="scale(5.300)" fill="var(--night-l)"/>
    <use href="#b6s" transform="scale(4.600)" fill="var(--k4)"/>
    <use href="#b6l" transform="rotate(5.600)scale(4)" fill="var(--k3)"/>
    <use href="#b6s" transform="scale(3.400)" fill="var(--k2)"/>
    <g fill="none" stroke="var(--gold-l)" stroke-linecap="round" stroke-opacity=".8">${dottedCircles([500, 436, 380], 72, 60)}</g>
  </g>
  ${fan}
  <g transform="translate(400 392)">
    <use href="#b6l" transform="scale(1.500)" fill="var(--gold)"/>
    <use href="#b6s" transform="scale(1.300)" fill="var(--blue)"/>
    <use href="#b6l" transform="scale(1.080)" fill="var(--k1)"/>
  </g>
  ${column(122)}${column(678)}
  <path d="M0 470H800V600H0z" fill="var(--floor)"/>
  <path d="M0 470H800V480H0z" fill="var(--gold-d)"/>`;

const stage = `
  <path d="M190 470H610L634 494H166z" fill="var(--blue)"/>
  <path d="M400 470H610L634 494H400z" fill="var(--blue-d)"/>
  <path d="M166 494H634V514H166zM130 520H670V542H130z" fill="var(--gold)"/>
  <path d="M400 494H634V514H400zM400 520H670V542H400z" fill="var(--gold-d)"/>
  <path d="M180 505H626M146 532H660" stroke="var(--teal-d)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 20"/>
  <g transform="translate(400 574)scale(1 .2)">
    <use href="#b6l" transform="scale(2.500)" fill="var(--floor-l)"/>
    <use href="#b6s" transform="scale(2.100)" fill="var(--teal)"/>
    <use href="#b6l" transform="scale(1.500)" fill="var(--gold)"/>
    <use href="#b6s" transform="scale(1.200)" fill="var(--blue)"/>
    <use href="#b6l" transform="scale(.7)" fill="var(--gold-l)"/>
  </g>`;

const seat = `
  <path d="M290 430C274 360 300 318 346 316 356 290 376 276 400 270 424 276 444 290 454 316 500 318 526 360 510 430z" fill="var(--gold)"/>
  <path d="M400 270C424 276 444 290 454 316 500 318 526 360 510 430H400z" fill="var(--gold-d)"/>
  <path d="M306 430C294 370 314 334 354 332 364 306 382 294 400 290 418 294 436 306 446 332 486 334 506 370 494 430z" fill="var(--seat)"/>
  <path d="M400 290C418 294 436 306 446 332 486 334 506 370 494 430H440C464 380 452 320 400 290z" fill="var(--seat-d)"/>
  <path d="M324 420C316 374 330 350 358 348 344 366 342 396 346 424z" fill="var(--seat-l)"/>
  <path d="M360 360h0M400 326h0M440 360h0M400 370h0M380 392h0M420 392h0" stroke="var(--gold-l)" stroke-width="9" stroke-linecap="round"/>
  <path d="M392 270C384 256 390 244 400 234 410 244 416 256 408 270z" fill="var(--blue-l)"/>
  <path d="M400 234C410 244 416 256 408 270H400z" fill="var(--blue-d)"/>
  <path d="M298 420C286 402 276 392 264 396 252 402 256 418 268 416 264 410 272 404 276 412L280 446H304zM502 420C514 402 524 392 536 396 548 402 544 418 532 416 536 410 528 404 524 412L520 446H496z" fill="var(--gold-l)"/>
  <path d="M290 418H510C518 428 518 444 512 452H288C282 444 282 428 290 418z" fill="var(--seat-l)"/>
  <path d="M400 418H510C518 428 518 444 512 452H400z" fill="var(--seat)"/>
  <path d="M278 450H522V468H278z" fill="var(--gold)"/>
  <path d="M400 450H522V468H400z" fill="var(--gold-d)"/>
  <path d="M288 459H516" stroke="var(--blue-d)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 15.200"/>
  <path d="M282 468C290 484 278 486 274 494H298C306 486 308 478 308 468zM518 468C510 484 522 486 526 494H502C494 486 492 478 492 468z" fill="var(--gold)"/>
  <path d="M320 384C334 374 356 380 360 396 364 410 358 418 352 420H324C314 410 312 394 320 384zM480 384C466 374 444 380 440 396 436 410 442 418 448 420H476C486 410 488 394 480 384z" fill="var(--ivory)"/>
  <path d="M342 378C352 381 358 387 360 396 364 410 358 418 352 420H340C348 406 350 390 342 378zM480 384C475 380 468 379 461 379 470 392 470 408 464 420H476C486 410 488 394 480 384z" fill="var(--ivory-d)"/>`;

const frame = `
  ${drape}<g transform="matrix(-1 0 0 1 800 0)">${drape}</g>
  <path d="M0 0H800V10H0zM0 28H800V34H0z" fill="var(--gold)"/>
  <path d="M0 10H800V28H0z" fill="var(--blue-d)"/>
  <path d="M0 19H800" stroke="var(--teal-l)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 20"/>
  ${lamps.at(160, 518, 0.8)}${lamps.at(640, 518, 0.8)}${lamps.at(204, 556, 0.9)}${lamps.at(596, 556, 0.9)}${lamps.at(262, 580, 0.9)}${lamps.at(538, 580, 0.9)}
  <path d="M0 600V544Q90 534 190 600zM800 600V544Q710 534 610 600z" fill="var(--night-d)"/>
  ${marigolds.leaf(44, 588, 1, -26)}${marigolds.leaf(110, 604, 0.9, 24)}${marigolds.leaf(756, 588, 1, 26)}${marigolds.leaf(690, 604, 0.9, -24)}
  ${marigolds.head(20, 572, 1)}${marigolds.head(84, 594, 0.95, 20)}${marigolds.head(146, 606, 0.7, 40)}
  ${marigolds.head(780, 572, 1)}${marigolds.head(716, 594, 0.95, 20)}${marigolds.head(654, 606, 0.7, 40)}`;

export const peacockStage: Poster = {
  className: "wr-dpea",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b6T", text: altTexts["decor/peacock-stage"] },
  palette,
  defs,
  layers: [hall, stage, seat, frame],
};
