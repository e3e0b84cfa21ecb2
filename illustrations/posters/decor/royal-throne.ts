import { altTexts } from "../../alt-texts.ts";
import { cuspedArch } from "../../kit/arches.ts";
import { diyaSymbol } from "../../kit/diya-lamps.ts";
import { garland, marigoldSymbols } from "../../kit/marigolds.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { dottedCircles, ringBands } from "../../kit/sky.ts";

const palette = inks(
  "k6 #7a1420, k5 #99202a, k4 #b8382f, k3 #d9803a, k2 #efc06a, k1 #fff0c6",
  "wall #4f0a1c, wall-l #6c1024, wall-d #36061a, panel #85142a, night #1f2a52, night-l #44557f, moon #fff4d8, floor #3a0618",
  "mt-l #b7c3d4, mt-m #8f9db8, mt-s #3d4c78, mt-d #34416c, snow #f6f2ea, snow-s #6f80a4",
  "gold #d4af37, gold-l #f6e08f, gold-d #a07818, red #b3152a, red-l #d23440, red-d #7c0c22, ivory #fff3dc, ivory-d #e3c9a4",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a, flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
);

const marigolds = marigoldSymbols("b2");
const lamps = diyaSymbol("b2");

const opening = { left: 236, right: 564, springing: 330, crown: 44, foils: 13, bulge: 0.6 };
const panel = `M236 500V330${cuspedArch(opening).path}V500`;
const sideOpening = { left: 84, right: 190, springing: 250, crown: 120, foils: 9, bulge: 0.62 };
const window = `M84 440V250${cuspedArch(sideOpening).path}V440z`;

const winter = ridge({
  key: parsePoints("60,330 100,260 124,290 156,230 210,330"),
  base: 360,
  light: "right",
  seed: 4,
  roughness: 12,
  ...backdrop,
  buttresses: 1,
  snow: 0.55,
});

const sideWindow = `
  <path d="${window}" fill="var(--night)" stroke="var(--gold)" stroke-width="9"/>
  <g clip-path="url(#b2w)">
    <g transform="translate(128 214)"><circle r="84" fill="var(--night-l)" opacity=".5"/><circle r="54" fill="var(--night-l)"/><circle r="22" fill="var(--moon)"/></g>
    ${paintRidge(winter, "mt")}
    <path d="M80 350Q130 330 196 346V450H80z" fill="var(--snow)"/>
    <path d="M80 384Q140 362 196 380V450H80z" fill="var(--snow-s)"/>
    <path d="M104 160h0M160 180h0M118 244h0M172 262h0M96 300h0M140 320h0M178 210h0M100 204h0M150 290h0" stroke="var(--snow)" stroke-width="5" stroke-linecap="round"/>
  </g>
  <path d="M137 124V440M84 300H190" stroke="var(--gold-d)" stroke-width="4"/>`;

const drape = `
  <path d="M0 0H214C216 110 190 220 120 292 104 310 106 324 112 344 128 410 132 470 128 540H0z" fill="var(--red)"/>
  <path d="M40 0H78C84 120 60 220 22 292 14 310 18 330 26 352 38 410 40 480 36 540H0V310C40 240 52 110 40 0zM150 0H214C216 110 190 220 120 292 104 310 106 324 112 344 128 410 132 470 128 540H96C104 470 94 408 74 350 68 330 72 314 90 292 148 214 164 110 150 0z" fill="var(--red-d)"/>
  <path d="M112 0H150C164 110 148 214 90 292 80 304 74 316 72 330L56 326C58 312 66 300 76 286 122 214 128 110 112 0z" fill="var(--red-l)"/>
  <path d="M214 0C216 110 190 220 120 292 104 310 106 324 112 344 128 410 132 470 128 540H118C122 470 118 412 104 350 98 328 98 308 114 290 182 218 206 110 204 0z" fill="var(--gold)"/>
  <path d="M4 300L126 286 124 316 10 332z" fill="var(--gold)"/>
  <path d="M74 292L126 286 124 316 72 324z" fill="var(--gold-d)"/>
  <path d="M96 318V356" stroke="var(--gold)" stroke-width="7"/><path d="M86 352H106L112 396H80z" fill="var(--gold)"/><path d="M96 352H106L112 396H96z" fill="var(--gold-d)"/>`;

/** A tall brass lamp with a plate of wicks. */
const lamp = (x: number) => `
  <path d="M${x - 34} 512H${x + 34}L${x + 20} 494H${x - 20}z" fill="var(--gold)"/>
  <path d="M${x + 4} 512H${x + 34}L${x + 20} 494H${x + 4}z" fill="var(--gold-d)"/>
  <path d="M${x - 5} 494V346H${x + 5}V494z" fill="var(--gold)"/>
  <path d="M${x + 1} 494V346H${x + 5}V494z" fill="var(--gold-d)"/>
  <path d="M${x - 11} 458h22v9h-22zM${x - 11} 420h22v9h-22zM${x - 9} 384h18v8h-18zM${x - 4} 330l4-22 4 22v16h-8z" fill="var(--gold-l)"/>
  <path d="M${x - 42} 346H${x + 42}L${x + 24} 362H${x - 24}z" fill="var(--gold)"/>
  <path d="M${x + 6} 346H${x + 42}L${x + 24} 362H${x + 6}z" fill="var(--gold-d)"/>
  ${lamps.at(x - 28, 346, 0.62)}${lamps.at(x, 348, 0.7)}${lamps.at(x + 28, 346, 0.62)}`;

const defs = `
  ${marigolds.defs}
  ${lamps.defs}
  <path id="b2s" d="${scallopRing(32, 0.56)}"/>
  <path id="b2l" d="${lotusRing(32, 12)}"/>
  <clipPath id="b2w"><path d="${window}"/></clipPath>
  <clipPath id="b2p"><path d="${panel}z"/></clipPath>
  <pattern id="b2d" width="36" height="36" patternUnits="userSpaceOnUse"><path d="M0 0h36v36H0z" fill="var(--wall)"/><path d="M18 6q8 8 0 20q-8-12 0-20M0 24q8 8 0 20M36 24q-8 8 0 20" fill="var(--wall-l)"/></pattern>`;

const hall = `
  <path d="M0 0H800V600H0z" fill="url(#b2d)"/>
  ${sideWindow}
  <g transform="matrix(-1 0 0 1 800 0)">${sideWindow}</g>
  <path d="${panel}z" fill="var(--panel)"/>
  <g clip-path="url(#b2p)">
    <g transform="translate(400 330)">
      ${ringBands(["b2s", "b2l"], [300, 250, 206, 168, 134, 104], 5.6)}
      <g fill="none" stroke="var(--gold-l)" stroke-linecap="round" stroke-opacity=".7">${dottedCircles([226, 186, 118], 48, 45)}</g>
    </g>
  </g>
  <path d="${panel}" fill="none" stroke="var(--gold)" stroke-width="16"/>
  <path d="${panel}" fill="none" stroke="var(--wall-d)" stroke-width="5"/>
  <path d="M206 500V330H228V500zM572 500V330H594V500z" fill="var(--gold)"/>
  <path d="M217 500V330H228V500zM583 500V330H594V500z" fill="var(--gold-d)"/>
  <path d="M200 318H234V334H200zM566 318H600V334H566z" fill="var(--gold-l)"/>
  <path d="M0 486H800V600H0z" fill="var(--floor)"/>
  <path d="M0 486H800V494H0z" fill="var(--gold-d)"/>`;

const stage = `
  <path d="M170 486H630L650 508H150z" fill="var(--red)"/>
  <path d="M150 508H650V528H150zM124 532H676V552H124zM98 556H702V578H98z" fill="var(--gold)"/>
  <path d="M400 508H650V528H400zM400 532H676V552H400zM400 556H702V578H400z" fill="var(--gold-d)"/>
  <path d="M150 528H650L676 534H124zM124 552H676L702 558H98z" fill="var(--red-d)"/>
  <path d="M164 519H640M138 544H664M112 568H690" stroke="var(--red)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 20"/>
  <path d="M330 508H470L520 600H280z" fill="var(--red-l)"/>
  <path d="M400 508H470L520 600H400z" fill="var(--red)"/>
  <path d="M330 508H340L296 600H280zM460 508H470L520 600H504z" fill="var(--gold-l)"/>`;

const seat = `
  <path d="M270 496L262 420H286L292 496zM530 496L538 420H514L508 496z" fill="var(--gold-d)"/>
  <path d="M292 420C276 330 296 262 332 252 344 220 372 206 386 200 390 180 410 180 414 200 428 206 456 220 468 252 504 262 524 330 508 420z" fill="var(--gold)"/>
  <path d="M400 186C408 188 412 192 414 200 428 206 456 220 468 252 504 262 524 330 508 420H400z" fill="var(--gold-d)"/>
  <path d="M310 420C296 346 312 286 342 272 352 240 376 226 400 222 424 226 448 240 458 272 488 286 504 346 490 420z" fill="var(--red)"/>
  <path d="M400 222C424 226 448 240 458 272 488 286 504 346 490 420H440C470 350 450 270 400 222z" fill="var(--red-d)"/>
  <path d="M330 400C320 350 328 306 350 290 354 284 360 276 362 270 340 300 340 350 346 410z" fill="var(--red-l)"/>
  <path d="M352 300h0M400 268h0M448 300h0M372 340h0M428 340h0M400 306h0M340 376h0M400 376h0M460 376h0" stroke="var(--gold-l)" stroke-width="9" stroke-linecap="round"/>
  <path d="M386 200C376 190 380 172 400 164 420 172 424 190 414 200 408 208 392 208 386 200z" fill="var(--gold-l)"/>
  <circle cx="400" cy="188" r="9" fill="var(--red-l)"/>
  <path d="M400 164l-6-14 6-12 6 12z" fill="var(--gold-l)"/>
  <path d="M284 416C270 396 258 384 244 388 230 394 234 414 248 412 242 404 252 398 258 408L264 446H290zM516 416C530 396 542 384 556 388 570 394 566 414 552 412 558 404 548 398 542 408L536 446H510z" fill="var(--gold)"/>
  <path d="M516 416C530 396 542 384 556 388 570 394 566 414 552 412 558 404 548 398 542 408L536 446H510z" fill="var(--gold-d)"/>
  <path d="M276 418H524C532 430 532 446 526 456H274C268 446 268 430 276 418z" fill="var(--red-l)"/>
  <path d="M400 418H524C532 430 532 446 526 456H400z" fill="var(--red)"/>
  <path d="M262 454H538V476H262z" fill="var(--gold)"/>
  <path d="M400 454H538V476H400z" fill="var(--gold-d)"/>
  <path d="M274 465H530" stroke="var(--red-d)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 16"/>
  <path d="M262 476C274 500 256 500 250 510H276C286 500 288 488 290 476zM538 476C526 500 544 500 550 510H524C514 500 512 488 510 476zM386 476C392 496 388 500 382 508H418C412 500 408 496 414 476z" fill="var(--gold)"/>
  <path d="M538 476C526 500 544 500 550 510H524C514 500 512 488 510 476zM400 476H414C408 496 412 500 418 508H400z" fill="var(--gold-d)"/>
  <path d="M300 372C316 360 344 368 350 386 354 402 346 416 340 420H306C294 408 292 386 300 372zM500 372C484 360 456 368 450 386 446 402 454 416 460 420H494C506 408 508 386 500 372z" fill="var(--ivory)"/>
  <path d="M326 364C340 368 348 376 350 386 354 402 346 416 340 420H324C332 404 334 384 326 364zM500 372C494 367 486 365 478 365 486 384 484 404 478 420H494C506 408 508 386 500 372z" fill="var(--ivory-d)"/>`;

const lights = `${lamp(206)}${lamp(594)}`;

const frame = `
  ${drape}<g transform="matrix(-1 0 0 1 800 0)">${drape}</g>
  <path d="M0 0H800V10H0zM0 26H800V32H0z" fill="var(--gold)"/>
  <path d="M0 10H800V26H0z" fill="var(--red-d)"/>
  ${garland("b2g", "M214 30Q310 96 400 34Q490 96 586 30", 12)}
  ${marigolds.head(400, 36, 0.5)}${marigolds.head(214, 34, 0.46)}${marigolds.head(586, 34, 0.46)}
  ${lamps.at(180, 592, 0.8)}${lamps.at(232, 598, 0.8)}${lamps.at(620, 592, 0.8)}${lamps.at(568, 598, 0.8)}
  ${marigolds.leaf(40, 586, 0.9, -24)}${marigolds.leaf(104, 604, 0.9, 26)}${marigolds.leaf(760, 586, 0.9, 24)}${marigolds.leaf(696, 604, 0.9, -26)}
  ${marigolds.head(18, 574, 0.95)}${marigolds.head(76, 594, 0.9, 20)}${marigolds.head(132, 608, 0.6, 40)}
  ${marigolds.head(782, 574, 0.95)}${marigolds.head(724, 594, 0.9, 20)}${marigolds.head(668, 608, 0.6, 40)}`;

export const royalThrone: Poster = {
  className: "wr-dthr",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b2T", text: altTexts["decor/royal-throne"] },
  palette,
  defs,
  layers: [hall, stage, seat, lights, frame],
};
