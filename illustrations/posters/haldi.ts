import { altTexts } from "../alt-texts.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { parsePoints } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { rangoliSky } from "../kit/sky.ts";
import { mist, mistPattern } from "../kit/mist.ts";
import { treeline } from "../kit/trees.ts";

const palette = inks(
  "k9 #c97a0e, k8 #d98c14, k7 #e79d1e, k6 #f1ad2c, k5 #f7bb40, k4 #fbc957, k3 #fdd674, k2 #fee396, k1 #fff0c0, sun #fffbe8",
  "mt-l #ffe9ae, mt-m #f6cf7a, mt-s #dd9f3c, mt-d #cf8f2c, snow #fffaea, snow-s #f3c766, mist #ffedb4",
  "hill #c88420, hill-d #a5660f, ground #8f5208",
  "brass #dba63a, brass-l #f8e3a0, brass-d #a86f16, brass-dd #7d4d0c, paste #f7b500, paste-l #ffd24a, paste-d #d98f00",
  "ha #8a5534, ha-l #a86c45, ha-d #6b3e25, hb #cf9468, hb-l #e3b088, hb-d #ab7048",
  "red #c4302b, cream #fff6dc, gold #f3cf5a, leaf #2f8f3a, leaf-d #136b2a",
  "mg-d #d4700e, mg #ffa31a, mg-m #f58a12, mg-l #ffdf6a, lf #c98a1a, lf-d #a86f10",
);

const marigolds = marigoldSymbols("h");

const range = ridge({
  key: parsePoints(
    "-30,640 60,540 120,580 200,470 270,560 330,520 400,600 500,520 560,560 650,430 720,540 830,600",
  ),
  base: 700,
  light: 400,
  seed: 31,
  roughness: 18,
  ...backdrop,
  snow: 0.46,
});

/** A finger is a round stroke, its shade below and its tip in turmeric. */
const finger = (path: string, tip: string, width: number, tone: string) => `
  <g fill="none" stroke-linecap="round" stroke-width="${width}">
    <path d="${path}" stroke="var(--${tone}-d)" transform="translate(0 5)"/>
    <path d="${path}" stroke="var(--${tone})"/>
    <path d="${tip}" stroke="var(--paste)"/>
  </g>`;

const arm = (tone: string) => `
  <path d="M-30 884C60 846 116 784 140 716 150 676 156 640 172 612 190 590 222 604 230 650L316 764C300 800 240 816 204 850 158 896 124 950 108 1010H-30z" fill="var(--${tone})"/>
  <path d="M-30 884C60 846 116 784 140 716 150 676 156 640 172 612 180 640 176 700 164 738 140 804 70 870-30 912z" fill="var(--${tone}-l)"/>
  <path d="M316 764C300 800 240 816 204 850 158 896 124 950 108 1010H60C80 930 130 870 180 826 220 800 240 780 240 740z" fill="var(--${tone}-d)"/>`;

const fingers = (tone: string) =>
  finger("M262 752Q300 774 356 778", "M334 777Q345 778 356 778", 30, tone) +
  finger("M232 722Q272 748 338 752", "M314 751Q326 752 338 752", 34, tone) +
  finger("M210 686Q250 714 322 718", "M298 717Q310 718 322 718", 36, tone) +
  finger("M196 648Q232 674 300 680", "M278 679Q290 680 300 680", 35, tone) +
  `<g fill="none" stroke-linecap="round"><path d="M178 640Q190 592 224 560" stroke="var(--${tone})" stroke-width="36"/><path d="M184 622Q196 588 220 566" stroke="var(--${tone}-l)" stroke-width="12"/><path d="M216 567Q220 563 224 560" stroke="var(--paste)" stroke-width="36"/></g>`;

const bangles = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) =>
        `<path d="M${50 + index * 13} ${822 - index * 11}Q${116 + index * 12} ${862 - index * 10} ${122 + index * 13} ${934 - index * 17}" stroke="var(--${colour})"/>`,
    )
    .join("");

const bowl = `
  <path d="M330 780H470L496 838H304z" fill="var(--brass-d)"/>
  <path d="M420 780H470L496 838H440z" fill="var(--brass-dd)"/>
  <path d="M296 832H504V848H296z" fill="var(--brass)"/>
  <path d="M184 566C190 700 276 792 400 792S610 700 616 566z" fill="var(--brass)"/>
  <path d="M616 566C610 700 524 792 400 792 380 792 362 790 346 786 470 760 540 690 548 566z" fill="var(--brass-d)"/>
  <path d="M226 610C240 690 276 738 320 762 276 742 226 690 214 610z" fill="var(--brass-l)"/>
  <path d="M196 640Q400 720 604 640L600 660Q400 742 201 660z" fill="var(--brass-dd)"/>
  <path d="M200 651Q400 732 601 651" stroke="var(--brass-l)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 17" fill="none"/>
  <path d="M400 716c-20 14-24 36 0 56 24-20 20-42 0-56zM328 700c-18 14-18 34 4 50 20-20 14-38-4-50zM472 700c18 14 18 34-4 50-20-20-14-38 4-50z" fill="var(--brass-l)"/>
  <ellipse cx="400" cy="566" rx="226" ry="46" fill="var(--brass-l)"/>
  <ellipse cx="400" cy="568" rx="206" ry="37" fill="var(--brass-dd)"/>
  <path d="M204 572C220 520 300 500 356 486 420 470 480 486 520 514 560 526 584 546 596 572A206 37 0 0 1 204 572z" fill="var(--paste)"/>
  <path d="M204 572C220 520 300 500 356 486 380 480 402 480 424 482 380 500 340 520 330 548 300 544 240 552 204 572z" fill="var(--paste-l)"/>
  <path d="M520 514C560 526 584 546 596 572A206 37 0 0 1 420 605C500 590 520 550 520 514z" fill="var(--paste-d)"/>
  <path d="M174 566a226 46 0 0 0 452 0v14a226 46 0 0 1-452 0z" fill="var(--brass)"/>
  <path d="M470 607a226 46 0 0 0 156-41v14a226 46 0 0 1-156 41z" fill="var(--brass-d)"/>`;

const leaf = `
  <g transform="translate(410 520)rotate(18)">
    <path d="M0 10C-66-50-62-160 16-250 70-160 62-50 0 10z" fill="var(--leaf)"/>
    <path d="M0 10C62-50 70-160 16-250 22-160 16-70 0 10z" fill="var(--leaf-d)"/>
    <path d="M-10-46q-16-24-34-34M-2-96q-20-28-44-38M6-146q-14-22-34-34" stroke="var(--leaf-d)" stroke-width="4" fill="none" stroke-linecap="round"/>
  </g>
  <path d="M372 524C390 500 430 496 462 512 450 536 400 544 372 524z" fill="var(--paste-l)"/>`;

/** A curtain of blossom strings, long at the sides and short over the sun: x and lower end. */
const strings = [
  [20, 470],
  [66, 400],
  [112, 330],
  [158, 268],
  [206, 218],
  [254, 180],
  [302, 152],
  [351, 136],
  [400, 130],
] as const;
const curtain = strings
  .flatMap(([x, end]) => (x === 400 ? [`M400 40V${end}`] : [`M${x} 40V${end}`, `M${800 - x} 40V${end}`]))
  .join("");

const flowers = [
  [40, 968, 1.2],
  [128, 992, 1.1],
  [212, 1006, 0.9],
  [288, 1014, 0.7],
  [-10, 900, 0.9],
] as const;

const defs = `
  ${marigolds.defs}
  <path id="hsc" d="${scallopRing(36, 0.56)}"/>
  <path id="hlo" d="${lotusRing(36, 11)}"/>
  ${mistPattern("hst", 200)}`;

const sky = `
  ${rangoliSky({ sun: { x: 400, y: 470 }, disc: 104, rings: ["hsc", "hlo"], radii: [600, 500, 415, 344, 282, 228, 180, 138], halfPetal: 5, dots: { radii: [460, 312, 204], count: 72, weight: 60, inkName: "cream", opacity: 0.7 } })}`;

const land = `
  ${paintRidge(range, "mt")}
  ${mist("hst", 610)}
  <path d="${treeline(-10, 810, (x) => 690 - 16 * Math.sin(x / 130), { height: 34, step: 20, seed: 4, base: 320 })}" fill="var(--hill)"/>
  <path d="${treeline(-10, 810, (x) => 770 - 14 * Math.sin((x + 100) / 110), { height: 52, step: 26, seed: 14, base: 260 })}" fill="var(--hill-d)"/>
  <path d="M0 880Q400 812 800 880V1000H0z" fill="var(--ground)"/>
  <ellipse cx="400" cy="852" rx="190" ry="24" fill="var(--hill-d)"/>`;

const hands = `
  ${arm("ha")}
  <g transform="matrix(-1 0 0 1 800 0)">${arm("hb")}</g>
  ${bowl}
  ${leaf}
  ${fingers("ha")}
  <g transform="matrix(-1 0 0 1 800 0)">${fingers("hb")}</g>
  <g fill="none" stroke-width="9">${bangles(["cream", "gold"])}
    <g transform="matrix(-1 0 0 1 800 0)">${bangles(["red", "gold", "red", "cream", "red"])}</g>
  </g>
  <path d="M-30 836C0 844 60 880 92 1010H-30z" fill="var(--cream)"/>
  <path d="M-30 836C-12 840 14 854 38 880 60 920 74 960 80 1010H92C74 890 10 842-30 836z" fill="var(--gold)"/>
  <g transform="matrix(-1 0 0 1 800 0)">
    <path d="M-30 836C0 844 60 880 92 1010H-30z" fill="var(--red)"/>
    <path d="M-30 836C-12 840 14 854 38 880 60 920 74 960 80 1010H92C74 890 10 842-30 836z" fill="var(--gold)"/>
  </g>`;

const frame = `
  <path d="M0 0H800V36H0z" fill="var(--ground)"/>
  <path d="M0 36H800V46H0z" fill="var(--gold)"/>
  <path d="M0 18H800" stroke="var(--gold)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 22"/>
  ${garland("hg1", curtain, 17)}
  ${strings.map(([x, end]) => marigolds.head(x, end + 12, 0.42, x) + (x === 400 ? "" : marigolds.head(800 - x, end + 12, 0.42, x))).join("")}
  ${flowers.map(([x, y, scale], index) => marigolds.head(x, y, scale, index * 17) + marigolds.head(800 - x, y, scale, index * 23)).join("")}`;

export const haldi: Poster = {
  className: "wr-hal",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "hT", text: altTexts["ceremonies/haldi"] },
  palette,
  defs,
  layers: [sky, land, hands, frame],
};
