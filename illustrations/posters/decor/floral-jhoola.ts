import { altTexts } from "../../alt-texts.ts";
import { beads } from "../../kit/beads.ts";
import { dots } from "../../kit/dots.ts";
import { scatter } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { type ArtPoint, parsePoints, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { roseSymbols } from "../../kit/roses.ts";
import { rangoliSky } from "../../kit/sky.ts";
import { mist, mistPattern } from "../../kit/mist.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #7fb7a8, k8 #97c4b0, k7 #b1d0b8, k6 #cadcc1, k5 #e0e5c8, k4 #f3e4c8, k3 #fbdcc6, k2 #fde6d6, k1 #fff2e6, sun #fffdf6",
  "mt-l #f9d5c4, mt-m #e9b7b0, mt-s #88a9a8, mt-d #77999a, snow #fffdf8, snow-s #bcd2cc, mist #fdeee0",
  "hill #8bb58e, hill-d #4e8a6c, lawn #a8cb7c, lawn-l #c9df98, lawn-d #7db068, ink #1d5744",
  "gold #d4af37, gold-l #f6e08f, gold-d #a9821f, jas #fffaf0, jas-d #d9d8c0, cloth #d81b60, cloth-l #f0548a, cloth-d #a3124a, saf #ff9933, saf-d #e07a1f",
  "rose #e0487e, rose-d #a81f58, rose-l #f9a8c0, gold2 #e8b04a, leaf #2f8f3a, leaf-d #1c6632, trunk #7a5548, b2 #f4b5c4, b3 #fad4da, b4 #fff0f0",
);

const roses = roseSymbols("b3");
const random = seededRandom(13);

const range = ridge({
  key: parsePoints("-80,330 90,236 190,300 300,158 420,296 480,262 540,292 650,188 860,330"),
  habits: ["back", "castle", "back", "slab"],
  base: 366,
  light: 400,
  seed: 26,
  roughness: 15,
  ...backdrop,
  snow: 0.5,
});

/** A rope of jasmine with a rose every so often. */
const rope = (fromX: number, toX: number, top: number, foot: number) => {
  const flowers = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 0.6) / 6;
    return roses.open(
      roundWhole(fromX + (toX - fromX) * share),
      roundWhole(top + (foot - top) * share),
      0.34,
      index * 40,
    );
  }).join("");
  return { line: `M${fromX} ${top}L${toX} ${foot}`, flowers };
};
const ropes = [rope(300, 292, 118, 420), rope(500, 508, 118, 420)];

const jasmine = (id: string, line: string, width: number) =>
  `<path d="${line}" fill="none" stroke="var(--leaf)" stroke-width="${roundWhole(width * 0.7)}"/>` +
  beads(id, line, width, roundWhole(width * 0.8), [
    { breadth: 1, corners: 7, inkName: "jas-d" },
    { breadth: 0.76, corners: 6, inkName: "jas" },
  ]);

const tree = (x: number, y: number, scale: number, seed: number) => {
  const chance = seededRandom(seed);
  const tufts = (count: number, radius: number, lift: number) =>
    dots(
      Array.from({ length: count }, (): ArtPoint => {
        const angle = chance() * 6.3;
        const out = Math.sqrt(chance());
        return [Math.cos(angle) * 74 * out, -150 - lift + Math.sin(angle) * 52 * out];
      }),
      radius * 2,
    );
  return `<g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-10 0C-4-50-8-80-30-120L-22-124-2-92 6-140 14-138 8-88 34-118 40-112 12-60 12 0z" fill="var(--trunk)"/>
    <path d="${tufts(22, 24, 0)}" fill="var(--b2)"/><path d="${tufts(16, 19, 10)}" fill="var(--b3)"/><path d="${tufts(9, 13, 22)}" fill="var(--b4)"/></g>`;
};

/** Roses and leaves heaped along the beam. */
const beam = Array.from({ length: 17 }, (_, index) => {
  const x = 176 + index * 28;
  const y = roundWhole(108 - 26 * Math.sin(((x - 176) / 448) * Math.PI) + (random() - 0.5) * 16);
  return { x, y, index };
});

const defs = `
  ${roses.defs.replaceAll("var(--gold)", "var(--gold2)")}
  <path id="b3s" d="${scallopRing(32, 0.56)}"/>
  <path id="b3l" d="${lotusRing(32, 12)}"/>
  ${mistPattern("b3m", 180)}`;

const land = `
  ${rangoliSky({ sun: { x: 400, y: 300 }, disc: 88, rings: ["b3s", "b3l"], radii: [480, 402, 334, 276, 226, 182, 146, 114], halfPetal: 5.6, dots: { radii: [366, 250, 164], count: 64, weight: 60, inkName: "jas", opacity: 0.8 }, size: [800, 600] })}
  ${paintRidge(range, "mt")}
  ${mist("b3m", 276)}
  <path d="${treeline(-10, 810, (x) => 362 - 12 * Math.sin(x / 100), { height: 28, step: 16, seed: 7, base: 80 })}" fill="var(--hill)"/>
  <path d="M0 396C80 376 140 392 200 392 300 384 480 384 600 392 680 392 740 380 800 396V440H0z" fill="var(--hill-d)"/>
  <path d="M0 420Q400 396 800 420V600H0z" fill="var(--lawn)"/>
  <path d="M0 452Q400 424 800 452V486Q400 452 0 486z" fill="var(--lawn-l)"/>
  <path d="M0 540Q400 508 800 540V600H0z" fill="var(--lawn-d)"/>
  ${tree(92, 452, 1.15, 5)}${tree(716, 448, 1.05, 11)}
  <path d="${scatter(random, 70, { x: 0, y: 440, width: 800, height: 120 })}" stroke="var(--b4)" stroke-width="6" stroke-linecap="round"/>
  <path d="${scatter(random, 40, { x: 0, y: 440, width: 800, height: 120 })}" stroke="var(--rose-l)" stroke-width="6" stroke-linecap="round"/>`;

const swing = `
  <ellipse cx="400" cy="528" rx="230" ry="14" fill="var(--lawn-d)"/>
  <path d="M176 108H200V526H176zM600 108H624V526H600z" fill="var(--gold)"/>
  <path d="M176 108H188V526H176zM612 108H624V526H612z" fill="var(--gold-d)"/>
  <path d="M160 516H216V530H160zM584 516H640V530H584zM170 200H206V210H170zM594 200H630V210H594z" fill="var(--gold-l)"/>
  <path d="M164 112Q400 56 636 112V128Q400 72 164 128z" fill="var(--gold)"/>
  <path d="M164 122Q400 66 636 122V128Q400 72 164 128z" fill="var(--gold-d)"/>
  ${jasmine("b3j", ropes.map(({ line }) => line).join(""), 13)}
  <path d="M286 340C296 318 330 312 400 312S504 318 514 340V424H286z" fill="var(--cloth)"/>
  <path d="M400 312C470 312 504 318 514 340V424H420C450 380 440 340 400 312z" fill="var(--cloth-d)"/>
  <path d="M298 346C306 330 340 324 400 324S494 330 502 346" stroke="var(--gold-l)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 13" fill="none"/>
  <path d="M340 352h0M400 346h0M460 352h0M370 380h0M430 380h0" stroke="var(--gold-l)" stroke-width="8" stroke-linecap="round"/>
  <path d="M304 362C324 350 352 358 358 378 362 396 356 412 350 418H308C296 402 296 376 304 362zM496 362C476 350 448 358 442 378 438 396 444 412 450 418H492C504 402 504 376 496 362z" fill="var(--saf)"/>
  <path d="M332 354C348 360 356 368 358 378 362 396 356 412 350 418H332C342 398 342 374 332 354zM496 362C490 357 482 356 474 356 484 376 484 398 478 418H492C504 402 504 376 496 362z" fill="var(--saf-d)"/>
  <path d="M276 412H524C530 420 530 432 526 438H274C270 432 270 420 276 412z" fill="var(--cloth-l)"/>
  <path d="M400 412H524C530 420 530 432 526 438H400z" fill="var(--cloth)"/>
  <path d="M258 436H542V454H258z" fill="var(--gold)"/>
  <path d="M400 436H542V454H400z" fill="var(--gold-d)"/>
  <path d="M262 454${"a17.500 17.500 0 0 0 34.500 0".repeat(8)}z" fill="var(--cloth)"/>
  <path d="M268 445H536" stroke="var(--cloth)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17"/>
  ${ropes.map(({ flowers }) => flowers).join("")}
  ${roses.open(284, 428, 0.5)}${roses.open(516, 428, 0.5, 40)}${roses.leaf(276, 440, 0.4, -130)}${roses.leaf(524, 440, 0.4, 130)}
  ${jasmine("b3k", "M188 130Q246 250 300 128Q350 214 400 100Q450 214 500 128Q554 250 612 130", 11)}
  ${jasmine("b3n", "M188 140V300M612 140V300M240 112V220M560 112V220M350 100V196M450 100V196M400 96V226", 10)}
  ${roses.bud(188, 308, 0.5, 180)}${roses.bud(612, 308, 0.5, 180)}${roses.bud(240, 228, 0.5, 180)}${roses.bud(560, 228, 0.5, 180)}${roses.bud(350, 204, 0.5, 180)}${roses.bud(450, 204, 0.5, 180)}${roses.bud(400, 234, 0.6, 180)}
  ${beam.map(({ x, y, index }) => roses.leaf(x, y, 0.5, index * 53)).join("")}
  ${beam.map(({ x, y, index }) => roses.open(x, y, index % 3 === 1 ? 0.62 : 0.5, index * 37)).join("")}
  ${roses.leaf(170, 100, 0.6, -60)}${roses.leaf(630, 100, 0.6, 60)}${roses.leaf(400, 74, 0.6, 6)}`;

const frame = `
  <path d="M0 600V540Q90 526 180 600zM800 600V540Q710 526 620 600z" fill="var(--ink)"/>
  ${roses.leaf(60, 590, 1.1, -30)}${roses.leaf(120, 606, 0.9, 34)}${roses.leaf(14, 560, 1, -10)}
  ${roses.open(30, 566, 1.1, 10)}${roses.open(100, 588, 1, 50)}${roses.bud(154, 586, 0.8, 30)}
  ${roses.leaf(740, 590, 1.1, 30)}${roses.leaf(680, 606, 0.9, -34)}${roses.leaf(786, 560, 1, 10)}
  ${roses.open(770, 566, 1.1, 30)}${roses.open(700, 588, 1, 6)}${roses.bud(646, 586, 0.8, -30)}`;

export const floralJhoola: Poster = {
  className: "wr-djho",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b3T", text: altTexts["decor/floral-jhoola"] },
  palette,
  defs,
  layers: [land, swing, frame],
};
