import { altTexts } from "../../alt-texts.ts";
import { cuspedArch, cuspedArchBackwards } from "../../kit/arches.ts";
import { dome } from "../../kit/domes.ts";
import { brassPots } from "../../kit/mandap-parts.ts";
import { garland, marigoldSymbols } from "../../kit/marigolds.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { rangoliSky } from "../../kit/sky.ts";
import { treeline } from "../../kit/trees.ts";

const palette = inks(
  "k9 #5a4a78, k8 #775785, k7 #96668d, k6 #b67890, k5 #d28d92, k4 #e8a796, k3 #f5c3a2, k2 #fcdcb8, k1 #ffeed4, sun #fffaf0",
  "mt-l #f7c7a8, mt-m #dd9f96, mt-s #6d5a86, mt-d #5c4c78, snow #fff4e2, snow-s #a98fb0",
  "hill #5d5a7d, hill-d #43486a, lawn #7c8f6a, lawn-l #a3ad78, lawn-d #5d7560",
  "ivory #fff3dc, ivory-d #e3c7a4, ivory-dd #c39f82, gold #d4af37, gold-l #f4dc86, gold-d #a07818",
  "red #b01f38, red-d #851730, rose #d9536f, silk #f6dfc8, silk-d #dcb79f, wood #7a4334, wood-d #5a2f2a",
  "flame #ffc24a, flame-l #fff6cf, mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
);

const marigolds = marigoldSymbols("b7");

const range = ridge({
  key: parsePoints("-60,360 80,262 150,306 262,206 330,292 400,262 486,300 620,172 716,280 770,248 870,360"),
  habits: ["back", "horn", "back", "castle", "slab"],
  base: 412,
  light: 400,
  seed: 27,
  roughness: 14,
  ...backdrop,
  snow: 0.42,
});

const middle = { left: 296, right: 504, springing: 330, crown: 222, foils: 9, bulge: 0.62 };
const wing = { left: 190, right: 276, springing: 350, crown: 280, foils: 7, bulge: 0.62 };
const archLine = (opening: typeof middle) => {
  const { start, path } = cuspedArch(opening);
  return `M${start[0]} ${start[1]}${path}`;
};

const ivoryDome = { lit: "var(--ivory)", shade: "var(--ivory-d)", ribs: "var(--gold)" };

const pillar = (x: number, half: number, top: number, foot: number) => `
  <path d="M${x - half} ${top}h${2 * half}V${foot}h-${2 * half}z" fill="var(--ivory)"/>
  <path d="M${x + 2} ${top}h${half - 2}V${foot}h-${half - 2}z" fill="var(--ivory-d)"/>
  <path d="M${x - half - 5} ${top}h${2 * half + 10}v9h-${2 * half + 10}zM${x - half - 5} ${foot - 12}h${2 * half + 10}v12h-${2 * half + 10}zM${x - half - 2} ${(top + foot) / 2}h${2 * half + 4}v7h-${2 * half + 4}z" fill="var(--gold)"/>`;

/** A low carved seat for the couple, seen from the front. */
const seat = (x: number) => `
  <path d="M${x - 34} 404Q${x - 36} 366 ${x} 358 ${x + 36} 366 ${x + 34} 404z" fill="var(--gold)"/>
  <path d="M${x - 27} 406Q${x - 28} 376 ${x} 368 ${x + 28} 376 ${x + 27} 406z" fill="var(--red)"/>
  <path d="M${x} 368Q${x + 28} 376 ${x + 27} 406H${x}z" fill="var(--red-d)"/>
  <path d="M${x - 38} 404H${x + 38}V420H${x - 38}z" fill="var(--rose)"/>
  <path d="M${x - 38} 418H${x + 38}V424H${x - 38}zM${x - 34} 424h8v14h-8zM${x + 26} 424h8v14h-8z" fill="var(--gold-d)"/>`;

const land = `
  ${rangoliSky({
    sun: { x: 400, y: 290 },
    disc: 60,
    size: [800, 600],
    rings: ["b7s", "b7l"],
    radii: [470, 396, 330, 272, 222, 176, 136, 102],
    halfPetal: 5.6,
    dots: { radii: [434, 300], count: 48, weight: 60, inkName: "gold-l", opacity: 0.8 },
  })}
  ${paintRidge(range, "mt")}
  <path d="${treeline(-10, 810, (x) => 388 - 8 * Math.sin(x / 120), { height: 30, step: 17, seed: 8, base: 60 })}" fill="var(--hill)"/>
  <path d="M0 412Q200 396 400 400 600 396 800 412V600H0z" fill="var(--hill-d)"/>
  <path d="M0 430Q400 410 800 430V600H0z" fill="var(--lawn)"/>
  <path d="M0 500Q200 452 400 450 600 452 800 500V540Q600 500 400 500 200 500 0 540z" fill="var(--lawn-l)"/>
  <path d="M0 560Q400 520 800 560V600H0z" fill="var(--lawn-d)"/>`;

const side = `
  ${dome(233, 246, 34, 58, ivoryDome)}
  <path d="M176 246H288L296 262H168z" fill="var(--red)"/>
  <path d="M168 262H296V272H168z" fill="var(--gold)"/>
  <path d="M178 272H290V350H276${cuspedArchBackwards(wing)}V350H178z" fill="var(--ivory)"/>
  <path d="${archLine(wing)}" fill="none" stroke="var(--gold)" stroke-width="5"/>
  ${pillar(184, 10, 348, 462)}`;

const pavilion = `
  <path d="M150 462H650L676 482H124z" fill="var(--ivory)"/>
  <path d="M400 462H650L676 482H400z" fill="var(--ivory-d)"/>
  <path d="M124 482H676V496H124z" fill="var(--gold)"/>
  <path d="M104 496H696L714 522H86z" fill="var(--red)"/>
  <path d="M400 496H696L714 522H400z" fill="var(--red-d)"/>
  <path d="M86 522H714V530H86z" fill="var(--gold-d)"/>
  ${side}<g transform="matrix(-1 0 0 1 800 0)">${side}</g>
  <path d="M290 230C300 300 308 360 286 462H270V230zM510 230C500 300 492 360 514 462H530V230z" fill="var(--silk)"/>
  <path d="M282 230C290 300 292 380 276 462H270V230zM518 230C510 300 508 380 524 462H530V230z" fill="var(--silk-d)"/>
  ${pillar(280, 13, 206, 464)}${pillar(520, 13, 206, 464)}
  ${dome(400, 164, 96, 118, ivoryDome)}
  ${dome(290, 164, 22, 40, ivoryDome)}${dome(510, 164, 22, 40, ivoryDome)}
  <path d="M262 164H538L556 186H244z" fill="var(--red)"/>
  <path d="M400 164H538L556 186H400z" fill="var(--red-d)"/>
  <path d="M236 186H564V198H236z" fill="var(--gold)"/>
  <path d="M252 198H548V330H504${cuspedArchBackwards(middle)}V330H252z" fill="var(--ivory)"/>
  <path d="${archLine(middle)}" fill="none" stroke="var(--gold)" stroke-width="6"/>
  ${seat(344)}${seat(456)}
  <path d="M378 462L384 444H416L422 462z" fill="var(--wood)"/><path d="M400 444H416L422 462H400z" fill="var(--wood-d)"/>
  <path d="M372 438H428V446H372z" fill="var(--gold)"/>
  <path d="M400 388Q424 414 414 432 408 440 400 440 392 440 386 432 378 414 400 388z" fill="var(--mg-d)"/>
  <path d="M400 402Q414 420 408 434 400 442 392 434 386 420 400 402z" fill="var(--flame)"/>
  <path d="M400 418Q406 428 403 436 400 440 397 436 394 428 400 418z" fill="var(--flame-l)"/>`;

const flowers = `
  ${garland("b7a", "M244 200Q284 246 322 206Q360 252 400 208Q440 252 478 206Q516 246 556 200", 12)}
  ${garland("b7b", "M244 204V296M556 204V296M172 276V330M628 276V330", 11)}
  ${[244, 322, 400, 478, 556].map((x, index) => marigolds.head(x, 202, 0.44, index * 25)).join("")}
  ${[
    [244, 300],
    [556, 300],
    [172, 334],
    [628, 334],
  ]
    .map(([x = 0, y = 0]) => marigolds.leaf(x, y, 0.34, 180))
    .join("")}
  ${brassPots(132, 482, 0.72)}${brassPots(668, 482, 0.72)}
  <path d="M360 530H440L520 600H280z" fill="var(--rose)"/>
  <path d="M400 530H440L520 600H400z" fill="var(--red)"/>`;

const frame = `
  <path d="M0 600V552Q90 542 190 600zM800 600V552Q710 542 610 600z" fill="var(--hill-d)"/>
  ${marigolds.leaf(44, 590, 1, -26)}${marigolds.leaf(108, 606, 0.9, 24)}${marigolds.leaf(756, 590, 1, 26)}${marigolds.leaf(692, 606, 0.9, -24)}
  ${marigolds.head(20, 574, 1)}${marigolds.head(84, 596, 0.95, 20)}${marigolds.head(144, 608, 0.7, 40)}
  ${marigolds.head(780, 574, 1)}${marigolds.head(716, 596, 0.95, 20)}${marigolds.head(656, 608, 0.7, 40)}`;

export const lotusMandap: Poster = {
  className: "wr-dlot",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b7T", text: altTexts["decor/lotus-mandap"] },
  palette,
  defs: `${marigolds.defs}<path id="b7s" d="${scallopRing(32, 0.56)}"/><path id="b7l" d="${lotusRing(32, 12)}"/>`,
  layers: [land, pavilion, flowers, frame],
};
