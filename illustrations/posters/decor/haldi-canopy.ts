import { altTexts } from "../../alt-texts.ts";
import { cuspedArch } from "../../kit/arches.ts";
import { brassPots } from "../../kit/mandap-parts.ts";
import { garland, marigoldSymbols } from "../../kit/marigolds.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints, roundWhole } from "../../kit/paths.ts";
import type { Poster } from "../../kit/poster.ts";
import { backdrop, paintRidge, ridge } from "../../kit/ridges.ts";
import { lotusRing, scallopRing } from "../../kit/ornament-rings.ts";
import { dottedCircles, ringBands } from "../../kit/sky.ts";

const palette = inks(
  "k7 #4fa3ae, k6 #78b8b4, k5 #a6ccb8, k4 #d2deb8, k3 #f6e6b6, k2 #ffefc8, k1 #fff7e0, sun #fffdf2",
  "mt-l #ffe2b0, mt-m #f2c48c, mt-s #8fa5ae, mt-d #7f97a3, hill #7fae78, hill-d #4f8f62",
  "wall #fff4dc, wall-d #e9cda0, wall-dd #cfa96e, floor #e7b765, floor-l #f7d894, floor-d #c48d3d, sheet #fffaf0, sheet-d #ead9b4",
  "gold #dba63a, gold-l #f8e3a0, gold-d #a8741a, paste #f7b500, tur #f2b705, tur-l #ffd653, tur-d #cf9000, saf #f57f1e, saf-d #cf5f10, red #c4302b",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f3a, lf-d #136b2a",
);

const marigolds = marigoldSymbols("b5");

const range = ridge({
  key: parsePoints("190,330 250,250 280,280 350,190 410,270 440,250 480,290 550,210 620,330"),
  base: 350,
  light: 400,
  seed: 15,
  roughness: 13,
  ...backdrop,
  buttresses: 1,
});

const middle = { left: 262, right: 538, springing: 290, crown: 120, foils: 11, bulge: 0.6 };
const side = { left: 92, right: 218, springing: 300, crown: 190, foils: 9, bulge: 0.62 };
const arches = [middle, side, { ...side, left: 582, right: 708 }];
const openingOf = (arch: typeof middle) => `M${arch.left} 430V${arch.springing}${cuspedArch(arch).path}V430z`;
const openings = arches.map(openingOf).join("");
/** The same, so much wider and higher: round the opening lies its rim. */
const widened = arches
  .map((arch) => openingOf({ ...arch, left: arch.left - 5, right: arch.right + 5, crown: arch.crown - 6 }))
  .join("");

/** Strings from the hub of the canopy out to its rim, and drops along the rim. */
const rim = Array.from({ length: 15 }, (_, index) => {
  const share = -1 + index / 7;
  return { x: roundWhole(400 + 440 * share), y: roundWhole(150 - 66 * (1 - share * share)), share };
});
const spokes = rim.map(
  ({ x, y }) => `M400-30Q${roundWhole((400 + x) / 2)} ${roundWhole(y * 0.5 + 40)} ${x} ${y}`,
);
const drops = rim.map(({ x, y, share }, index) => ({
  x,
  from: y,
  to: roundWhole(y + 40 + Math.abs(share) * 150 + (index % 2) * 22),
}));

const cushion = (x: number, y: number, scale: number, tone: string) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-58-16C-62-30-50-38-36-38H36C50-38 62-30 58-16 64-2 50 6 36 6H-36C-50 6-64-2-58-16z" fill="var(--${tone})"/>
    <path d="M6-38H36C50-38 62-30 58-16 64-2 50 6 36 6H-6C22-4 24-26 6-38z" fill="var(--${tone}-d)"/>
    <path d="M-50-16H50" stroke="var(--gold-l)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 14"/>
    <path d="M-58-16l-14-8v16zM58-16l14-8v16z" fill="var(--red)"/>
  </g>`;

const bowl = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-20 0H20L26 8H-26z" fill="var(--gold-d)"/>
    <path d="M-50-40C-48-10-28 4 0 4S48-10 50-40z" fill="var(--gold)"/>
    <path d="M14-40H50C48-10 28 4 0 4 16-4 20-22 14-40z" fill="var(--gold-d)"/>
    <ellipse cy="-40" rx="52" ry="10" fill="var(--gold-l)"/>
    <path d="M-44-40C-34-60-10-64 4-62 24-60 38-52 44-40A44 8 0 0 1-44-40z" fill="var(--paste)"/>
    <path d="M4-62C24-60 38-52 44-40A44 8 0 0 1 6-32C18-40 16-54 4-62z" fill="var(--tur-d)"/>
  </g>`;

const defs = `
  ${marigolds.defs}
  <path id="b5s" d="${scallopRing(32, 0.56)}"/>
  <path id="b5l" d="${lotusRing(32, 12)}"/>`;

const court = `
  <g>
    <path d="M60 100H740V440H60z" fill="var(--k7)"/>
    <g transform="translate(400 280)">
      ${ringBands(["b5s", "b5l"], [330, 276, 230, 188, 150, 118], 5.6)}
      <g fill="none" stroke="var(--sun)" stroke-linecap="round" stroke-opacity=".8">${dottedCircles([252, 169], 56, 45)}</g>
      <circle r="90" fill="var(--sun)"/>
    </g>
    ${paintRidge(range, "mt")}
    <path d="M60 346Q200 326 400 342 600 326 740 346V440H60z" fill="var(--hill)"/>
    <path d="M60 384Q200 364 400 380 600 364 740 384V440H60z" fill="var(--hill-d)"/>
  </g>
  <path d="M0 0H800V434H0z${widened}" fill="var(--wall)" fill-rule="evenodd"/>
  <path d="M0 0H800V92H0z" fill="var(--k6)"/>
  <path d="M90 92A310 230 0 0 1 710 92z" fill="var(--k5)"/>
  <path d="M170 92A230 170 0 0 1 630 92z" fill="var(--k4)"/>
  <path d="M0 86H800V104H0z" fill="var(--wall-dd)"/>
  <path d="M0 74H800V86H0z" fill="var(--wall)"/>
  <path d="${widened}${openings}" fill="var(--wall-dd)" fill-rule="evenodd"/>
  <path d="M218 186H262V420H218zM538 186H582V420H538zM0 190H60V430H0zM740 190H800V430H740z" fill="var(--wall)"/>
  <path d="M218 186H236V420H218zM564 186H582V420H564zM0 190H60V430H0zM740 190H800V430H740z" fill="var(--wall-d)"/>
  <path d="M212 284H268V296H212zM532 284H588V296H532zM210 412H270V430H210zM530 412H590V430H530zM60 412H92V430H60zM708 412H740V430H708z" fill="var(--gold)"/>
  <path d="M240 330q-14 20 0 44 14-24 0-44zM560 330q-14 20 0 44 14-24 0-44z" fill="var(--saf)"/>
  <path d="M0 428H800V600H0z" fill="var(--floor)"/>
  <path d="M0 428H800V438H0z" fill="var(--wall-dd)"/>
  <path d="M270 438H530L640 600H160z" fill="var(--floor-l)"/>
  <path d="M0 474H800M0 536H800M130 438L-40 600M670 438L840 600" stroke="var(--floor-d)" stroke-width="2" opacity=".6"/>`;

const seat = `
  <path d="M214 470H586L668 560H132z" fill="var(--sheet)"/>
  <path d="M132 560H668L664 568H136z" fill="var(--sheet-d)"/>
  <path d="M226 476H574L648 554H152z" fill="none" stroke="var(--tur)" stroke-width="5"/>
  <path d="M222 480H578M144 557H656" stroke="var(--saf)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 18"/>
  <path d="M310 470L304 520H318L322 470zM490 470L496 520H482L478 470z" fill="var(--gold-d)"/>
  <path d="M318 404C320 380 344 370 400 370S480 380 482 404V452H318z" fill="var(--tur)"/>
  <path d="M400 370C456 370 480 380 482 404V452H420C446 420 440 386 400 370z" fill="var(--tur-d)"/>
  <path d="M330 398C338 384 360 380 400 380S462 384 470 398" stroke="var(--sheet)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 13" fill="none"/>
  <path d="M304 436H496C504 444 504 462 498 470H302C296 462 296 444 304 436z" fill="var(--tur-l)"/>
  <path d="M400 436H496C504 444 504 462 498 470H400z" fill="var(--tur)"/>
  <path d="M292 466H508V482H292z" fill="var(--gold)"/>
  <path d="M400 466H508V482H400z" fill="var(--gold-d)"/>
  <path d="M300 474H504" stroke="var(--red)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 15"/>
  <path d="M346 404C360 396 380 402 384 416 386 428 382 436 378 438H350C342 428 340 414 346 404zM454 404C440 396 420 402 416 416 414 428 418 436 422 438H450C458 428 460 414 454 404z" fill="var(--sheet)"/>
  <path d="M366 400C376 403 382 408 384 416 386 428 382 436 378 438H366C374 426 374 410 366 400zM454 404C450 401 444 400 438 400 446 412 446 426 442 438H450C458 428 460 414 454 404z" fill="var(--sheet-d)"/>
  ${cushion(220, 514, 0.9, "saf")}${cushion(580, 514, 0.9, "saf")}
  ${cushion(168, 560, 1.1, "tur")}${cushion(632, 560, 1.1, "tur")}
  ${bowl(342, 538, 0.8)}${bowl(458, 538, 0.8)}${bowl(400, 558, 1.05)}
  ${brassPots(100, 500, 0.72)}${brassPots(700, 500, 0.72)}
  <path d="M262 546h0M290 556h0M520 548h0M548 558h0M310 574h0M492 576h0M240 580h0M566 584h0" stroke="var(--saf)" stroke-width="9" stroke-linecap="round"/>`;

const canopy = `
  ${garland("b5a", spokes.join(""), 20)}
  ${garland("b5b", `M${rim.map(({ x, y }, index) => (index === 0 ? `${x} ${y}` : `Q${x - 28} ${y + 34} ${x} ${y}`)).join("")}`, 14)}
  ${garland("b5c", drops.map(({ x, from, to }) => `M${x} ${from}V${to}`).join(""), 14)}
  ${drops.map(({ x, to }, index) => marigolds.leaf(x, to + 2, 0.36, 180) + marigolds.head(x, to, index % 2 === 0 ? 0.36 : 0.3, index * 20)).join("")}
  ${rim.map(({ x, y }, index) => marigolds.head(x, y, 0.42, index * 25)).join("")}
  ${marigolds.head(400, 8, 1.1)}`;

const frame = `
  ${marigolds.leaf(44, 588, 1, -26)}${marigolds.leaf(104, 606, 0.9, 24)}${marigolds.leaf(756, 588, 1, 26)}${marigolds.leaf(696, 606, 0.9, -24)}
  ${marigolds.head(18, 570, 1)}${marigolds.head(80, 594, 0.95, 20)}${marigolds.head(138, 608, 0.7, 40)}
  ${marigolds.head(782, 570, 1)}${marigolds.head(720, 594, 0.95, 20)}${marigolds.head(662, 608, 0.7, 40)}`;

export const haldiCanopy: Poster = {
  className: "wr-dhal",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "b5T", text: altTexts["decor/haldi-canopy"] },
  palette,
  defs,
  layers: [court, seat, canopy, frame],
};
