import { altTexts } from "../alt-texts.ts";
import { cuspedArch } from "../kit/arches.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints, formatTenths, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { paintRidge, ridge } from "../kit/ridges.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { dottedCircles, ringBands } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { treeline } from "../kit/trees.ts";

const palette = inks(
  "k11 #540d1c, k10 #6c131d, k9 #861f1e, k8 #a5321f, k7 #c44a20, k6 #e06a24, k5 #f58a2c, k4 #ffa947",
  "k3 #ffc772, k2 #ffe0a0, k1 #fff0c8",
  "big-l #ffc27a, big-m #e88e55, big-s #7d2f45, big-d #6a2440, snow #fff1d2, snow-s #b0607a",
  "mist #ffcf8a, hill #1f4a34, hill-d #123a2c",
  "frame #5c0613, frame-l #7a0f1c",
  "gold #d4af37, gold-l #f4dc86",
  "hand #c98a5e, hand-l #dda275, hand-d #a9693f, henna #5a1418",
  "red #c01f2e",
  "green #138808",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
  "flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
  "ivory #fff3dc",
);

const marigolds = marigoldSymbols("m");

const range = ridge({
  key: parsePoints("40,760 150,640 176,650 270,520 330,620 380,590 430,640 560,540 600,600 660,560 770,720"),
  base: 800,
  light: 400,
  seed: 61,
  roughness: 20,
  gullies: 4,
  folds: 3,
  zigzag: 0.7,
  snow: 0.5,
  lean: 0.14,
  buttresses: 3,
  depth: 2,
});

const handOutline =
  "M346 1010V850C342 800 338 776 334 756 328 728 314 698 300 664 282 622 246 566 233 520 226 494 254 484 266 506 280 536 300 566 318 586 323 576 322 560 321 545 318 480 308 424 308 374 308 338 346 336 350 372 354 424 356 470 360 520 362 528 366 528 367 518 366 460 366 390 370 332 372 292 414 292 416 332 420 400 420 460 420 518 421 528 426 528 428 519 432 460 438 400 444 360 450 324 488 330 486 366 484 420 478 470 474 528 474 537 479 539 482 531 492 490 504 450 514 426 526 398 558 412 550 442 540 490 528 540 516 592 506 640 500 690 472 750 460 780 456 806 454 850V1010z";

const opening = cuspedArch({ left: 84, right: 716, springing: 560, crown: 84, foils: 15, bulge: 0.58 }).path;

/** Henna on a finger, along its middle line from the tip to the palm: a cap, three rings and a vine. */
function hennaedFinger(tipX: number, tipY: number, footX: number, footY: number, halfWidth: number): string {
  const length = Math.hypot(footX - tipX, footY - tipY);
  const angle = (Math.atan2(footY - tipY, footX - tipX) * 180) / Math.PI - 90;
  const w = roundWhole(halfWidth * 0.85);
  const vine = Array.from({ length: Math.floor((length - 96) / 22) }, (_, leaf) => {
    const y = 104 + leaf * 22;
    return `M0 ${y}q${w * 0.36}-2 ${w * 0.4}-14q-${w * 0.34} 0-${w * 0.4} 14q-${w * 0.36}-2-${w * 0.4}-14q${w * 0.34} 0 ${w * 0.4} 14`;
  }).join("");
  return `
    <g transform="translate(${tipX} ${tipY})rotate(${roundWhole(angle)})">
      <path d="M${-w} 44V28C${1 - w}-10 ${w - 1}-10 ${w} 28V44q${formatTenths(-w / 3)} 12 ${formatTenths((-w * 2) / 3)} 0t${formatTenths((-w * 2) / 3)} 0t${formatTenths((-w * 2) / 3)} 0z" fill="var(--henna)"/>
      <path d="M${-w} 60H${w}M${-w} 66H${w}M${-w} 86H${w}" stroke="var(--henna)" stroke-width="3"/>
      <path d="M${4 - w} 76H${w - 4}" stroke="var(--henna)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 8"/>
      <path d="${vine}" fill="var(--henna)"/>
      <path d="M0 92V${roundWhole(length)}" stroke="var(--henna)" stroke-width="2"/>
      <path d="M${-w * 0.7} 8q${w * 0.7} 16 ${w * 1.4} 0M${-w * 0.7} 20q${w * 0.7} 16 ${w * 1.4} 0" stroke="var(--hand)" stroke-width="2" fill="none"/>
    </g>`;
}

const bangle = (y: number, height: number, inkName: string) =>
  `<path d="M322 ${y}Q400 ${y + 26} 478 ${y}v${height}Q400 ${y + height + 26} 322 ${y + height}z" fill="var(--${inkName})"/>`;

const boteh = "M0 0C-16-6-22-26-10-40-4-48 8-50 14-44 8-46 2-42 4-34 14-30 18-10 0 0z";

/** Mango leaves (x, y, turn) and marigolds (x, y, scale) along the lower edge. */
const leaves = [
  [70, 930, -40],
  [120, 930, -10],
  [190, 946, 16],
  [250, 970, -20],
  [550, 970, 20],
  [620, 946, -16],
  [690, 930, 10],
  [740, 930, 40],
] as const;
const flowers = [
  [44, 948, 1.1],
  [124, 944, 1.25],
  [206, 966, 1.1],
  [284, 988, 0.95],
  [80, 996, 1],
  [166, 1000, 0.9],
  [340, 1000, 0.7],
  [460, 1000, 0.7],
  [516, 988, 0.95],
  [594, 966, 1.1],
  [676, 944, 1.25],
  [756, 948, 1.1],
  [720, 996, 1],
  [634, 1000, 0.9],
  [400, 1004, 0.8],
] as const;

const defs = `
  ${marigolds.defs}
  <path id="msc" d="${scallopRing(36, 0.56)}"/>
  <path id="mlo" d="${lotusRing(36, 11)}"/>
  ${mistPattern("mst", 200)}
  <pattern id="mbp" width="64" height="64" patternUnits="userSpaceOnUse">
    <path d="M0 0h64v64H0z" fill="var(--frame)"/>
    <g id="mbt" transform="translate(18 46)scale(.72)">
      <path d="${boteh}" fill="var(--frame-l)"/>
      <path d="M-2-8C-10-14-12-26-4-34" stroke="var(--gold)" stroke-width="2" fill="none"/>
      <circle cx="-2" cy="-20" r="4" fill="var(--gold)"/>
    </g>
    <use href="#mbt" transform="translate(32 -32)"/>
    <use href="#mbt" transform="translate(32 32)"/>
    <circle cx="48" cy="48" r="2.5" fill="var(--gold)"/>
    <circle cx="16" cy="16" r="2.5" fill="var(--gold)"/>
  </pattern>`;

const sky = `
  <g id="m-sky">
    <path d="M80 80H720V1000H80z" fill="var(--k8)"/>
    <g transform="translate(400 470)">
      ${ringBands(["mlo", "msc"], [376, 310, 252, 200, 156, 118, 86], 5)}
      <g fill="none" stroke="var(--gold-l)" stroke-linecap="round" stroke-opacity=".6">
        ${dottedCircles([300, 192], 72, 60)}
      </g>
    </g>
  </g>`;

const mountains = `
  <g id="m-mtn">
    ${paintRidge(range, "big")}
    ${mist("mst", 690)}
    <path d="${treeline(-10, 810, (x) => 770 - 20 * Math.sin(x / 130), { height: 34, step: 18, seed: 4, base: 260 })}" fill="var(--hill)"/>
    <path d="${treeline(-10, 810, (x) => 842 - 16 * Math.sin((x + 100) / 110), { height: 54, step: 24, seed: 14, base: 200 })}" fill="var(--hill-d)"/>
  </g>`;

/** A hennaed hand, its palm to the eye, 230 to 560 across and 292 to 1010 down. Needs rings `mlo` and `msc`. */
export const hennaedHand = `
  <g id="m-hand">
    <path d="${handOutline}" fill="var(--hand)"/>
    <g>
      <path d="M300 664C330 640 330 560 321 545L308 374C309 346 330 340 336 350 328 400 336 500 344 540 352 640 350 760 366 1010H346V850C342 800 338 776 334 756 328 728 314 698 300 664zM370 332C374 304 392 300 400 306 384 340 388 440 392 518L367 518zM444 360C450 330 464 328 470 338 456 370 450 440 446 528L428 519zM514 426C524 404 538 406 540 414 526 440 512 490 504 548L482 531zM233 520C228 500 244 490 254 496 250 520 276 560 300 600L290 640z" fill="var(--hand-l)"/>
      <path d="M550 442C540 490 528 540 516 592 506 640 500 690 472 750 460 780 456 806 454 850V1010H424V850C430 790 470 740 480 660 490 600 516 500 540 430z" fill="var(--hand-d)" opacity=".55"/>
      ${hennaedFinger(329, 346, 340, 540, 24)}
      ${hennaedFinger(393, 302, 394, 540, 27)}
      ${hennaedFinger(467, 336, 448, 550, 25)}
      ${hennaedFinger(535, 410, 496, 556, 22)}
      ${hennaedFinger(246, 496, 306, 640, 21)}
      <g transform="translate(402 650)">
        <use href="#mlo" transform="scale(.78)" fill="var(--henna)"/>
        <use href="#msc" transform="scale(.7)" fill="var(--hand)"/>
        <use href="#mlo" transform="rotate(5)scale(.56)" fill="var(--henna)"/>
        <circle r="50" fill="var(--hand)"/>
        <circle r="45" fill="none" stroke="var(--henna)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 9.42"/>
        ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="M0-8C-11-18-11-30 0-40 11-30 11-18 0-8z" fill="var(--henna)" transform="rotate(${turn})"/>`).join("")}
        <circle r="9" fill="var(--henna)"/>
        <circle r="4" fill="var(--hand-l)"/>
      </g>
      <path d="M335 761Q400 790 470 755M338 775Q400 802 465 769M341 810Q400 836 459 805" stroke="var(--henna)" stroke-width="4" fill="none"/>
      <path d="M345 793Q400 817 458 787" stroke="var(--henna)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 12" fill="none"/>
      <g fill="var(--henna)">
        <path d="${boteh}" transform="translate(340 742)scale(.9)"/>
        <path d="${boteh}" transform="translate(468 736)scale(-.9 .9)"/>
        <path d="M370 840l12 14-12 14-12-14zM400 844l12 14-12 14-12-14zM430 840l12 14-12 14-12-14z"/>
      </g>
    </g>
    ${bangle(874, 12, "gold")}
    ${bangle(888, 10, "red")}
    ${bangle(900, 7, "gold-l")}
    ${bangle(909, 12, "green")}
    ${bangle(923, 7, "gold-l")}
    ${bangle(932, 12, "red")}
    ${bangle(946, 10, "gold")}
    ${bangle(958, 12, "red")}
    ${bangle(972, 8, "gold-l")}
    <path d="M324 890Q400 916 476 890M324 935Q400 961 476 935" stroke="var(--gold-l)" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 10" fill="none"/>
  </g>`;

const frame = `
  <g id="m-frame">
    <path fill-rule="evenodd" d="M-5-5H805V1005H-5zM84 1010V560${opening}V1010z" fill="url(#mbp)"/>
    <path d="M84 1010V560${opening}V1010" fill="none" stroke="var(--gold)" stroke-width="14"/>
    <path d="M84 1010V560${opening}V1010" fill="none" stroke="var(--frame)" stroke-width="5"/>
    <path d="M14 14H786V986H14z" fill="none" stroke="var(--gold)" stroke-width="4"/>
    <path d="M24 24H776V976H24z" fill="none" stroke="var(--gold)" stroke-width="1.5"/>
    <path d="M40 556h88v16H40zM48 540h72v16H48zM672 556h88v16h-88zM680 540h72v16h-72z" fill="var(--gold)"/>
    ${garland("mg1", "M128 556C124 640 132 720 126 800M672 556C676 640 668 720 674 800M84 556V700M716 556V700", 16)}
    ${marigolds.leaf(126, 806, 0.55, 180)}
    ${marigolds.leaf(674, 806, 0.55, 180)}
    <path d="M-10 1010V946C80 900 160 930 250 962 320 984 480 984 550 962 640 930 720 900 810 946V1010z" fill="var(--hill-d)"/>
    ${leaves.map(([x, y, turn]) => marigolds.leaf(x, y, 1.15, turn)).join("")}
    ${flowers.map(([x, y, scale], index) => marigolds.head(x, y, scale, index * 17)).join("")}
  </g>`;

export const mehndi: Poster = {
  className: "wr-meh",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "mT", text: altTexts["ceremonies/mehndi"] },
  palette,
  defs,
  layers: [sky, mountains, hennaedHand, frame],
};
