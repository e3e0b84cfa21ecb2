import { altTexts } from "../alt-texts.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { diyaSymbol } from "../kit/diya-lamps.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { brassPots, woundGarland } from "../kit/mandap-parts.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { dottedCircles, ringBands } from "../kit/sky.ts";

const palette = inks(
  "k9 #260d2c, k8 #3a1034, k7 #581437, k6 #801c36, k5 #ab2f2c, k4 #d5512a, k3 #f48434, k2 #ffba58, k1 #ffe29a",
  "floor #4a1030, floor-d #330b28, wood #6b2a1c, brick #b3512c, brick-d #73281f",
  "gold #d4af37, gold-l #f6e08f, gold-d #a9821f, ivory #fff3dc, ivory-d #e6c9a0",
  "red #cf2230, red-d #96132a, rani #d81b60, saf #ff9933, cloth #a3122c, cloth-d #6c0b24, veil #f0503f",
  "skin #b57648, skin-d #8f5a38, hair #1d0f18, scarf #e0306c, scarf-d #a3124a",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
  "flame #ffc24a, flame-l #fff6cf, clay #8a3b1e",
);

const marigolds = marigoldSymbols("f");
const lamps = diyaSymbol("f");
const pair = bridalPairSymbols("f");

const pillar = (x: number, halfWidth: number, top: number, foot: number) => `
  <path d="M${x - halfWidth} ${top}h${halfWidth * 2}V${foot}h${-halfWidth * 2}z" fill="var(--cloth)"/>
  <path d="${x < 400 ? `M${x - halfWidth} ${top}h${halfWidth * 0.8}V${foot}h${-halfWidth * 0.8}z` : `M${x + halfWidth * 0.2} ${top}h${halfWidth * 0.8}V${foot}h${-halfWidth * 0.8}z`}" fill="var(--cloth-d)"/>
  <path d="M${x - halfWidth * 1.5} ${foot - 24}h${halfWidth * 3}v24h${-halfWidth * 3}zM${x - halfWidth * 1.4} ${top}h${halfWidth * 2.8}v18h${-halfWidth * 2.8}z" fill="var(--gold)"/>`;

const ground = [380, 328, 280, 236, 196, 160, 128];
const groundInks = ["k6", "ivory", "rani", "saf", "red", "gold-l", "k4"];

const leaves = Array.from({ length: 15 }, (_, index) => 64 + index * 48);

const defs = `
  ${marigolds.defs}
  ${lamps.defs}
  ${pair.defs}
  <path id="fsc" d="${scallopRing(32, 0.56)}"/>
  <path id="flo" d="${lotusRing(32, 12)}"/>`;

const glow = `
  <path d="M0 0H800V1000H0z" fill="var(--k9)"/>
  <g transform="translate(400 590)">
    <use href="#fsc" transform="scale(6.2)" fill="var(--k8)"/>
    ${ringBands(["flo", "fsc"], [510, 424, 348, 280, 222, 172, 128], 5.6)}
    <g fill="none" stroke="var(--gold-l)" stroke-linecap="round" stroke-opacity=".6">
      ${dottedCircles([470, 316, 198], 64, 60)}
    </g>
  </g>`;

const floor = `
  <path d="M0 738Q400 706 800 738V1000H0z" fill="var(--floor)"/>
  <path d="M0 880Q400 960 800 880V1000H0z" fill="var(--floor-d)"/>
  <g transform="translate(400 824)scale(1 .3)">
    ${ground.map((radius, index) => `<use href="#${index % 2 === 0 ? "flo" : "fsc"}" transform="rotate(${(index % 2) * 5.6})scale(${radius / 100})" fill="var(--${groundInks[index] ?? "red"})"/>`).join("")}
  </g>`;

const scarf = `
  <path d="M262 596C310 660 360 664 400 650 444 634 500 640 548 590L554 604C510 662 450 656 402 668 350 682 296 674 254 612z" fill="var(--scarf)"/>
  <path d="M254 612C296 674 350 682 402 668 450 656 510 662 554 604L550 596C506 648 448 644 402 658 352 672 300 664 258 604z" fill="var(--scarf-d)"/>`;
const knot = `
  <g transform="translate(-46 -14)">
    <path d="M334 660C318 690 320 716 308 744L326 740 334 754C346 724 346 694 350 664z" fill="var(--scarf)"/>
    <path d="M346 664C346 696 362 716 364 746L350 736 338 748C344 720 336 694 338 664z" fill="var(--scarf-d)"/>
    <circle cx="342" cy="662" r="16" fill="var(--scarf)"/>
    <path d="M342 646a16 16 0 0 1 0 32q10-16 0-32z" fill="var(--scarf-d)"/>
  </g>`;

const couple = `
  ${scarf}
  ${pair.bride(206, 800, 318)}
  <g transform="matrix(-1 0 0 1 1188 0)">${pair.groom(594, 800, 330)}</g>
  ${knot}`;

const fire = `
  <path d="M312 856L300 800H500L488 856z" fill="var(--brick)"/>
  <path d="M286 900L298 850H502L514 900z" fill="var(--brick)"/>
  <path d="M264 948L280 894H520L536 948z" fill="var(--brick)"/>
  <path d="M264 948L280 894H340L330 948zM286 900L298 850H350L344 900zM312 856L300 800H356L352 856z" fill="var(--brick-d)"/>
  <path d="M536 948L520 894H460L470 948zM514 900L502 850H450L456 900zM488 856L500 800H444L448 856z" fill="var(--brick-d)"/>
  <path d="M294 794H506V806H294zM290 846H510V854H290zM272 890H528V898H272z" fill="var(--gold)"/>
  <path d="M296 872H504M282 922H518" stroke="var(--gold-l)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 16"/>
  <path d="M318 778L470 800 466 814 314 794zM482 778L330 800 334 814 486 794z" fill="var(--wood)"/>
  <g transform="translate(400 800)scale(.76 .96)translate(-400 -800)">
    <path d="M400 470C420 540 478 566 476 664 500 640 502 620 500 596 530 660 516 740 478 776 456 800 344 800 322 776 284 738 282 670 308 620 310 650 318 660 328 672 330 590 384 560 400 470z" fill="var(--k4)"/>
    <path d="M404 540C418 596 462 626 456 702 470 694 474 682 476 668 488 710 474 756 452 780 436 800 366 800 350 780 322 752 322 706 340 676 342 694 348 704 356 712 356 650 394 612 404 540z" fill="var(--saf)"/>
    <path d="M402 620C412 660 440 684 434 736 444 732 448 724 450 716 454 746 444 768 430 784 418 798 384 798 372 784 352 766 354 738 364 720 368 732 370 738 376 742 376 700 398 672 402 620z" fill="var(--flame)"/>
    <path d="M400 694C408 718 424 734 420 760 416 786 384 786 380 760 378 738 394 720 400 694z" fill="var(--flame-l)"/>
  </g>
  <path d="M300 560l6 14-6 14-6-14zM520 520l6 14-6 14-6-14zM452 470l5 12-5 12-5-12zM350 440l5 12-5 12-5-12zM490 420l4 10-4 10-4-10zM316 500l4 10-4 10-4-10z" fill="var(--k1)"/>`;

const canopy = `
  ${pillar(150, 12, 130, 752)}${pillar(650, 12, 130, 752)}
  <path d="M0 0H800V96H0z" fill="var(--cloth-d)"/>
  <path d="M0 96H800${"a50 54 0 0 1-100 0".repeat(8)}z" fill="var(--cloth)"/>
  <path d="M0 96H800${"a50 54 0 0 1-100 0".repeat(8)}" stroke="var(--gold)" stroke-width="6" fill="none"/>
  <path d="M0 88H800V104H0zM0 28H800V34H0z" fill="var(--gold)"/>
  <path d="M0 60H800" stroke="var(--saf)" stroke-width="18" stroke-linecap="round" stroke-dasharray="0 40"/>
  <path d="M20 60H800" stroke="var(--gold-l)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 40"/>
  ${leaves.map((x, index) => marigolds.leaf(x, 104, index % 2 === 0 ? 0.72 : 0.56, 180)).join("")}
  ${garland("fg1", "M40 108Q130 224 220 112Q310 232 400 112Q490 232 580 112Q670 224 760 108", 14)}
  ${[220, 400, 580].map((x) => marigolds.head(x, 116, 0.6)).join("")}
  ${garland("fg2", "M400 140V220M220 140V236M580 140V236", 11)}
  ${[220, 400, 580].map((x) => marigolds.leaf(x, x === 400 ? 222 : 238, 0.4, 180)).join("")}
  ${pillar(44, 26, 90, 900)}${pillar(756, 26, 90, 900)}
  ${garland("fg3", woundGarland(44, 28, 180, 760, 76) + woundGarland(756, 28, 180, 760, 76), 17)}
  ${garland("fg4", woundGarland(150, 13, 260, 620, 56) + woundGarland(650, 13, 260, 620, 56), 9)}
  ${brassPots(104, 916)}${brassPots(696, 916)}`;

/** Seven lamps for the seven rounds, on a half circle before the fire. */
const seven = [
  [150, 924],
  [222, 956],
  [306, 976],
  [400, 982],
  [494, 976],
  [578, 956],
  [650, 924],
] as const;

const frame = `
  ${seven.map(([x, y]) => lamps.at(x, y, 0.95)).join("")}
  ${marigolds.leaf(40, 980, 1.2, -16)}${marigolds.leaf(104, 1004, 1, 30)}${marigolds.leaf(760, 980, 1.2, 16)}${marigolds.leaf(696, 1004, 1, -30)}
  ${marigolds.head(14, 976, 1.1)}${marigolds.head(84, 1000, 1, 20)}${marigolds.head(150, 1016, 0.7)}${marigolds.head(786, 976, 1.1)}${marigolds.head(716, 1000, 1, 20)}${marigolds.head(650, 1016, 0.7)}`;

export const pheras: Poster = {
  className: "wr-phe",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "fT", text: altTexts["ceremonies/pheras"] },
  palette,
  defs,
  layers: [glow, floor, canopy, couple, fire, frame],
};
