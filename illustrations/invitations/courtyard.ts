import { cloud } from "../kit/clouds.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { treeline } from "../kit/trees.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";
import { starPath } from "./star-tiles.ts";

const roses = roseSymbols("r");

/** The foot of the arcade, the middle of the fountain, the edge of the terrace, and the size of things. */
const places = {
  card: { foot: 764, fountain: 966, edge: 1120, scale: 1 },
  square: { foot: 536, fountain: 682, edge: 796, scale: 0.72 },
  story: { foot: 972, fountain: 1190, edge: 1346, scale: 1.12 },
} as const;

const octagon = (rx: number, ry: number, y: number) =>
  `M${Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return `${roundWhole(Math.cos(angle) * rx)} ${roundWhole(y + Math.sin(angle) * ry)}`;
  }).join("L")}z`;

const pointed = (x: number, half: number, foot: number, spring: number, crown: number) =>
  `M${x - half} ${foot}V${spring}Q${x - half} ${roundWhole(spring + (crown - spring) * 0.62)} ${x} ${crown}Q${x + half} ${roundWhole(spring + (crown - spring) * 0.62)} ${x + half} ${spring}V${foot}z`;

const bays = [-648, -540, -432, -324, -216, 216, 324, 432, 540, 648] as const;

/** An arcade with a tall portal in its middle; 0,0 at the middle of its foot, wider than the sheet. */
const arcade = `
  ${fill("stone-m", box(-760, -196, 1520, 196))}
  ${fill("stone", box(-760, -196, 760, 196))}
  ${fill("second-d", ...bays.map((x) => pointed(x, 40, 0, -96, -160)))}
  ${fill("glow", ...bays.map((x) => pointed(x, 27, 0, -72, -122)))}
  ${fill("stone-d", box(-760, -206, 1520, 12))}
  ${fill("second", box(-760, -190, 1520, 12))}
  ${stroke("gold-l", 6, "M-752-184H752", ' stroke-linecap="round" stroke-dasharray="0 16"')}
  ${fill("stone", box(-140, -322, 140, 322))}
  ${fill("stone-m", box(0, -322, 140, 322))}
  ${fill("second", box(-124, -306, 248, 306))}
  ${fill("gold", pointed(0, 96, 0, -176, -284))}
  ${fill("second-d", pointed(0, 88, 0, -174, -274))}
  ${fill("glow", pointed(0, 50, 0, -104, -170))}
  ${fill("wood", pointed(0, 36, 0, -86, -140))}
  ${stroke("gold", 4, "M0-140V0")}
  ${[-108, -72, -36, 0, 36, 72, 108].map((x) => `<use href="#cS" x="${x}" y="-294"/>`).join("")}
  ${fill("stone-d", box(-150, -332, 300, 12))}
  ${fill("gold", box(-150, -336, 300, 4))}`;

/** A courtyard with an eight-sided fountain before an arcade of pointed arches. */
export const drawCourtyard: DrawInvitation = (sheet) => {
  const { foot, fountain, edge, scale: s } = places[sheet.shape];
  const { height } = sheet;
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, foot - y * s]);
  const far = ridge({
    key: up([
      [-140, 60],
      [20, 300],
      [90, 240],
      [190, 306],
      [270, 210],
      [400, 262],
      [520, 190],
      [690, 304],
      [750, 260],
      [880, 322],
      [1150, 60],
    ]),
    base: foot,
    light: 500,
    seed: 77,
    ...distant,
    snow: 0.42,
  });
  const sun = { x: 500, y: roundWhole(foot - 296 * s) };
  const tree = (x: number, seed: number) =>
    fill(
      "bark",
      `M${x - 7} ${foot + 16}L${x - 4} ${roundWhole(foot - 120 * s)}H${x + 4}L${x + 7} ${foot + 16}z`,
    ) +
    treeCrown(
      {
        x,
        y: roundWhole(foot - 160 * s),
        across: 66 * s,
        high: 84 * s,
        tufts: 14,
        tuft: 36 * s,
        seed,
        light: x < 500 ? 1 : -1,
      },
      "tree",
    );
  const paving = Array.from({ length: 13 }, (_, index) => {
    const at = (index - 6) * 60;
    return `M${500 + at} ${foot + 14}L${500 + at * 3.4} ${edge + 30}`;
  }).join("");
  const rows = [0.14, 0.32, 0.56, 0.86]
    .map((share) => `M0 ${roundWhole(foot + (edge - foot) * share)}H1000`)
    .join("");
  const jets = [-1, 1]
    .flatMap((side) => [
      `M${side * 4} -92C${side * 26} -150 ${side * 84} -130 ${side * 110} -24`,
      `M${side * 3} -92C${side * 14} -170 ${side * 48} -150 ${side * 62} -30`,
    ])
    .join("");
  const basin = `<g transform="translate(500 ${fountain})scale(${s})">
    ${fill("stone-d", octagon(312, 92, 22))}
    ${fill("stone", octagon(312, 92, 0))}
    ${fill("second", octagon(288, 83, 0))}
    ${fill("water-d", octagon(272, 77, 2))}
    ${fill("water", octagon(272, 70, 8))}
    ${stroke("water-l", 5, "M-190 4h90M-120 30h110M30 40h120M90 12h100M-40-30h90M-150-24h50", ' stroke-linecap="round"')}
    ${fill("stone-m", "M-22 10L-14-60H14L22 10z")}
    ${fill("stone", octagon(92, 26, -62))}
    ${fill("water-l", octagon(76, 19, -64))}
    ${fill("stone-m", "M-8-64L-5-92H5L8-64z")}
    ${stroke("water-l", 6, `${jets}M0-92V-176`, ' stroke-linecap="round"')}
    ${stroke("sun", 2.5, jets, ' stroke-linecap="round"')}
    ${stroke("sun", 7, "M-108-20h0M108-20h0M-62-26h0M62-26h0M0-184h0M-16-170h0M17-166h0", ' stroke-linecap="round"')}</g>`;
  const bush = (x: number, y: number, size: number) =>
    [
      roses.leaf(x - 40 * size, y, 1.2 * size, -40),
      roses.leaf(x + 40 * size, y, 1.2 * size, 40),
      roses.leaf(x - 12 * size, y, 1.3 * size, -12),
      roses.leaf(x + 14 * size, y, 1.3 * size, 16),
      roses.open(x - 30 * size, y - 44 * size, 0.9 * size, 8),
      roses.open(x + 34 * size, y - 50 * size, 0.85 * size, 30),
      roses.open(x, y - 84 * size, 0.9 * size, 20),
    ].join("");
  const pot = (x: number, y: number, size: number) =>
    bush(x, roundWhole(y - 74 * size), size) +
    fill(
      "clay",
      `M${roundWhole(x - 46 * size)} ${roundWhole(y - 78 * size)}H${roundWhole(x + 46 * size)}L${roundWhole(x + 30 * size)} ${y}H${roundWhole(x - 30 * size)}z`,
    ) +
    fill(
      "brick",
      `M${roundWhole(x - 52 * size)} ${roundWhole(y - 88 * size)}H${roundWhole(x + 52 * size)}V${roundWhole(y - 70 * size)}H${roundWhole(x - 52 * size)}z`,
    );
  const tiles = Array.from(
    { length: 17 },
    (_, index) => `<use href="#cT" x="${20 + index * 60}" y="${edge + 40}"/>`,
  ).join("");
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      roses.leaf(x + side * 120 * s, height + 6, 1.1 * s, side * 62),
      roses.leaf(x + side * 36 * s, height - 84 * s, 1.4 * s, side * -12),
      roses.leaf(x + side * 110 * s, height - 60 * s, 1.3 * s, side * 30),
      roses.open(x + side * 36 * s, height - 56 * s, 1.4 * s, 12),
      roses.open(x + side * 118 * s, height - 14 * s, 1.1 * s, 40),
      roses.bud(x + side * 84 * s, height - 104 * s, 1 * s, side * 18),
    ].join("");
  return {
    defs: `${roses.defs}<path id="cS" d="${starPath(14)}" fill="var(--gold-l)"/><g id="cT"><path d="${starPath(26)}" fill="var(--ivory)"/><path d="${starPath(17)}" fill="var(--cloth)"/><path d="${starPath(9)}" fill="var(--gold-l)"/></g>`,
    layers: [
      sheetSky(sheet, {
        ...sun,
        disc: roundWhole(70 * s),
        stretch: 1.2,
        radii: [760, 610, 460, 310, 132, 116, 100, 86].map((radius) =>
          roundWhole(radius * (s > 1 ? 1.05 : s)),
        ),
        ground: foot + 20,
      }),
      cloud({ x: 640, y: sun.y - 10 * s, scale: 0.8 * s, body: "k5", edge: "sun" }),
      cloud({ x: 20, y: sun.y + 30 * s, scale: 0.7 * s, body: "k5", edge: "k2" }),
      paintRidge(far, "far"),
      fill(
        "hill2",
        treeline(-10, 1010, (x) => foot - 186 * s - 14 * Math.sin(x / 90), {
          height: 50 * s,
          step: 18,
          seed: 14,
          base: 90,
        }),
      ),
      `<g transform="translate(500 ${foot})scale(${s})">${arcade}</g>`,
      fill("stone-d", box(-5, foot - 1, 1010, edge - foot + 40)),
      fill("stone-m", `M430 ${foot}H570L760 ${edge + 40}H240z`),
      stroke("stone", 3, paving + rows),
      tree(96, 21),
      tree(904, 33),
      pot(236, roundWhole(foot + 84 * s), 0.62 * s),
      pot(764, roundWhole(foot + 84 * s), 0.62 * s),
      basin,
      pot(92, roundWhole(edge - 20 * s), 1.05 * s),
      pot(908, roundWhole(edge - 20 * s), 1.05 * s),
      fill("deep", box(-5, edge, 1010, height)),
      fill("second", box(-5, edge + 4, 1010, 72)),
      stroke("gold", 5, `M-5 ${edge + 4}H1005M-5 ${edge + 76}H1005`),
      tiles,
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
