import { altTexts } from "../../alt-texts.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { distant, paintRidge, ridge } from "../../kit/ridges.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { ellipseBands } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k8 #6d8396, k7 #8799a6, k6 #a3b1b7, k5 #bfc6c4, k4 #d8d6cb, k3 #e9e0ce, k2 #f4e7d2, k1 #fbeeda, sun #fffaf0",
  "far-l #cfcfca, far-m #bcc2c3, far-s #9fafb8, far-d #94a5b0",
  "mt-l #f0cfb4, mt-m #d5ad9d, mt-s #52667f, mt-d #43566f, snow #fffaf2, snow-s #a5b6c4, mist #f1e6d6",
  "hill #55756f, hill-d #2f4a46, wall #cfc6ba, wall-d #b3a99e, wall-dd #978e88, post #3a3f4c, post-l #7b7a7e, floor #8d857f, floor-d #6f6a6c, light #e6d6bd",
  "top #c9a27c, top-l #efd9b8, top-d #7d5c4a, leg #54423f, seat #3f5b55, seat-l #66827a, vase #f7f0e4, vase-d #b9b0a8",
  "rose #d98a97, rose-d #a9566a, rose-l #f6cdc9, gold #e8b04a, gold-l #fbe3a0, leaf #4f7a68, leaf-d #2f4a46",
);

const roses = roseSymbols("a3");

const peak = ridge({
  key: parsePoints("60,400 190,330 236,348 436,92 520,214 560,190 680,340 720,322 780,400"),
  base: 420,
  light: 250,
  seed: 48,
  roughness: 22,
  gullies: 5,
  folds: 4,
  buttresses: 4,
  zigzag: 0.75,
  lean: 0.13,
  snow: 0.46,
});
const farRange = ridge({
  key: parsePoints("40,380 110,316 150,340 220,290 290,340 520,320 600,290 650,320 700,280 780,380"),
  base: 400,
  light: 250,
  seed: 3,
  ...distant,
});

const outside = `
  <clipPath id="a3w"><path d="M92 36H708V412H92z"/></clipPath>
  <g clip-path="url(#a3w)">
    <path d="M80 30H720V420H80z" fill="var(--k8)"/>
    ${ellipseBands({ x: 250, y: 330 }, 1.3, [372, 308, 252, 204, 162, 124, 92])}
    <circle cx="250" cy="296" r="36" fill="var(--sun)"/>
    ${paintRidge(farRange, "far")}
    ${paintRidge(peak, "mt")}
    ${mist("a3m", 300)}
    <path d="${treeline(80, 720, (x) => 384 - 12 * Math.sin(x / 90), { height: 34, step: 16, seed: 5, base: 50 })}" fill="var(--hill)"/>
    <path d="${treeline(80, 720, (x) => 416 - 10 * Math.sin((x + 60) / 70), { height: 46, step: 20, seed: 12, base: 30 })}" fill="var(--hill-d)"/>
  </g>`;

const room = `
  <path d="M0 0H800V600H0z" fill="var(--wall)"/>
  <path d="M0 0H70L92 36V412L0 470zM800 0H730L708 36V412L800 470z" fill="var(--wall-d)"/>
  <path d="M0 0H70L92 36V412L0 470z" fill="var(--wall-dd)"/>
  <path d="M0 0H800L708 36H92z" fill="var(--wall-dd)"/>
  <path d="M0 470L92 412H708L800 470V600H0z" fill="var(--floor)"/>
  <path d="M150 412H310L470 600H170zM330 412H640L800 540V600H520z" fill="var(--light)" opacity=".55"/>
  ${outside}
  <path d="M84 28H716V420H84zM96 40V408H704V40z" fill="var(--post)" fill-rule="evenodd"/>
  <path d="M294 40h10v368h-10zM586 40h8v368h-8z" fill="var(--post)"/>
  <path d="M294 40h3v368h-3zM586 40h3v368h-3zM704 40h4v368h-4zM84 408H716V412H84z" fill="var(--post-l)"/>`;

/** A plain chair from behind, turned to the window. */
const chair = (x: number) => `
  <g transform="translate(${x} 560)">
    <path d="M-50 6H70L60 16H-40z" fill="var(--floor-d)"/>
    <path d="M-40-2L-34-90H-26L-30 8zM40 8L34-90H26L30-2z" fill="var(--leg)"/>
    <path d="M-42-172C-20-182 20-182 42-172L38-92H-38z" fill="var(--seat)"/>
    <path d="M-42-172C-34-176-24-178-14-179L-14-92H-38z" fill="var(--seat-l)"/>
    <path d="M-44-92H44L46-74H-46z" fill="var(--seat-l)"/>
    <path d="M-10-92H44L46-74H-10z" fill="var(--seat)"/>
  </g>`;

const table = `
  <path d="M236 560H600L660 590H220z" fill="var(--floor-d)"/>
  ${chair(214)}${chair(586)}
  <path d="M252 468L264 580H278L272 468zM548 468L536 580H522L528 468z" fill="var(--leg)"/>
  <path d="M268 470L274 552H282L280 470zM532 470L526 552H518L520 470z" fill="var(--top-d)"/>
  <path d="M252 440H548L588 466H212z" fill="var(--top)"/>
  <path d="M252 440H380L330 466H212z" fill="var(--top-l)"/>
  <path d="M212 466H588V478H212z" fill="var(--top-d)"/>
  <path d="M212 466H330V478H212z" fill="var(--top)"/>
  <ellipse cx="414" cy="457" rx="34" ry="5" fill="var(--top-d)"/>
  <path d="M386 372C372 392 366 412 374 434 378 446 386 454 392 456H412C420 452 428 446 431 434 437 412 430 392 416 372L416 352H386z" fill="var(--vase)"/>
  <path d="M402 352H416V372C430 392 437 412 431 434 428 446 420 452 412 456H404C420 430 416 396 402 372z" fill="var(--vase-d)"/>
  <ellipse cx="401" cy="352" rx="15" ry="4" fill="var(--vase-d)"/>
  <path d="M400 352C396 300 404 270 392 214M400 330C412 300 430 286 452 268M398 316C384 296 372 286 356 280" stroke="var(--leaf-d)" stroke-width="4" fill="none" stroke-linecap="round"/>
  ${roses.leaf(400, 318, 0.5, 48)}${roses.leaf(397, 300, 0.46, -40)}${roses.leaf(396, 262, 0.42, 36)}
  ${roses.bud(356, 284, 0.62, -50)}${roses.side(454, 268, 0.6, 34)}${roses.open(390, 214, 0.72, 12)}`;

export const mountainMinimalist: Poster = {
  className: "wr-dmin",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a3T", text: altTexts["decor/mountain-minimalist"] },
  palette,
  defs: `${roses.defs}${mistPattern("a3m", 180)}`,
  layers: [room, table],
};
