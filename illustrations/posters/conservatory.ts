import { altTexts } from "../alt-texts.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { inks } from "../kit/palette.ts";
import type { Poster } from "../kit/poster.ts";
import { roseSymbols } from "../kit/roses.ts";
import { bandedSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { blossoms, fern, hedge, peacockEyes } from "./conservatory-garden.ts";

const palette = inks(
  "k9 #3f6f74, k8 #568487, k7 #749c98, k6 #96b3a6, k5 #b9c8b0, k4 #d8d9b8, k3 #efe2b6, k2 #fae7b8",
  "k1 #fff0cc, sun #fffaea",
  "glass #d6e6da, glass-d #a9c6be, iron #fffaf0, iron-d #8faea8, plant #5f9070",
  "leaf #5f8a62, leaf-d #2f5a4e",
  "stone #f3dcb8, stone-d #c49a86, glow #ffe3a6",
  "path #fbe6c2, path-d #e3b994, h1 #7fa583, h2 #5c8a70, h3 #3f7060, h4 #2c5850",
  "ink #17393c, ink-l #24524e",
  "mist #fff3d6",
  "rose #dc8e9b, rose-d #b05c70, rose-l #f8d6d2, gold #ecb550, gold-l #fff0b8",
  "teal #1f6a80, teal-l #3f9aa4, teal-d #144a62",
  "suit #1f2f44, rim #ffe3a6, gown #ecd5c8, gown-l #fffaf0, veil #fff8ec, skin #d79a7c",
);

const roses = roseSymbols("c");
const couple = coupleSymbol("c");

const bigDome = "M250 566V424C250 310 330 236 400 206 470 236 550 310 550 424V566z";
const leftWing = "M64 566V472C64 430 110 404 160 400 200 404 250 430 250 472V566z";
const rightWing = "M550 566V472C550 430 596 404 643 400 690 404 736 430 736 472V566z";
const glasshouse = bigDome + leftWing + rightWing;

/** The iron ribs run from the foot of the glass and meet in its crown. */
const domeRibs = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1]
  .map((side) => {
    const x = Math.round(400 + 150 * side);
    const inner = 1 - Math.abs(side);
    return `M${x} 566V424C${x} ${Math.round(310 - inner * 30)} ${Math.round(400 + 70 * side)} ${Math.round(236 - inner * 8)} 400 206`;
  })
  .join("");
const wingRibs = [-1, -0.5, 0, 0.5, 1]
  .map((side) => {
    const x = Math.round(157 + 93 * side);
    return `M${x} 566V472C${x} 430 ${Math.round(157 + 46 * side)} ${Math.round(408 - (1 - Math.abs(side)) * 6)} 157 400`;
  })
  .join("");

/** Four beds, each nearer and darker, that fall away from the path at x 400. */
const firstBed = (x: number) => 590 + Math.abs(x - 400) * 0.06;
const secondBed = (x: number) => 636 + Math.abs(x - 400) * 0.1 - 8 * Math.sin(x / 40);
const thirdBed = (x: number) => 700 + Math.abs(x - 400) * 0.02 + 10 * Math.sin(x / 60);
const fourthBed = (x: number) => 780 - Math.abs(x - 400) * 0.02;

const palm = `
  <g id="cP">
    <path d="M-4 0C-6-50-2-90 0-120L5-119C5-80 3-40 5 0z" fill="var(--leaf-d)"/>
    <path d="M0-120Q-28-165-68-136-34-146 0-120zM0-120Q-47-134-60-92-34-124 0-120zM2-120Q30-165 70-136 36-146 2-120zM2-120Q49-134 62-92 36-124 2-120zM0-120Q-4-168 22-170 8-150 2-120zM0-120Q-28-104-22-66-14-100 2-118 18-100 26-66 32-104 2-120z" fill="var(--plant)"/>
  </g>`;

const defs = `
  ${roses.defs}
  ${couple.defs}
  ${palm}
  <clipPath id="cgl">
    <path d="${glasshouse}"/>
  </clipPath>
  <g id="cE">
    <path d="M-15 0L-10-15 0-20 10-15 15 0 10 15 0 20-10 15z" fill="var(--leaf)"/>
    <path d="M-11 0L-7-11 0-14 7-11 11 0 7 11 0 14-7 11z" fill="var(--gold)"/>
    <path d="M-8 1L-5-7H5L8 1 5 9H-5z" fill="var(--teal-l)"/>
    <path d="M-5 3L0-3 5 3 0 9z" fill="var(--teal-d)"/>
  </g>
  ${mistPattern("cst", 200)}`;

const sky = `
  <g id="c-sky">
    ${bandedSky({ sun: { x: 150, y: 318 }, disc: 54, horizon: 470, stretch: 1.15, radii: [800, 670, 560, 460, 370, 290, 216, 150] })}
    <g fill="var(--sun)" opacity=".16">
      <path d="M150 318L900 20V140zM150 318L900 330V460zM150 318L560-20H700zM150 318L260-20H340zM150 318L20-20H90zM150 318L-20 120V180z"/>
    </g>
  </g>`;

const trees = `
  <g id="c-trees" fill="var(--h1)">
    <path d="${hedge(-10, 270, (x) => 470 - 60 * Math.sin(x / 80) + x * 0.2, 46, 3, 610)}"/>
    <path d="${hedge(530, 810, (x) => 520 - 70 * Math.sin((x - 500) / 110) - (x - 530) * 0.16, 46, 7, 610)}" fill="var(--h2)"/>
  </g>
  ${mist("cst", 470)}`;

const glass = `
  <g id="c-glass">
    <path d="${glasshouse}" fill="var(--glass)"/>
    <g clip-path="url(#cgl)">
      <use href="#cP" transform="translate(400 566)scale(1.7)"/>
      <use href="#cP" transform="translate(300 570)scale(1.15)"/>
      <use href="#cP" transform="translate(500 570)scale(1.1)"/>
      <use href="#cP" transform="translate(130 570)scale(.8)"/>
      <use href="#cP" transform="translate(680 570)scale(.84)"/>
      <path d="${hedge(60, 740, (x) => 530 + 10 * Math.sin(x / 30), 30, 5, 570)}" fill="var(--h2)"/>
      <path d="M400 200C470 236 560 300 560 424V566H740V380H560C540 300 470 236 400 200z" fill="var(--glass-d)" opacity=".55"/>
      <path d="M400 206V566H550V424C550 310 470 236 400 206zM643 400V566H736V472C736 430 690 404 643 400zM157 400V566H250V472C250 430 200 404 157 400z" fill="var(--ink)" opacity=".14"/>
      <path d="M262 440C264 340 320 280 352 256 316 310 300 380 298 470zM80 480C84 440 110 420 130 414 110 440 104 470 104 500z" fill="var(--sun)" opacity=".6"/>
    </g>
    <path d="${domeRibs}${wingRibs}M250 424H550M258 370H542M284 312H516M330 256H470M250 496H550M64 472H250M64 520H250" stroke="var(--iron)" stroke-width="4" fill="none"/>
    <g transform="matrix(-1 0 0 1 800 0)">
      <path d="${wingRibs}M64 472H250M64 520H250" stroke="var(--iron)" stroke-width="4" fill="none"/>
    </g>
    <path d="M372 206V176C372 156 390 146 400 140 410 146 428 156 428 176V206z" fill="var(--glass)"/>
    <path d="M372 206V176C372 156 390 146 400 140 410 146 428 156 428 176V206zM386 206V170L400 140 414 170V206" fill="none" stroke="var(--iron)" stroke-width="4"/>
    <path d="M364 202H436V212H364zM398 108H402V142H398z" fill="var(--iron)"/>
    <circle cx="400" cy="112" r="6" fill="var(--gold)"/>
    <path d="M56 560H744V594H56z" fill="var(--stone)"/>
    <path d="M400 560H744V594H400z" fill="var(--stone-d)" opacity=".5"/>
    <path d="M50 554H750V564H50zM240 416H560V428H240zM56 466H254V474H56zM546 466H744V474H546z" fill="var(--iron)"/>
    <path d="M346 594V478C346 440 380 430 400 424 420 430 454 440 454 478V594z" fill="var(--iron)"/>
    <path d="M358 594V482C358 450 384 444 400 438 416 444 442 450 442 482V594z" fill="var(--glow)"/>
    <path d="M400 438V594M358 490H442M378 448L400 490 422 448M379 490V594M421 490V594" stroke="var(--iron)" stroke-width="3.5" fill="none"/>
  </g>`;

const garden = `
  <g id="c-garden">
    <path d="M0 590H800V640H0z" fill="var(--h1)"/>
    <path d="${hedge(-10, 810, firstBed, 24, 2, 720)}" fill="var(--h2)"/>
    <path d="${blossoms(0, 800, firstBed, 26, 80, 3)}" stroke="var(--rose-l)" stroke-width="8" stroke-linecap="round"/>
    <path d="${hedge(-10, 810, secondBed, 34, 5, 740)}" fill="var(--h3)"/>
    <path d="${blossoms(0, 800, secondBed, 44, 88, 6)}" stroke="var(--rose)" stroke-width="10" stroke-linecap="round"/>
    <path d="${blossoms(0, 800, secondBed, 44, 48, 16)}" stroke="var(--gold-l)" stroke-width="7" stroke-linecap="round"/>
    <g id="c-top">
      <path d="M40 740L84 560 128 740z" fill="var(--h2)"/>
      <path d="M84 560L128 740H92C98 680 92 620 84 560z" fill="var(--h4)"/>
      <path d="M216 700L240 596 264 700z" fill="var(--h2)"/>
      <path d="M240 596L264 700H246C250 664 246 630 240 596z" fill="var(--h4)"/>
    </g>
    <use href="#c-top" transform="matrix(-1 0 0 1 800 0)"/>
    <path d="${hedge(-10, 810, thirdBed, 46, 8, 810)}" fill="var(--h3)"/>
    <path d="${blossoms(0, 800, thirdBed, 66, 76, 9)}" stroke="var(--gown-l)" stroke-width="12" stroke-linecap="round"/>
    <path d="${blossoms(0, 800, thirdBed, 66, 54, 19)}" stroke="var(--rose-d)" stroke-width="12" stroke-linecap="round"/>
    <path d="${hedge(-10, 810, fourthBed, 58, 28)}" fill="var(--h4)"/>
    <path d="${blossoms(0, 800, fourthBed, 190, 64, 33)}" stroke="var(--h3)" stroke-width="13" stroke-linecap="round"/>
    <path d="${blossoms(0, 800, (x) => fourthBed(x) + 20, 170, 44, 34)}" stroke="var(--ink-l)" stroke-width="13" stroke-linecap="round"/>
    <path d="M352 588H448V600L456 612C470 700 560 800 720 1000H80C240 800 330 700 344 612L352 600z" fill="var(--path)"/>
    <path d="M428 600L456 612C470 700 560 800 720 1000H610C510 820 444 710 428 600z" fill="var(--path-d)"/>
    <path d="M340 640H460M326 680H474M300 734H500M262 806H538M206 900H594M400 612V640M372 640V680M430 640V680M400 680V734M360 734V806M446 734V806M400 806V900M320 900V1000M490 900V1000" stroke="var(--path-d)" stroke-width="2.5" fill="none"/>
    <path d="M344 612C330 700 240 800 80 1000M456 612C470 700 560 800 720 1000" stroke="var(--gown-l)" stroke-width="6" fill="none"/>
  </g>`;

const pair = `
  ${couple.at(392, 716, 96)}
  <path d="M330 716C370 710 420 710 450 716 470 724 400 730 370 728 340 726 320 722 330 716z" fill="var(--path-d)"/>`;

const peacock = `
  <g id="c-peacock" transform="translate(-6 6)">
    <path d="M640 838C710 836 790 880 850 940V1020C760 1010 690 970 640 904z" fill="var(--leaf)"/>
    <path d="M644 868C710 880 790 930 850 990V1020C760 1010 690 970 640 904z" fill="var(--leaf-d)"/>
    ${peacockEyes}
    <path d="M552 742C552 728 566 722 577 731 589 742 586 762 590 784 597 812 630 824 662 844 692 864 690 902 660 910 618 918 574 900 561 862 552 834 560 806 562 784 563 768 558 758 552 751z" fill="var(--teal)"/>
    <path d="M566 726C554 727 551 738 552 751 558 758 563 768 562 784 560 806 552 834 561 862 566 878 578 892 592 900 574 866 572 836 575 806 578 780 578 760 570 748 566 742 564 734 566 726z" fill="var(--teal-l)"/>
    <path d="M600 824C646 836 686 862 672 898 648 908 612 900 598 878 590 862 592 842 600 824z" fill="var(--teal-d)"/>
    <path d="M612 846C636 852 656 866 662 884M610 862C628 866 642 876 648 890" stroke="var(--gold)" stroke-width="2.5" fill="none"/>
    <path d="M553 739L534 749 553 752z" fill="var(--gold)"/>
    <path d="M556 741C561 736 568 737 570 741 566 746 560 746 556 741z" fill="var(--gown-l)"/>
    <circle cx="563" cy="741" r="2.6" fill="var(--ink)"/>
    <path d="M568 728L560 700M572 727L572 696M576 729L584 700" stroke="var(--teal-d)" stroke-width="2"/>
    <circle cx="559" cy="697" r="4.5" fill="var(--gold)"/>
    <circle cx="572" cy="693" r="4.5" fill="var(--gold)"/>
    <circle cx="585" cy="697" r="4.5" fill="var(--gold)"/>
    <path d="${hedge(600, 830, (x) => 916 + Math.max(0, 668 - x) * 1.25, 46, 4)}" fill="var(--ink-l)"/>
  </g>`;

const frame = `
  <g id="c-frame">
    <g fill="var(--ink-l)">
      ${fern(70, 1040, 1.25, -14)}
      ${fern(180, 1050, 1, 16)}
    </g>
    <g fill="var(--ink)">
      ${fern(-10, 1040, 1.3, 14)}
      ${fern(120, 1060, 1.15, -34)}
      ${fern(230, 1060, 0.8, 40)}
    </g>
    ${roses.leaf(690, 1010, 1.3, -30)}
    ${roses.leaf(770, 1005, 1.4, 10)}
    ${roses.open(60, 960, 1, 10, 0.85)}
    ${roses.open(140, 978, 1.25, -16, 0.85)}
    ${roses.bud(206, 940, 1, 20)}
    ${roses.side(226, 984, 0.9, 18)}
    ${roses.open(700, 972, 0.9, 0, 0.85)}
    ${roses.open(770, 950, 1.15, 24, 0.85)}
  </g>`;

export const conservatory: Poster = {
  className: "wr-con",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "cTt", text: altTexts["venues/conservatory"] },
  palette,
  defs,
  layers: [sky, trees, glass, garden, pair, peacock, frame],
};
