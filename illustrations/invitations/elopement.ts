import { crocusSymbol } from "../kit/crocuses.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { larchSymbols } from "../kit/larch-trees.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { poppySymbols } from "../kit/poppies.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, mirroredRidge, paintRidge, ridge } from "../kit/ridges.ts";
import { box, fill, glints, stroke } from "../kit/shapes.ts";
import { treeline } from "../kit/trees.ts";
import { hiding, upsideDown, waterBands } from "../kit/water.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const couple = coupleSymbol("c");
const larches = larchSymbols("a", [3, 8]);
const poppies = poppySymbols("y");
const crocus = crocusSymbol("v");

/** The shore, the edge of the near meadow, the height of the peak, and the size of things. */
const places = {
  card: { shore: 762, bank: 930, rise: 1, scale: 1 },
  square: { shore: 486, bank: 590, rise: 0.72, scale: 0.74 },
  story: { shore: 964, bank: 1140, rise: 1.08, scale: 1.1 },
} as const;

/** One great peak, its reflection, and two alone on the end of a dock. */
export const drawElopement: DrawInvitation = (sheet) => {
  const { shore, bank, rise, scale: s } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(3);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, shore - y * rise]);
  const far = ridge({
    key: up([
      [-120, 30],
      [20, 210],
      [80, 160],
      [170, 230],
      [260, 120],
      [520, 200],
      [700, 100],
      [800, 196],
      [860, 150],
      [950, 236],
      [1130, 0],
    ]),
    base: shore,
    light: 810,
    seed: 15,
    ...distant,
    snow: 0.4,
  });
  const peak = ridge({
    key: up([
      [-60, 0],
      [170, 290],
      [214, 250],
      [430, 604],
      [520, 430],
      [590, 470],
      [900, 0],
    ]),
    habits: ["back", "horn", "slab"],
    base: shore,
    light: "right",
    seed: 92,
    roughness: 24,
    gullies: 7,
    folds: 6,
    zigzag: 0.8,
    snow: 0.42,
    lean: 0.12,
    buttresses: 4,
  });
  const sun = { x: 800, y: roundWhole(shore - 300 * rise) };
  const water = { x: 20, y: shore + 16, width: 960, height: bank - shore };
  const woods = fill(
    "hill2",
    treeline(-10, 1010, (x) => shore - 16 * s - 26 * s * Math.abs(Math.sin((x - 540) / 300)), {
      height: 46 * s,
      step: 16,
      seed: 11,
      base: 60,
      floor: shore + 2,
    }),
  );
  const trees = (
    [
      [40, 150, 0],
      [110, 190, 1],
      [176, 120, 0],
      [228, 84, 1],
      [806, 96, 1],
      [864, 150, 0],
      [936, 200, 1],
      [992, 160, 0],
    ] as const
  )
    .map(([x, high, kind]) => larches.tree(kind, x, shore + 4, roundWhole(high * s)))
    .join("");
  const dockAt = roundWhole(shore + (bank - shore) * 0.5);
  const dock = `
    ${fill("wood-d", `M470 ${dockAt + 16}h9v${34 * s}h-9zM640 ${dockAt + 16}h9v${36 * s}h-9zM800 ${dockAt + 16}h9v${40 * s}h-9z`)}
    ${fill("wood-l", `M452 ${dockAt}H1010V${dockAt + 24 * s}L452 ${dockAt + 13 * s}z`)}
    ${fill("wood", `M452 ${dockAt + 13 * s}L1010 ${dockAt + 24 * s}V${dockAt + 36 * s}L452 ${dockAt + 20 * s}z`)}
    ${stroke("wood", 2, Array.from({ length: 12 }, (_, index) => `M${490 + index * 44} ${dockAt}l-6 ${roundWhole((14 + index) * s)}`).join(""))}`;
  const edge = (down: number) =>
    `M-10 ${bank + down - 26}C150 ${bank + down - 58} 300 ${bank + down + 8} 460 ${bank + down + 26}S830 ${bank + down + 10} 1010 ${bank + down - 30}V${height + 10}H-10z`;
  const flower = (x: number, y: number, size: number, turn: number, kind: number) =>
    kind === 0
      ? poppies.side(x, roundWhole(y - 150 * size), size, turn)
      : kind === 1
        ? poppies.open(x, y, size, turn)
        : crocus.at(x, y, size, turn);
  const meadow = (
    [
      [60, 30, 0.74, -4, 0],
      [136, 56, 0.6, 8, 0],
      [200, 40, 0.9, 4, 2],
      [24, 80, 1.1, -10, 2],
      [110, 104, 1.2, 8, 2],
      [930, 24, 0.78, 6, 0],
      [852, 50, 0.6, -8, 0],
      [792, 40, 0.9, -6, 2],
      [980, 74, 1.15, 12, 2],
      [886, 100, 1.2, -8, 2],
    ] as const
  )
    .map(([x, down, size, turn, kind]) =>
      flower(x, roundWhole(bank + down * s), +(size * s).toFixed(2), turn, kind),
    )
    .join("");
  const [y, b] = [height, s];
  const corner = (x: number, side: 1 | -1) =>
    [
      flower(x + side * 40 * b, y + 20, 1.5 * b, side * -8, 2),
      flower(x + side * 124 * b, y + 26, 1.3 * b, side * 12, 2),
      flower(x + side * 46 * b, y - 6, 0.94 * b, side * 3, 0),
      flower(x + side * 20 * b, y - 120 * b, 0.9 * b, 0, 1),
      flower(x + side * 170 * b, y + 4, 0.8 * b, 20, 1),
    ].join("");
  return {
    defs: `${couple.defs}${larches.defs}${poppies.defs}${crocus.defs}`
      .replaceAll("--larch", "--tree")
      .replaceAll("--pop-d", "--brick")
      .replaceAll("--pop-l", "--mg-l")
      .replaceAll("--pop", "--mg")
      .replaceAll("--cro-l", "--rose-l")
      .replaceAll("--cro-d", "--rose-d")
      .replaceAll("--cro", "--rose")
      .replaceAll("--stem", "--leaf")
      .replaceAll("--yolk", "--gold-l"),
    layers: [
      sheetSky(sheet, {
        ...sun,
        disc: roundWhole(64 * s),
        stretch: 1.1,
        radii: [860, 720, 590, 470, 370, 290, 210, 140].map((radius) => roundWhole(radius * rise)),
        ground: shore,
      }),
      paintRidge(far, "far"),
      paintRidge(peak, "big"),
      woods,
      trees,
      upsideDown(
        shore,
        `${mirroredRidge(far, "far")}${mirroredRidge(peak, "big")}${fill("hill2", box(0, shore - 36 * s, 1000, 36 * s))}`,
      ),
      waterBands(shore, hiding("water", 0.3, 0.46, 0.66, 0.9), [1000, bank + 30]),
      stroke("water-d", 4, glints(random, 22, water, 90), ' stroke-linecap="round" opacity=".5"'),
      stroke("water-l", 4, glints(random, 22, water, 100), ' stroke-linecap="round"'),
      dock,
      couple.at(520, dockAt + roundWhole(8 * s), roundWhole(128 * s)),
      fill("deep-l", edge(0)),
      meadow,
      fill("deep-2", edge(44 * s)),
      fill("deep", edge(78 * s)),
      corner(0, 1),
      corner(1000, -1),
    ],
  };
};
