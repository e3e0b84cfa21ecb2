import { roundWhole } from "../kit/paths.ts";
import { roseSymbols } from "../kit/roses.ts";
import { scatter } from "../kit/meadow.ts";
import { seededRandom } from "../kit/random.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { treeCrown } from "../kit/tree-crowns.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const roses = roseSymbols("r");

/** The wreath's middle and radii, the edge of the table, and the size of what stands on it. */
const places = {
  card: { y: 460, rx: 400, ry: 376, table: 1052, scale: 1 },
  square: { y: 346, rx: 400, ry: 278, table: 780, scale: 0.72 },
  story: { y: 666, rx: 396, ry: 416, table: 1330, scale: 1.12 },
} as const;

const pot = `
  ${fill("second", "M-86 0C-128-24-132-92-84-124H64C112-92 108-24 66 0z")}
  ${fill("second-d", "M20 0C60-30 70-90 40-124H64C112-92 108-24 66 0z")}
  ${fill("second", "M92-96C132-104 130-150 166-150L158-128C146-120 136-60 88-50z")}
  ${stroke("second-d", 14, "M-100-96C-160-104-164-36-98-32")}
  ${fill("second-d", "M-60-124Q-10-168 40-124z")}
  ${fill("gold", "M-10-160a13 13 0 1 0 .1 0z", box(-86, -128, 152, 8))}
  ${fill("ivory", "M-70-70Q-8-40 52-70L50-58Q-8-28-68-58z")}`;

const cup = `
  ${fill("ivory", "M-40-52H40C40-22 24-6 14-4H-14C-24-6-40-22-40-52z")}
  ${fill("ivory-d", "M10-52H40C40-22 24-6 14-4H0C10-16 14-34 10-52z")}
  ${stroke("ivory-d", 8, "M38-44C66-48 64-16 30-18")}
  ${fill("ivory", "M-62-4H62Q40 10 0 10-40 10-62-4z")}
  ${fill("cloth", "M-38-40H38L37-32H-37z")}
  ${fill("wood-l", "M-36-52H36Q30-46 0-46-30-46-36-52z")}`;

const stand = `
  ${fill("gold", box(-4, -260, 8, 256), "M-12-262a12 12 0 1 1 24 0 12 12 0 1 1-24 0z", "M-44 0Q0-22 44 0z")}
  ${fill("ivory", "M-150-64H150Q120-42 0-42-120-42-150-64z", "M-96-168H96Q76-150 0-150-76-150-96-168z")}
  ${fill("ivory-d", "M20-64H150Q120-42 0-42 16-50 20-64zM10-168H96Q76-150 0-150 8-158 10-168z")}
  ${fill("wood-l", "M-130-64Q-126-104-84-104-44-104-42-64zM-36-64Q-30-100 0-100 32-100 38-64zM46-64Q48-104 86-104 128-104 132-64z")}
  ${fill("wood", "M-96-102Q-60-100-42-64H-70Q-72-90-96-102zM6-100Q34-96 38-64H18Q18-88 6-100zM96-103Q126-98 132-64H108Q110-90 96-103z")}
  ${fill("rose", "M-78-168Q-80-206-52-208-24-206-24-168zM26-168Q26-206 54-208 80-206 80-168z")}
  ${fill("rose-l", "M-84-190Q-52-222-20-190-36-178-52-190-68-178-84-190zM20-190Q54-222 86-190 70-178 54-190 36-178 20-190z")}
  ${fill("brick", "M-58-212a8 8 0 1 1 14 0 8 8 0 1 1-14 0zM46-212a8 8 0 1 1 14 0 8 8 0 1 1-14 0z")}`;

const jug = `
  ${fill("glow", "M-44-134H44L50-20Q50 0 30 0H-30Q-50 0-50-20z")}
  ${fill("mg", "M-46-100H46L50-20Q50 0 30 0H-30Q-50 0-50-20z")}
  ${fill("mg-m", "M14-100H46L50-20Q50 0 30 0H10Q24-40 14-100z")}
  ${stroke("ivory", 9, "M46-112C92-118 92-40 50-38")}
  ${stroke("ivory", 4, "M-44-134L-50-20Q-50-2-30-2H30Q50-2 50-20L44-134")}
  ${fill("ivory", "M-58-144L-40-132H44V-138H-36z")}
  ${fill("mg-l", "M-16-86a17 17 0 1 1 .1 0z")}`;

const bird = `
  ${fill("second", "M0 0C-10-26-44-34-70-14-88 0-96 12-120 18-92 28-62 34-34 26-14 20-2 14 0 0z")}
  ${fill("second-d", "M-30-8C-52-12-72 4-84 20-60 26-38 18-30-8z")}
  ${fill("cloth", "M-4 10C-16 26-40 30-58 27-40 24-26 10-4 10z")}
  ${fill("gold", "M-2-4L16 2-1 7z")}
  <circle cx="-12" cy="-6" r="3" fill="var(--ivory)"/>`;

/** A wreath of wild roses over a breakfast table in a garden; names in the wreath, the rest on the cloth. */
export const drawGarden: DrawInvitation = (sheet) => {
  const { y, rx, ry, table, scale: s } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(71);
  const hedge = roundWhole(table - 250 * s);
  const at = (turn: number, out = 1) => {
    const angle = (turn * Math.PI) / 180;
    return [
      roundWhole(500 + Math.cos(angle) * rx * out),
      roundWhole(y + Math.sin(angle) * ry * out),
    ] as const;
  };
  const leaves = Array.from({ length: 56 }, (_, index) => {
    const turn = index * (360 / 56) + 3;
    const [px, py] = at(turn, index % 2 === 0 ? 1.02 : 1);
    return roses.leaf(
      px,
      py,
      +((0.95 + 0.3 * random()) * Math.max(s, 0.8)).toFixed(2),
      roundWhole(turn + 90 + (index % 2 === 0 ? -56 : 78) + random() * 20),
    );
  }).join("");
  const blooms = Array.from({ length: 30 }, (_, index) => {
    const turn = index * (360 / 30) + 8;
    const kind = index % 4;
    const size = ([1.2, 0.8, 1, 0.85][kind] ?? 1) * Math.max(s, 0.78);
    const [px, py] = at(turn, 1 + (random() - 0.5) * 0.05);
    if (kind === 1)
      return roses.bud(px, py, +(size * 1.1).toFixed(2), roundWhole(turn + 90 + (random() - 0.5) * 60));
    if (kind === 3) return roses.side(px, py, +size.toFixed(2), roundWhole(turn + 90));
    return roses.open(px, py, +size.toFixed(2), index * 29);
  }).join("");
  const crowns = [-20, 110, 240, 380, 520, 650, 780, 900, 1020]
    .map((x, index) =>
      treeCrown(
        {
          x,
          y: hedge + 60 * s + (index % 2) * 20,
          across: 90 * s + 20,
          high: 80 * s,
          tufts: 10,
          tuft: 46 * s + 8,
          seed: 31 + index,
          light: 1,
        },
        "leaf",
      ),
    )
    .join("")
    .replaceAll("--leaf-l", "--m3");
  const put = (shape: string, x: number, size = 1, mirrored = false) =>
    `<g transform="translate(${x} ${table + 16})scale(${((mirrored ? -1 : 1) * size * s).toFixed(2)} ${(size * s).toFixed(2)})">${shape}</g>`;
  const check = Array.from({ length: 21 }, (_, index) => box(index * 50 - 12, table + 62, 25, 30)).join("");
  const vase = [
    fill(
      "ivory",
      `M${500 - 34 * s} ${table + 20}L${500 - 42 * s} ${table - 70 * s}H${500 + 42 * s}L${500 + 34 * s} ${table + 20}z`,
    ),
    fill(
      "ivory-d",
      `M${500 + 8 * s} ${table + 20}L${500 + 12 * s} ${table - 70 * s}H${500 + 42 * s}L${500 + 34 * s} ${table + 20}z`,
    ),
  ].join("");
  const posy = [
    roses.leaf(470, table - 70 * s, 1.3 * s, -36),
    roses.leaf(530, table - 70 * s, 1.3 * s, 36),
    roses.open(456, table - 108 * s, 1.05 * s, 8),
    roses.open(544, table - 104 * s, 1.05 * s, 36),
    roses.open(500, table - 140 * s, 1.15 * s, 20),
    roses.side(500, table - 84 * s, 0.9 * s, 4),
  ].join("");
  return {
    defs: roses.defs,
    layers: [
      sheetSky(sheet, {
        x: 500,
        y: y + 40,
        disc: 0,
        stretch: 1,
        radii: [1040, 900, 780, 680, 600, 530, 470, 420].map((radius) => roundWhole(radius * (ry / 376))),
        ground: table,
      }),
      fill(
        "hill",
        `M-10 ${hedge}C200 ${hedge - 60 * s} 420 ${hedge + 10} 560 ${hedge - 10}S880 ${hedge - 60 * s} 1010 ${hedge - 10}V${table + 20}H-10z`,
      ),
      crowns,
      stroke(
        "rose-l",
        13 * s,
        scatter(random, 40, { x: 0, y: hedge + 20 * s, width: 1000, height: 150 * s }),
        ' stroke-linecap="round"',
      ),
      stroke(
        "rose",
        9 * s,
        scatter(random, 34, { x: 0, y: hedge + 20 * s, width: 1000, height: 150 * s }),
        ' stroke-linecap="round"',
      ),
      fill("m2", box(-5, table - 70 * s, 1010, 120 * s)),
      `<ellipse cx="500" cy="${y}" rx="${rx + 6}" ry="${ry + 6}" fill="var(--gold)"/><ellipse cx="500" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--paper)"/>`,
      leaves,
      blooms,
      `<g transform="translate(160 ${roundWhole(y - ry * 0.98)})scale(${(0.9 * s).toFixed(2)})">${bird}</g><g transform="translate(856 ${roundWhole(y - ry * 0.9)})scale(${(-0.8 * s).toFixed(2)} ${(0.8 * s).toFixed(2)})">${bird}</g>`,
      fill("paper-d", box(-5, table - 2, 1010, 66)),
      fill("paper", box(-5, table + 60, 1010, height)),
      fill("cloth", check),
      fill("cloth", box(-5, table + 58, 1010, 4), box(-5, table + 92, 1010, 4)),
      put(pot, 214, 1),
      put(stand, 812, 0.9),
      put(jug, 640, 0.86, true),
      put(cup, 360, 0.92),
      put(cup, 76, 0.86, true),
      vase,
      posy,
    ],
  };
};
