import { altTexts } from "../../alt-texts.ts";
import { coupleSymbol } from "../../kit/couple.ts";
import { lightString } from "../../kit/light-strings.ts";
import { inks } from "../../kit/palette.ts";
import { parsePoints } from "../../kit/paths.ts";
import { type Measure, perspective } from "../../kit/perspective.ts";
import type { Poster } from "../../kit/poster.ts";
import { paintRidge, ridge } from "../../kit/ridges.ts";
import { ellipseBands } from "../../kit/sky.ts";
import { wheatSymbols } from "../../kit/wheat.ts";

const palette = inks(
  "k7 #8a5f7c, k6 #b5737c, k5 #d98a78, k4 #eda67a, k3 #f8c487, k2 #fcdc9f, k1 #feebbd, sun #fff8e0",
  "mt-l #e7a183, mt-m #cf8a80, mt-s #7a587c, mt-d #6c4d74, field #d99b4c, field-d #b4763e",
  "roof-l #6a3530, roof-s #4a2430, wall-l #8a463a, wall-s #5c2c33, back #5a2b34, seam #3c1c2a, floor #7c4a38, floor-l #c98a52, floor-s #5a3230",
  "beam #3a1d2a, beam-l #b8704a, ink #24121e, glow #ffd47a",
  "board #a8683f, board-l #d69a5e, board-d #6e3f30, cloth #f6e6c8, blanket #a83a34, blanket-d #7c2530, blanket2 #40566e, blanket2-d #2c3d55",
  "wheat #dca24a, wheat-l #f4cd80, wheat-d #a86f34, tie #a83a34",
  "suit #24182c, rim #fbd28a, gown #ecd0bc, gown-l #fff6e4, veil #fff3e0, skin #b9785a, rose #d98a97",
);

const { face, lines, project, beam } = perspective(400, 318);
const couple = coupleSymbol("a1");
const wheat = wheatSymbols("a1");

const eaves = -120;
const ridgeTop = -400;
const floorAt = 240;
const wall = 430;
const back = 2.5;
const near = 0.6;

const range = ridge({
  key: parsePoints("270,372 320,330 344,346 378,286 420,340 450,322 476,344 512,318 560,372"),
  base: 384,
  light: 430,
  seed: 9,
  roughness: 7,
  gullies: 2,
  folds: 1,
  buttresses: 0,
  depth: 2,
  zigzag: 0.6,
});

const truss = (depth: number) =>
  beam(-wall, eaves - 14, wall, eaves + 12, depth) +
  beam(-wall, eaves, -wall + 26, floorAt, depth) +
  beam(wall - 26, eaves, wall, floorAt, depth) +
  beam(-11, ridgeTop, 11, eaves, depth) +
  face(
    [-wall, eaves, depth],
    [-wall, eaves - 34, depth],
    [0, ridgeTop - 34, depth],
    [0, ridgeTop + 6, depth],
  ) +
  face([wall, eaves, depth], [wall, eaves - 34, depth], [0, ridgeTop - 34, depth], [0, ridgeTop + 6, depth]) +
  face(
    [-wall + 20, eaves + 110, depth],
    [-wall + 20, eaves + 78, depth],
    [-wall + 120, eaves, depth],
    [-wall + 152, eaves, depth],
  ) +
  face(
    [wall - 20, eaves + 110, depth],
    [wall - 20, eaves + 78, depth],
    [wall - 120, eaves, depth],
    [wall - 152, eaves, depth],
  ) +
  face(
    [-11, eaves - 40, depth],
    [-11, eaves - 70, depth],
    [-190, eaves - 150, depth],
    [-206, eaves - 138, depth],
  ) +
  face(
    [11, eaves - 40, depth],
    [11, eaves - 70, depth],
    [190, eaves - 150, depth],
    [206, eaves - 138, depth],
  );
/** The sides of the beams that face the open door. */
const trussLight = (depth: number) =>
  beam(-wall + 20, eaves, -wall + 26, floorAt, depth) +
  beam(wall - 26, eaves, wall - 20, floorAt, depth) +
  beam(-wall, eaves + 6, wall, eaves + 12, depth);

const point = (measure: Measure) => project(measure).map(Math.round).join(" ");
const swag = (depth: number, sag: number) =>
  `M${point([-wall + 20, eaves, depth])}Q${point([-wall / 2, eaves + sag, depth])} ${point([0, eaves, depth])}Q${point([wall / 2, eaves + sag, depth])} ${point([wall - 20, eaves, depth])}`;
const boards = [-60, 0, 60, 120, 180].flatMap((down) =>
  [-wall, wall].map((side): [Measure, Measure] => [
    [side, down, near],
    [side, down, back],
  ]),
);
const rafters = [0.25, 0.5, 0.75].flatMap((share) =>
  [-wall, wall].map((side): [Measure, Measure] => [
    [side * share, ridgeTop + (eaves - ridgeTop) * share, near],
    [side * share, ridgeTop + (eaves - ridgeTop) * share, back],
  ]),
);

/** A long table along one side, its bare boards in perspective. */
const table = (side: -1 | 1) => {
  const inner = 130 * side;
  const outer = 330 * side;
  const top = 116;
  return `
    <path d="${face([inner, top + 14, 0.92], [outer, top + 14, 0.92], [outer, floorAt, 0.92], [inner, floorAt, 0.92])}" fill="var(--floor-s)"/>
    <path d="${face([inner, top, 0.92], [inner, top, 2.1], [inner, top + 14, 2.1], [inner, top + 14, 0.92])}" fill="var(--board-d)"/>
    <path d="${face([inner, top, 0.92], [outer, top, 0.92], [outer, top, 2.1], [inner, top, 2.1])}" fill="var(--board)"/>
    <path d="${face([inner, top, 0.92], [inner * 1.5, top, 0.92], [inner * 1.5, top, 2.1], [inner, top, 2.1])}" fill="var(--board-l)"/>
    <path d="${face([inner, top, 0.92], [outer, top, 0.92], [outer, top + 14, 0.92], [inner, top + 14, 0.92])}" fill="var(--board-d)"/>
    <path d="${face([210 * side, top, 0.92], [262 * side, top, 0.92], [262 * side, top, 2.1], [210 * side, top, 2.1])}" fill="var(--cloth)"/>
    <path d="${beam(Math.min(outer, outer - 22 * side), top + 14, Math.max(outer, outer - 22 * side), floorAt, 0.92)}${beam(Math.min(inner, inner + 22 * side), top + 14, Math.max(inner, inner + 22 * side), floorAt, 0.92)}" fill="var(--board-d)"/>
    ${[1.86, 1.55, 1.28, 1.06]
      .map((depth) => {
        const [x, y] = project([236 * side, top, depth]).map(Math.round);
        return wheat.sheaf(x ?? 0, y ?? 0, +(0.62 / depth).toFixed(2));
      })
      .join("")}`;
};

/** A bench at the inner side of a table, with a wool blanket folded over it for each guest. */
const bench = (side: -1 | 1) => {
  const inner = 62 * side;
  const outer = 108 * side;
  const top = 172;
  const blanket = (from: number, to: number, name: string) => `
    <path d="${face([inner, top, from], [outer, top, from], [outer, top, to], [inner, top, to])}" fill="var(--${name})"/>
    <path d="${face([inner, top, from], [inner, top, to], [inner, top + 44, to], [inner, top + 44, from])}" fill="var(--${name}-d)"/>`;
  return `
    <path d="${face([inner, top, 0.9], [outer, top, 0.9], [outer, top, 2], [inner, top, 2])}" fill="var(--board-l)"/>
    <path d="${face([inner, top, 0.9], [inner, top, 2], [inner, top + 16, 2], [inner, top + 16, 0.9])}${face([inner, top, 0.9], [outer, top, 0.9], [outer, top + 16, 0.9], [inner, top + 16, 0.9])}" fill="var(--board-d)"/>
    <path d="${[0.9, 1.2, 1.6].map((depth) => face([inner, top + 16, depth], [inner + 9 * side, top + 16, depth], [inner + 9 * side, floorAt, depth], [inner, floorAt, depth]) + face([outer - 9 * side, top + 16, depth], [outer, top + 16, depth], [outer, floorAt, depth], [outer - 9 * side, floorAt, depth])).join("")}" fill="var(--board-d)"/>
    ${blanket(1.72, 1.9, "blanket2")}${blanket(1.44, 1.58, "blanket")}${blanket(1.2, 1.32, "blanket2")}${blanket(0.98, 1.1, "blanket")}`;
};

const barn = `
  <path d="M0 0H800V600H0z" fill="var(--roof-s)"/>
  <path d="${face([0, ridgeTop, near], [-wall, eaves, near], [-wall, eaves, back], [0, ridgeTop, back])}" fill="var(--roof-l)"/>
  <path d="${face([-wall, eaves, near], [-wall, eaves, back], [-wall, floorAt, back], [-wall, floorAt, near])}" fill="var(--wall-s)"/>
  <path d="${face([wall, eaves, near], [wall, eaves, back], [wall, floorAt, back], [wall, floorAt, near])}" fill="var(--wall-l)"/>
  <path d="${face([-wall, floorAt, back], [wall, floorAt, back], [wall, floorAt, near], [-wall, floorAt, near])}" fill="var(--floor)"/>
  <path d="${face([-200, floorAt, back], [200, floorAt, back], [280, floorAt, near], [-150, floorAt, near])}" fill="var(--floor-l)"/>
  <path d="${lines(...boards, ...rafters)}" stroke="var(--seam)" stroke-width="2" opacity=".6"/>
  <path d="${lines(
    [
      [-150, floorAt, back],
      [-150, floorAt, near],
    ],
    [
      [150, floorAt, back],
      [150, floorAt, near],
    ],
    [
      [0, floorAt, back],
      [0, floorAt, near],
    ],
    [
      [-300, floorAt, back],
      [-300, floorAt, near],
    ],
    [
      [300, floorAt, back],
      [300, floorAt, near],
    ],
  )}" stroke="var(--floor-s)" stroke-width="2" opacity=".6"/>
  <path d="${face([-wall, eaves, back], [0, ridgeTop, back], [wall, eaves, back], [wall, floorAt, back], [-wall, floorAt, back])}" fill="var(--back)"/>
  <path d="${face([-60, -290, back], [60, -290, back], [60, -200, back], [-60, -200, back])}" fill="var(--k3)"/>
  <path d="M400 198v42M376 218h48" stroke="var(--beam)" stroke-width="3"/>
  <path d="M296 252L286 414H276V240zM504 252L514 414H524V240z" fill="var(--wall-l)"/>
  <clipPath id="a1d"><path d="M288 246H512V414H288z"/></clipPath>
  <g clip-path="url(#a1d)">
    <path d="M280 240H520V420H280z" fill="var(--k7)"/>
    ${ellipseBands({ x: 430, y: 352 }, 1.3, [150, 120, 96, 76, 58, 42])}
    <circle cx="430" cy="352" r="22" fill="var(--sun)"/>
    ${paintRidge(range, "mt")}
    <path d="M280 376Q400 366 520 380V420H280z" fill="var(--field)"/>
    <path d="M280 396Q400 384 520 402V420H280z" fill="var(--field-d)"/>
  </g>
  ${couple.at(392, 416, 62)}`;

const frame = `
  <g fill="var(--beam)"><path d="${truss(1.95)}"/></g>
  <path d="${trussLight(1.95)}" fill="var(--beam-l)"/>
  ${lightString("a1s1", swag(1.95, 90), 8, 4)}
  <path d="${truss(1.45)}" fill="var(--beam)"/>
  <path d="${trussLight(1.45)}" fill="var(--beam-l)"/>
  ${lightString("a1s2", swag(1.45, 96), 12, 6)}
  <path d="${truss(1.05)}" fill="var(--beam)"/>
  <path d="${trussLight(1.05)}" fill="var(--beam-l)"/>
  ${lightString("a1s3", swag(1.05, 110), 20, 9)}
  ${lightString("a1s4", "M-10 44Q190 200 400 20Q610 200 810 44", 28, 13)}`;

const tables = `
  ${table(-1)}${table(1)}
  ${bench(-1)}${bench(1)}`;

const foreground = `
  <path d="M0 600V566Q100 540 210 600zM800 600V566Q700 540 590 600z" fill="var(--ink)"/>
  ${wheat.sheaf(54, 604, 1.25, -8)}${wheat.sheaf(132, 622, 0.95, 14)}
  ${wheat.sheaf(746, 604, 1.25, 8)}${wheat.sheaf(668, 622, 0.95, -14)}`;

export const barnLights: Poster = {
  className: "wr-dbarn",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a1T", text: altTexts["decor/barn-lights"] },
  palette,
  defs: `${couple.defs}${wheat.defs}`,
  layers: [barn, frame, tables, foreground],
};
