import { altTexts } from "../alt-texts.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { scatter } from "../kit/meadow.ts";
import { inks } from "../kit/palette.ts";
import { roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";

const palette = inks(
  "k9 #38506c, k8 #4d647c, k7 #6c7c8a, k6 #939694, k5 #bcae94, k4 #dcc392, k3 #f0d598, k2 #fbe4aa, k1 #fff1cc",
  "sun #fffaea",
  "c1 #c7a58c, c2 #9c8a8c, c3 #7a7480, tower #b08a80, red #c05a50",
  "asp #e39a34, asp-l #f9cd62, asp-d #b3682e, far #c98a3c, far-l #e8b858, far-d #95663a, trunk #6d5148, trunk-l #b98c68",
  "roof #5c5560, roof-l #8f8582, roof-d #423e4c, log #b0724a, log-l #d99c66, log-d #6b4238, glow #ffdc84, glow2 #ffedb8, stone #b9aa9a, stone-d #857a78, stone-l #ded0b8",
  "lawn #a9a050, lawn-l #cfbf62, lawn-d #6f7a48, path #f6e0ae, path-d #d2ae7c, water #5c8496, water-l #f9e6b4, water-d #3f6378",
  "canoe #b4454f, canoe-l #e07f78, ink #22323c, ink-l #3f5a50, smoke #f4ead8, smoke-d #cfc6bd",
  "rose #c8524e, rose-d #8d2f42, rose-l #f0b0a0, gold #e8b04a, gold-l #fff0b8, leaf #8a7a42, leaf-d #4f5638",
  "suit #1f2c3e, rim #ffe3a6, gown #ecd9c4, gown-l #fffaf0, veil #fff8ec, skin #8d5a3e",
);

const sun = { x: 628, y: 380 };
const roses = roseSymbols("rc");
const couple = coupleSymbol("rc");
const random = seededRandom(37);

const sky = `
  ${bandedSky({ sun, disc: 50, horizon: 430, stretch: 1.2, radii: [800, 670, 556, 456, 366, 288, 216, 152] })}`;

/** Eau Claire and the tower across the river. */
const city = `
  ${fill("c1", "M0 600V430H44V392H92V450H120V350H166V470H200V420H240V600zM640 600V450H690V410H730V480H800V600z")}
  ${fill("c2", "M0 600V490H30V460H74V510H110V440H140V520H180V480H214V540H262V600zM700 600V520H740V490H776V540H800V600z")}
  ${fill("tower", "M262 600C266 500 268 420 269 372H275C276 420 278 500 282 600z")}
  ${fill("red", "M248 356C248 350 256 346 272 346S296 350 296 356L291 370C287 376 257 376 253 370z")}
  ${fill("tower", "M258 346C260 338 264 334 272 334S284 338 286 346zM271 334V308h2v26z")}
  <path d="M16 512v6M44 482v6M58 500v6M124 466v6M128 494v6M154 540v6M196 500v6M226 560v6M714 540v6M752 512v6M760 540v6" stroke="var(--glow)" stroke-width="6"/>`;

const grove = [
  { x: 70, y: 540, across: 110, high: 60, tufts: 22, tuft: 34, seed: 2, light: 1 },
  { x: 300, y: 500, across: 70, high: 60, tufts: 16, tuft: 32, seed: 3, light: 1 },
  { x: 470, y: 490, across: 80, high: 54, tufts: 18, tuft: 32, seed: 7, light: 1 },
  { x: 730, y: 540, across: 90, high: 56, tufts: 20, tuft: 34, seed: 6, light: -1 },
]
  .map((shape) => treeCrown(shape, "far"))
  .join("");

const stones = Array.from({ length: 36 }, (_, index) => {
  const x = 456 + (index % 4) * 17 + (Math.floor(index / 4) % 2) * 7;
  const y = 422 + Math.floor(index / 4) * 30 + roundWhole(random() * 8);
  return [`M${x} ${y}h0`, index % 3] as const;
});
const stonesOf = (kind: number) =>
  stones
    .filter(([, of]) => of === kind)
    .map(([dot]) => dot)
    .join("");

const smoke = `
  <g transform="translate(90 0)">  ${fill("smoke-d", "M388 392C372 356 412 340 398 304 388 272 424 254 420 222 440 262 412 284 424 312 436 348 400 360 412 392z")}
  ${fill("smoke", "M394 392C384 360 420 342 408 306 400 280 426 262 424 236 434 268 408 288 418 314 428 346 398 362 408 392z")}</g>`;

const windows = [168, 254, 540, 616];
const lodge = `
  <g id="rc-lodge">
    ${fill("roof-d", "M196 500L244 452H566L618 500z")}
    ${fill("roof", "M96 572L196 496H624L716 572z")}
    ${fill("roof-l", "M560 496H624L716 572H610z")}
    ${fill("roof-d", "M130 546H690L696 553H122zM164 520H656L662 527H156z")}
    ${fill("log", box(132, 570, 556, 122))}
    ${fill("log-d", box(132, 570, 556, 12), box(132, 570, 26, 122))}
    ${fill("log-l", box(640, 582, 48, 110))}
    ${fill("glow", ...windows.map((x) => box(x, 596, 62, 70)))}
    ${fill("glow2", ...windows.map((x) => `M${x} 666V596H${x + 26}L${x + 8} 666z`))}
    ${stroke("log-d", 4, windows.map((x) => `M${x + 31} 596V666M${x} 618H${x + 62}`).join(""))}
    ${fill("log-d", box(346, 590, 76, 102))}
    ${fill("glow", box(353, 598, 28, 56), box(387, 598, 28, 56))}
    ${fill("stone", "M442 692V470L452 410V398H526V410L536 470V692z")}
    ${fill("stone-d", "M442 692V470L452 410V398H474L466 470V692zM444 390H534V402H444z")}
    ${stroke("stone-l", 13, stonesOf(0), ' stroke-linecap="round"')}
    ${stroke("stone-d", 11, stonesOf(1), ' stroke-linecap="round"')}
    ${stroke("log-l", 9, stonesOf(2), ' stroke-linecap="round"')}
    ${fill("log-d", box(90, 692, 620, 20))}
    ${fill("log-l", box(84, 688, 632, 7))}
    ${fill("log-l", box(84, 648, 236, 6), box(466, 648, 250, 6), ...[86, 130, 174, 218, 262, 312, 466, 510, 556, 602, 648, 708].map((x) => box(x, 648, 6, 44)))}
    ${stroke("log-l", 3, "M90 666H316M470 666H712M90 678H316M470 678H712")}
    ${stroke("gold-l", 9, "M100 590Q220 634 340 588M536 588Q616 628 700 590", ' stroke-linecap="round" stroke-dasharray="0 20"')}
    ${fill("path-d", box(320, 700, 140, 8), box(310, 708, 160, 10))}
  </g>`;

const park = `
  ${fill("lawn", "M0 600C200 588 600 588 800 600V1000H0z")}
  ${fill("lawn-l", "M0 760C140 720 280 712 390 716 300 770 160 800 0 830zM800 722C680 708 560 708 450 716 540 744 680 760 800 772z")}
  ${fill("lawn-d", "M0 880C120 850 220 830 300 800 280 880 230 940 200 1000H0z")}
  ${fill("path-d", "M322 714H462C470 780 440 830 470 900 484 940 500 970 520 1000H210C250 920 320 800 322 714z")}
  ${fill("path", "M332 714H450C456 780 424 830 450 900 462 940 476 970 494 1000H232C272 920 330 800 332 714z")}`;

/** The lagoon round the island, and the footbridge that guests walk over. */
const lagoon = `
  ${fill("water-d", "M800 800C720 796 620 806 580 838 556 866 600 890 620 926 634 956 620 980 610 1000H800z")}
  ${fill("water", "M800 812C724 808 630 818 594 844 574 868 616 892 634 926 648 956 636 980 626 1000H800z")}
  ${stroke("water-l", 4, glints(random, 34, { x: 630, y: 824, width: 170, height: 160 }, 46), ' stroke-linecap="round" opacity=".85"')}
  ${stroke("asp", 6, "M640 880h0M690 850h0M720 906h0M660 930h0M760 870h0M700 960h0M740 940h0", ' stroke-linecap="round"')}
  ${stroke("log-d", 7, "M592 838V880M664 806V862M738 794V850")}
  ${fill("log-d", "M548 852C620 800 720 782 810 790V812C720 804 630 822 566 866z")}
  ${fill("log-l", "M540 848C620 794 720 776 810 784V794C720 786 626 804 552 858z")}
  ${stroke("log-l", 6, "M556 812C630 762 724 744 810 750")}
  ${stroke("log", 4, "M552 832C626 780 722 762 810 768")}
  ${stroke("log-l", 6, "M558 814V850M604 784V826M654 764V808M706 753V798M760 748V790")}`;

const canoe = `
  ${stroke("log-d", 7, "M92 792L112 752L132 792M212 780L232 740L252 780")}
  ${fill("canoe", "M40 724C60 752 90 764 130 764 190 764 260 750 306 704 300 746 250 786 160 790 90 792 50 770 40 724z")}
  ${fill("canoe-l", "M40 724C60 752 90 764 130 764 190 764 260 750 306 704 304 716 300 724 294 732 250 766 190 776 140 776 90 776 56 760 40 724z")}`;

const cottonwoods = `
  ${fill("trunk", "M16 800C34 700 36 560 26 420 20 340 18 280 26 220L64 214C62 300 66 360 74 410 100 370 128 340 160 306L176 316C130 372 96 420 92 500 86 620 92 720 112 800z")}
  ${fill("trunk-l", "M64 214C62 300 66 360 74 410 100 370 128 340 160 306L176 316C130 372 96 420 92 500 86 620 92 720 112 800H84C70 720 70 620 64 520 58 420 50 320 56 216z")}
  ${treeCrown({ x: 40, y: 140, across: 180, high: 110, tufts: 44, tuft: 46, seed: 25, light: 1 }, "asp")}
  ${treeCrown({ x: 204, y: 290, across: 54, high: 30, tufts: 10, tuft: 28, seed: 8, light: 1 }, "asp")}
  ${fill("trunk", "M726 726C740 640 738 540 744 440 748 360 742 300 748 250H780C780 340 776 420 778 500 780 600 786 680 800 726z")}
  ${fill("trunk-l", "M726 726C740 640 738 540 744 440 748 360 742 300 748 250H760C754 340 760 440 756 540 754 620 750 680 746 726z")}
  ${treeCrown({ x: 770, y: 190, across: 120, high: 100, tufts: 46, tuft: 44, seed: 29, light: -1 }, "asp")}`;

const fallen = (count: number, inkName: string, weight: number) =>
  stroke(
    inkName,
    weight,
    scatter(random, count, { x: 0, y: 730, width: 540, height: 220 }) +
      scatter(random, roundWhole(count / 3), { x: 180, y: 60, width: 460, height: 320 }),
    ' stroke-linecap="round"',
  );

const frame = `
  ${fallen(44, "asp", 8)}
  ${fallen(26, "rose", 6)}
  ${fallen(26, "asp-l", 6)}
  ${couple.at(384, 838, 96)}
  ${veil("path-d", 0.9, "M320 838C352 832 406 832 434 838 418 848 336 848 320 838z")}
  ${fill("ink", "M-10 1000V920C50 910 150 940 220 1000zM580 1000C640 950 720 920 810 912V1000z")}
  ${roses.leaf(20, 1000, 1.4, -14)}
  ${roses.leaf(130, 1010, 1.2, 26)}
  ${roses.leaf(690, 1012, 1.2, -26)}
  ${roses.leaf(780, 1000, 1.3, 10)}
  ${roses.bud(60, 920, 1.1, -6)}
  ${roses.bud(110, 944, 1, 14)}
  ${roses.open(36, 974, 1.1, 10, 0.85)}
  ${roses.side(146, 988, 0.9, 16)}
  ${roses.open(760, 964, 1.1, 30, 0.85)}
  ${roses.bud(704, 950, 1, -8)}
  ${roses.side(668, 990, 0.85, -10)}`;

export const riverCafe: Poster = {
  className: "wr-riv",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "rcT", text: altTexts["venues/river-cafe"] },
  palette,
  defs: `${roses.defs}${couple.defs}`,
  layers: [sky, city, grove, smoke, park, lodge, lagoon, canoe, cottonwoods, frame],
};
