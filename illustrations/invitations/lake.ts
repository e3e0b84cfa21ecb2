import { cloud } from "../kit/clouds.ts";
import type { ArtPoint } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { backdrop, distant, mirroredRidge, paintRidge, ridge } from "../kit/ridges.ts";
import { roseSymbols } from "../kit/roses.ts";
import { fill, glints, stroke, veil } from "../kit/shapes.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { hiding, upsideDown, waterBands } from "../kit/water.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const roses = roseSymbols("r");
const spruces = spruceSymbols("p", [1, 2]);

/** Where the shore, the near bank and the canoe lie, and how high the peaks are, in each shape. */
const places = {
  card: { shore: 800, bank: 1108, canoe: [430, 1000, 1], rise: 1, sun: 610 },
  square: { shore: 612, bank: 786, canoe: [430, 722, 0.74], rise: 0.78, sun: 470 },
  story: { shore: 1010, bank: 1316, canoe: [420, 1190, 1.1], rise: 1.06, sun: 790 },
} as const;

const canoe = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y})scale(${scale})">
    <path d="M-150 26C-90 40 90 40 150 26 110 66-110 66-150 26z" fill="var(--water-d)" opacity=".7"/>
    <path d="M-66 0C-70-26-62-46-52-50-40-50-30-34-28-10V4H-60z" fill="var(--gown-l)"/>
    <path d="M-66 0C-70-26-62-46-56-50-58-30-54-12-46 4H-60z" fill="var(--gown)"/>
    <circle cx="-50" cy="-60" r="9" fill="var(--skin)"/>
    <path d="M-43-64C-46-72-58-73-61-64-67-64-68-55-62-54-58-54-56-60-50-63z" fill="var(--hair)"/>
    <path d="M-60-66C-70-58-70-40-88-28-104-18-122-20-136-12-118-6-84-4-70-14-60-26-60-46-62-54z" fill="var(--veil)" opacity=".85"/>
    <path d="M-44-30C-36-26-28-24-18-26L-18-21C-30-18-40-20-48-25z" fill="var(--skin)"/>
    <path d="M30 4C28-26 34-50 46-52 60-50 66-26 64 4z" fill="var(--suit)"/>
    <path d="M30 4C28-26 34-50 46-52 40-40 38-20 38 4z" fill="var(--rim)" opacity=".5"/>
    <circle cx="46" cy="-62" r="9" fill="var(--skin-d)"/>
    <path d="M37-62C36-74 52-76 56-66 50-68 42-68 37-62z" fill="var(--hair)"/>
    <path d="M38-40L16-22 12-26 36-50z" fill="var(--suit)"/>
    <path d="M-158-18C-150 6-140 26-120 28H120C140 26 150 6 158-18 130-2 110 2 90 2H-90C-110 2-130-2-158-18z" fill="var(--brick)"/>
    <path d="M-158-18C-130-2-110 2-90 2H90C110 2 130-2 158-18 156-12 154-6 152 0 130 10 110 12 90 12H-90C-110 12-130 10-152 0-154-6-156-12-158-18z" fill="var(--brick-l)"/>
    <path d="M20-34L-18 46" stroke="var(--wood-l)" stroke-width="4"/>
    <path d="M-16 38L-24 36-34 62-24 66z" fill="var(--wood-l)"/>
    <path d="M-206 42h96M-60 58h140M110 42h100M-150 68h60M64 74h96" stroke="var(--water-l)" stroke-width="4" stroke-linecap="round"/>
  </g>`;

/** Ten peaks round the end of the lake. */
export const drawLake: DrawInvitation = (sheet) => {
  const { shore, bank, canoe: place, rise, sun } = places[sheet.shape];
  const random = seededRandom(31);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, shore - y * rise]);
  const far = ridge({
    key: up([
      [200, 60],
      [330, 262],
      [384, 214],
      [470, 300],
      [520, 240],
      [604, 282],
      [660, 206],
      [730, 250],
      [860, 90],
    ]),
    base: shore - 20,
    light: 650,
    seed: 8,
    ...distant,
    snow: 0.46,
    roughness: 16,
  });
  const left = ridge({
    key: up([
      [-260, 0],
      [-40, 402],
      [44, 338],
      [146, 392],
      [206, 300],
      [276, 332],
      [470, 10],
    ]),
    habits: ["castle", "slab", "back"],
    base: shore,
    light: 650,
    seed: 23,
    ...backdrop,
    roughness: 20,
    gullies: 5,
    folds: 4,
    snow: 0.36,
    depth: 3,
  });
  const right = ridge({
    key: up([
      [590, 10],
      [756, 292],
      [792, 256],
      [918, 386],
      [966, 342],
      [1060, 406],
      [1290, 0],
    ]),
    habits: ["slab", "horn", "castle"],
    base: shore,
    light: 650,
    seed: 41,
    ...backdrop,
    roughness: 20,
    gullies: 5,
    folds: 4,
    snow: 0.36,
    depth: 3,
  });
  const skyline = {
    x: 650,
    y: sun,
    horizon: sun + 40,
    disc: 50,
    stretch: 1.22,
    radii: [760, 620, 486, 360, 226, 180, 138, 100],
    ground: shore,
  };
  const woods =
    fill(
      "hill",
      treeline(-10, 1010, (x) => shore - 26 - 34 * Math.abs(Math.sin((x - 520) / 330)), {
        height: 36,
        step: 14,
        seed: 4,
        base: 80,
        floor: shore,
      }),
    ) +
    fill(
      "hill2",
      treeline(-10, 300, (x) => shore - 14 - Math.max(0, 260 - x) * 0.14, {
        height: 58,
        step: 18,
        seed: 9,
        base: 60,
        floor: shore,
        taperRight: 160,
      }),
      treeline(740, 1010, (x) => shore - 12 - Math.max(0, x - 780) * 0.16, {
        height: 58,
        step: 18,
        seed: 19,
        base: 60,
        floor: shore,
        taperLeft: 140,
      }),
    );
  const water = { x: 20, y: shore + 30, width: 960, height: bank - shore };
  const lakeSurface = `
    ${upsideDown(shore, `${mirroredRidge(far, "far")}${mirroredRidge(left, "big")}${mirroredRidge(right, "big")}${fill("hill2", `M-10 ${shore - 60}Q150 ${shore - 40} 330 ${shore - 14}H740Q860 ${shore - 50} 1010 ${shore - 64}V${shore}H-10z`)}`)}
    ${waterBands(shore, hiding("water", 0.32, 0.46, 0.62, 0.8, 0.94), [1000, bank + 60])}
    ${stroke("water-d", 5, glints(random, 34, water, 110), ' stroke-linecap="round" opacity=".55"')}
    ${stroke("water-l", 4, glints(random, 30, { ...water, x: 420, width: 460 }, 100), ' stroke-linecap="round"')}
    ${veil("mist", 0.8, `M0 ${shore - 3}H1000V${shore + 3}H0z`)}`;
  const { height } = sheet;
  const edge = `M-10 ${bank + 14}C120 ${bank - 34} 250 ${bank + 26} 420 ${bank + 32}S760 ${bank + 20} 1010 ${bank - 26}V${height + 10}H-10z`;
  const near = `
    ${fill("deep-l", edge)}
    <g transform="translate(0 16)">${fill("deep", edge.replace(/V\d+H/, `V${height + 10}H`))}</g>
    ${spruces.tree(1, 926, bank + 30, 400 * rise)}
    ${spruces.tree(2, 1000, bank + 60, 520 * rise)}
    ${spruces.tree(2, 848, bank + 34, 210 * rise)}
    ${spruces.tree(1, 20, bank + 50, 330 * rise)}
    ${spruces.tree(2, 96, bank + 40, 200 * rise)}
    <g id="bl"></g>`.replace('<g id="bl"></g>', "");
  const y = height;
  const bloom = [
    roses.leaf(150, y - 8, 1.1, 58),
    roses.leaf(60, y - 120, 1.6, -16),
    roses.leaf(140, y - 120, 1.3, 16),
    roses.leaf(30, y - 40, 1.5, -50),
    roses.open(66, y - 76, 1.55, 12),
    roses.open(166, y - 32, 1.2, 40),
    roses.side(128, y - 146, 1.05, 14),
    roses.bud(36, y - 176, 1.1, -12),
    roses.leaf(850, y - 8, 1.1, -58),
    roses.leaf(940, y - 124, 1.6, 16),
    roses.leaf(856, y - 110, 1.3, -18),
    roses.open(936, y - 70, 1.5, 30),
    roses.open(838, y - 30, 1.15, 8),
    roses.side(868, y - 132, 0.95, -18),
    roses.bud(976, y - 170, 1.1, 14),
  ].join("");
  return {
    defs: roses.defs + spruces.defs,
    layers: [
      sheetSky(sheet, skyline),
      cloud({ x: 690, y: sun - 150, scale: 0.8, body: "k5", edge: "k2" }),
      paintRidge(far, "far"),
      paintRidge(left, "big"),
      paintRidge(right, "big"),
      woods,
      lakeSurface,
      canoe(place[0], place[1], place[2]),
      near,
      bloom,
    ],
  };
};
