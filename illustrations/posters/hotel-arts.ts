import { altTexts } from "../alt-texts.ts";
import { camera } from "../kit/camera.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { marigoldSymbols } from "../kit/marigolds.ts";
import { inks } from "../kit/palette.ts";
import { type ArtPoint, polygon, roundWhole } from "../kit/paths.ts";
import type { Poster } from "../kit/poster.ts";
import { seededRandom } from "../kit/random.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import { box, fill, glints, stroke, veil } from "../kit/shapes.ts";
import { bandedSky } from "../kit/sky.ts";

const palette = inks(
  "k9 #b0135c, k8 #c82468, k7 #dc3f78, k6 #ea6289, k5 #f2879b, k4 #f7aaae, k3 #fbc8c0, k2 #fde0cf, k1 #fff0dd",
  "sun #fffbee",
  "f-l #fff4e4, f-m #f3c3ba, f-s #b7547c, f-d #7c2a5c, gl-l #5fc0bc, gl-s #1f6f80, slab #fffaf0, slab-s #cf7d97",
  "wing-l #ffe0c2, wing-s #c25f7e, wing-d #8a2f60, glow #ffe08a",
  "deck #fbe3c8, deck-m #f0c8b0, deck-s #d58f98, coping #fffaf0, coping-s #e0a8a8",
  "p1 #8fded4, p2 #52c2c0, p3 #259fa8, p4 #127c90, pl #dffaf0",
  "rani #d81b60, rani-d #97104c, saff #ff9933, saff-l #ffd257, ivory #fff6e4, ivory-d #e6c9a0, teal #0f7d78",
  "red #c01f2e, red-d #8f1226, gold #d4a437, gold-l #f6e08f, veil #e8473a, skin #c98a5e, skin-d #8d5a3e, hair #23101a",
  "trunk #8a4a5a, trunk-l #d98a7c, fr #2a9068, fr-l #7cc46a, fr-d #14605a, ink #4a1040",
  "mg-d #d9601a, mg #ff9933, mg-m #f57f1e, mg-l #ffd257, lf #2f8f5a, lf-d #136b4b",
);

const marigolds = marigoldSymbols("ha");
const pair = bridalPairSymbols("ha");
const random = seededRandom(19);
const sun = { x: 620, y: 130 };

/** From a balcony, 14 m above the courtyard. */
const view = camera({ eye: { x: 0, y: 14, z: 0 }, turn: 0, focalLength: 700, centre: { x: 400, y: 262 } });
const floor = (points: readonly ArtPoint[]) => polygon(points.map(([x, z]) => view(x, 0, z)));

const sky = `
  ${bandedSky({ sun, disc: 64, stretch: 1.2, radii: [700, 580, 478, 390, 314, 246, 186, 134] })}`;

/** The front of the tower is folded: every bay has a facet in the sun and one in the shade. */
const back = 50;
const folds = 6;
const storeys = 8;
const [facadeLeft, foldWidth, storeyHigh] = [-20, 4.4, 3];
const foldLine = (up: number, rise: number): ArtPoint[] =>
  Array.from({ length: folds * 2 + 1 }, (_, index) => {
    const [x, y] = view(facadeLeft + (index * foldWidth) / 2, up, back);
    return [x, y + (index % 2 === 1 ? rise : 0)];
  });

/** The point at a share of the way from one point to another. */
const inset = (a: ArtPoint, b: ArtPoint, share: number): ArtPoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

function facade(): string {
  const bottom = foldLine(0, 8);
  const top = foldLine(storeys * storeyHigh, 16);
  const tones = { lit: "", shade: "", litGlass: "", shadeGlass: "", slabs: "" };
  for (let facet = 0; facet < folds * 2; facet++) {
    const corners = [top[facet], top[facet + 1], bottom[facet + 1], bottom[facet]].filter(
      (point) => point !== undefined,
    );
    if (facet % 2 === 0) tones.shade += polygon(corners);
    else tones.lit += polygon(corners);
  }
  for (let storey = 0; storey < storeys; storey++) {
    const sill = foldLine(storey * storeyHigh + 0.9, 10 + storey * 0.7);
    const head = foldLine(storey * storeyHigh + 2.5, 10 + storey * 0.8);
    const edge = foldLine(storey * storeyHigh + 3, 10 + storey * 0.8);
    for (let facet = 0; facet < folds * 2; facet++) {
      const [from, to, high, highTo] = [sill[facet], sill[facet + 1], head[facet], head[facet + 1]];
      if (!from || !to || !high || !highTo) continue;
      const pane = polygon([
        inset(from, to, 0.18),
        inset(from, to, 0.82),
        inset(high, highTo, 0.82),
        inset(high, highTo, 0.18),
      ]);
      if (facet % 2 === 0) tones.shadeGlass += pane;
      else tones.litGlass += pane;
    }
    tones.slabs += `M${edge.map(([x, y]) => `${roundWhole(x)} ${roundWhole(y)}`).join("L")}`;
  }
  return `
    ${fill("f-s", tones.shade)}
    ${fill("f-l", tones.lit)}
    ${fill("gl-s", tones.shadeGlass)}
    ${fill("gl-l", tones.litGlass)}
    ${stroke("slab-s", 6, tones.slabs, ' transform="translate(0 3)"')}
    ${stroke("slab", 4, tones.slabs)}`;
}

const wall = (x1: number, z1: number, x2: number, z2: number, low: number, high: number) =>
  polygon([view(x1, low, z1), view(x2, low, z2), view(x2, high, z2), view(x1, high, z1)]);

/** The low wing along the right and the garden wall along the left of the courtyard. */
const wings = `
  ${fill("wing-s", wall(12.6, 50, 12.6, 20, 0, 7))}
  ${fill("wing-l", wall(6.4, 50, 12.6, 50, 0, 8))}
  ${fill("wing-d", ...[0, 1, 2, 3, 4, 5].map((bay) => wall(12.6, 48 - bay * 5, 12.6, 45 - bay * 5, 0.6, 2.9)))}
  ${fill("glow", ...[0, 1, 2, 3, 4, 5].map((bay) => wall(12.6, 48 - bay * 5, 12.6, 45 - bay * 5, 4, 6)))}
  ${fill("slab", wall(12.6, 50, 12.6, 20, 6.8, 7.5), wall(6.4, 50, 12.6, 50, 7.8, 8.5))}
  ${fill("gl-l", wall(7.2, 50, 9.2, 50, 1, 6.4), wall(9.8, 50, 11.8, 50, 1, 6.4))}
  ${fill("wing-l", wall(-12.6, 50, -12.6, 20, 0, 3))}
  ${fill("slab", wall(-12.6, 50, -12.6, 20, 2.8, 3.3))}`;

const court = `
  ${fill("deck", "M0 450H800V1000H0z")}
  ${fill(
    "deck-m",
    floor([
      [-14, 50],
      [14, 50],
      [14, 46],
      [-14, 46],
    ]),
    floor([
      [-14, 42],
      [14, 42],
      [14, 39],
      [-14, 39],
    ]),
  )}
  ${fill(
    "deck-s",
    floor([
      [12.6, 50],
      [12.6, 20],
      [10.6, 20],
      [10.6, 50],
    ]),
    floor([
      [-20, 50],
      [6, 50],
      [4, 47.6],
      [-20, 47.6],
    ]),
  )}
  ${stroke("deck-m", 3, [18, 22, 27, 33].map((z) => `M0 ${roundWhole(view(0, 0, z)[1])}H800`).join(""))}`;

const pool = { near: 15.4, far: 40, half: 7.4 };
const water = floor([
  [-pool.half, pool.near],
  [pool.half, pool.near],
  [pool.half, pool.far],
  [-pool.half, pool.far],
]);
const poolLayer = `
  ${fill(
    "coping-s",
    floor([
      [-8.2, 14.7],
      [8.2, 14.7],
      [8.2, 40.9],
      [-8.2, 40.9],
    ]),
  )}
  ${fill(
    "coping",
    floor([
      [-8.2, 15],
      [8.2, 15],
      [8.2, 40.9],
      [-8.2, 40.9],
    ]),
  )}
  ${fill("p3", water)}
  <g clip-path="url(#hapo)">
    ${fill(
      "p4",
      floor([
        [-7.4, 40],
        [7.4, 40],
        [7.4, 38.6],
        [-7.4, 38.6],
      ]),
    )}
    ${fill("p2", "M150 620C300 590 500 640 700 600V760C500 790 300 740 60 780z")}
    ${fill("p1", "M60 812C260 770 520 820 760 780V1000H0z")}
    ${veil("f-l", 0.3, "M300 498H340L350 620H300zM392 498H420L430 600H394z")}
    ${stroke("pl", 4, glints(random, 60, { x: 60, y: 506, width: 680, height: 330 }, 50), ' stroke-linecap="round" opacity=".8"')}
  </g>`;

/** The rangoli drifts on the water, seen at the slant of the pool. */
const rangoli = `
  <g transform="translate(400 694)scale(.84 .46)">
    ${veil("p4", 0.5, "M-214 26a214 214 0 1 0 428 0a214 214 0 1 0-428 0")}
    <use href="#halo" transform="scale(2.1)" fill="var(--rani)"/>
    <use href="#hasc" transform="scale(1.74)" fill="var(--saff)"/>
    <use href="#halo" transform="rotate(6)scale(1.56)" fill="var(--ivory)"/>
    <use href="#hasc" transform="scale(1.24)" fill="var(--teal)"/>
    <use href="#halo" transform="rotate(6)scale(1.1)" fill="var(--saff-l)"/>
    <use href="#hasc" transform="scale(.84)" fill="var(--rani)"/>
    <use href="#halo" transform="scale(.7)" fill="var(--ivory)"/>
    <use href="#hasc" transform="scale(.44)" fill="var(--saff)"/>
    <circle r="22" fill="var(--rani-d)"/>
    <circle r="184" fill="none" stroke="var(--gold-l)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 24.1"/>
    <circle r="99" fill="none" stroke="var(--rani-d)" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 20.7"/>
  </g>
  ${marigolds.head(250, 600, 0.26)}
  ${marigolds.head(556, 590, 0.26, 20)}
  ${marigolds.head(140, 812, 0.42, 40)}
  ${marigolds.head(650, 824, 0.42, 10)}
  ${marigolds.head(330, 540, 0.22)}
  ${marigolds.head(480, 536, 0.22, 30)}`;

/** A parasol from above: a scalloped disc with a shaded half. */
const parasol = (x: number, y: number, scale: number, inkName: string) => `
  <g transform="translate(${x} ${y})scale(${scale} ${scale * 0.62})">
    ${veil("deck-s", 0.8, "M-72 52a84 60 0 1 0 168 0a84 60 0 1 0-168 0")}
    <use href="#hasc" transform="scale(.9)" fill="var(--${inkName})"/>
    ${fill("ivory", "M0 0L-32-82 32-82zM0 0L86-20 72 50zM0 0L-86-20-72 50zM0 0L-22 86 34 84z")}
    <circle r="9" fill="var(--gold)"/>
  </g>`;

const turns = [-176, -150, -122, -92, -62, -34, -8, 22, 158] as const;
const palm = (x: number, y: number, high: number, lean: number, scale: number) => `
  <g>
    ${veil("deck-s", 0.8, `M${x - 60} ${y + 4}a44 12 0 1 0 88 0a44 12 0 1 0-88 0`)}
    ${fill("trunk", `M${x - 13} ${y}C${x - 8} ${y - high * 0.4} ${x + lean * 0.5 - 10} ${y - high * 0.8} ${x + lean - 7} ${y - high}H${x + lean + 7}C${x + lean * 0.5 + 10} ${y - high * 0.8} ${x + 10} ${y - high * 0.4} ${x + 13} ${y}z`)}
    ${fill("trunk-l", `M${x + 3} ${y}C${x + 4} ${y - high * 0.4} ${x + lean * 0.5 + 2} ${y - high * 0.8} ${x + lean + 1} ${y - high}H${x + lean + 7}C${x + lean * 0.5 + 10} ${y - high * 0.8} ${x + 10} ${y - high * 0.4} ${x + 13} ${y}z`)}
    ${fill("teal", `M${x - 28} ${y - 24}H${x + 28}L${x + 20} ${y + 12}H${x - 20}z`)}
    ${fill("gl-l", `M${x + 8} ${y - 24}H${x + 28}L${x + 20} ${y + 12}H${x + 6}z`)}
    ${fill("gold-l", box(x - 31, y - 30, 62, 7))}
    ${turns.map((turn) => `<use href="#haf" transform="translate(${x + lean} ${y - high})rotate(${turn})scale(${turn < -90 || turn > 90 ? `${scale} -${scale}` : scale})"/>`).join("")}
  </g>`;

const frond = `
  <g id="haf">
    <path d="M0-3C50-34 112-30 158 22 150 20 144 18 138 14L140 30 124 6 122 26 106-1 102 22 88-6 82 18 70-7 62 14 50-6 40 10 30-3 18 8 0 5z" fill="var(--fr)"/>
    <path d="M0-3C50-34 112-30 158 22 112-16 54-16 0 2z" fill="var(--fr-l)"/>
  </g>`;

const frame = `
  ${parasol(168, 610, 0.5, "saff")}
  ${parasol(752, 610, 0.55, "rani")}
  ${pair.bride(694, 752, 92)}
  ${pair.groom(742, 752, 98)}
  ${palm(94, 800, 420, 44, 1.15)}
  ${palm(20, 716, 250, -10, 0.85)}
  ${palm(592, 496, 190, 22, 0.62)}
  ${fill("fr-d", "M-10 1000V890C60 880 150 920 200 1000zM620 1000C660 930 740 900 810 900V1000z")}
  <use href="#haf" transform="translate(190 1000)rotate(-100)scale(.8)"/>
  <use href="#haf" transform="translate(150 1010)rotate(-64)scale(.9)"/>
  <use href="#haf" transform="translate(640 1010)rotate(-110)scale(.8 -.8)"/>
  <use href="#haf" transform="translate(620 1012)rotate(-150)scale(.8 -.8)"/>
  ${marigolds.leaf(20, 960, 0.9, -20)}
  ${marigolds.head(34, 940, 1.15, 10)}
  ${marigolds.head(116, 972, 0.95, 30)}
  ${marigolds.head(-4, 866, 0.6, 50)}
  ${marigolds.leaf(790, 930, 0.9, 20)}
  ${marigolds.head(760, 946, 1.15)}
  ${marigolds.head(682, 978, 0.85, 20)}`;

export const hotelArts: Poster = {
  className: "wr-art",
  size: [800, 1000],
  crop: "xMidYMid slice",
  title: { id: "haT", text: altTexts["venues/hotel-arts"] },
  palette,
  defs: `${marigolds.defs}${pair.defs}${frond}
  <path id="hasc" d="${scallopRing(24, 0.56)}"/>
  <path id="halo" d="${lotusRing(24, 12)}"/>
  <clipPath id="hapo"><path d="${water}"/></clipPath>`,
  layers: [sky, `<g id="ha-front">${facade()}</g>`, court, wings, poolLayer, rangoli, frame],
};
