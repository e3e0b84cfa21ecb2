import { cuspedArch } from "../kit/arches.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { cloud } from "../kit/clouds.ts";
import { type DomeInks, dome } from "../kit/domes.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { box, fill, glints, stroke } from "../kit/shapes.ts";
import { treeline } from "../kit/trees.ts";
import { hiding, upsideDown, waterBands } from "../kit/water.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const marigolds = marigoldSymbols("m");
const pair = bridalPairSymbols("b");

/** Where the pool begins and ends, and the size of the building. */
const places = {
  card: { shore: 868, bank: 1106, scale: 1, bloom: 1 },
  square: { shore: 632, bank: 792, scale: 0.72, bloom: 0.82 },
  story: { shore: 1090, bank: 1318, scale: 1.08, bloom: 1.2 },
} as const;

const white: DomeInks = { lit: "var(--marble)", shade: "var(--marble-d)", ribs: "var(--gold)" };

const opening = (middle: number, width: number, foot: number, high: number) => {
  const [left, right] = [middle - width / 2, middle + width / 2];
  const springing = foot - high * 0.56;
  const { path } = cuspedArch({ left, right, springing, crown: foot - high, foils: 5, bulge: 0.62 });
  return `M${left} ${foot}V${roundWhole(springing)}${path}V${foot}z`;
};

/** A small pavilion under a dome, on the corners of the roof. */
const kiosk = (x: number, foot: number, half: number, high: number) => `
  ${fill("marble", box(x - half, foot - high, half, high))}
  ${fill("marble-m", box(x, foot - high, half, high))}
  ${fill("pane", opening(x, half * 1.1, foot, high * 0.84))}
  ${fill("gold", box(x - half - 5, foot - high - 6, half * 2 + 10, 6))}
  ${dome(x, foot - high - 6, half * 0.92, half * 1.5, white)}`;

/** Petals under the great dome. */
const lotus = Array.from({ length: 9 }, (_, index) => {
  const x = -112 + index * 28;
  return `M${x - 15} -262Q${x - 14} -286 ${x} -294Q${x + 14} -286 ${x + 15} -262z`;
}).join("");

/** A gurdwara of white marble; 0,0 at the middle of its foot, 680 wide and 500 high. */
const building = `
  ${fill("marble", box(-320, -146, 640, 128))}
  ${fill("marble-m", box(0, -146, 320, 128))}
  ${fill("pane", ...[-272, -208, -144, -80, 80, 144, 208, 272].map((x) => opening(x, 46, -18, 92)))}
  ${fill("glow", opening(0, 76, -18, 116))}
  ${fill("gold", opening(0, 62, -18, 98))}
  ${fill("pane", opening(0, 52, -18, 86))}
  ${fill("marble-d", box(-334, -158, 668, 12))}
  ${fill("gold", box(-334, -162, 668, 5))}
  ${fill("marble", Array.from({ length: 27 }, (_, index) => `M${-330 + index * 25}-162q-2-14 5-18q7 4 5 18z`).join(""))}
  ${kiosk(-276, -162, 40, 54)}
  ${kiosk(276, -162, 40, 54)}
  ${fill("marble", box(-172, -262, 172, 102))}
  ${fill("marble-m", box(0, -262, 172, 102))}
  ${fill("pane", ...[-122, -74, 74, 122].map((x) => opening(x, 36, -170, 68)))}
  ${fill("glow", opening(0, 70, -170, 78))}
  ${fill("pane", opening(0, 50, -170, 60))}
  ${fill("marble-d", box(-182, -270, 364, 8))}
  ${kiosk(-150, -268, 27, 34)}
  ${kiosk(150, -268, 27, 34)}
  ${dome(0, -274, 104, 166, white)}
  ${fill("marble", lotus)}
  ${fill("gold", box(-126, -266, 252, 6))}
  ${fill("marble-d", box(-344, -18, 688, 8), box(-360, -10, 720, 10))}`;

/** The saffron flag on its cloth-wrapped mast, taller than the dome. */
const flag = `
  ${fill("mg", "M-7 0L-5-560H5L7 0z")}
  ${fill("mg-d", "M1 0V-560H5L7 0z")}
  ${fill("gold", "M0-604Q12-588 0-566Q-12-588 0-604zM-9-566h18v8h-18z")}
  ${fill("mg", "M5-552C60-562 96-530 176-508 110-494 62-448 5-438z")}
  ${fill("mg-m", "M5-500C60-506 110-500 176-508 110-494 62-448 5-438z")}
  ${fill("marble", "M-34 0L-28-22H28L34 0z")}
  ${fill("marble-m", "M4 0V-22H28L34 0z")}
  ${fill("gold", box(-30, -26, 60, 5))}`;

/** A gurdwara beyond its pool at sunrise, for an Anand Karaj: no text, no emblem, no figure of worship. */
export const drawGurdwara: DrawInvitation = (sheet) => {
  const { shore, bank, scale: s, bloom } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(9);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, shore - y * s]);
  const far = ridge({
    key: up([
      [-120, 40],
      [20, 236],
      [80, 180],
      [180, 270],
      [260, 150],
      [420, 210],
      [560, 140],
      [700, 240],
      [760, 190],
      [880, 288],
      [930, 230],
      [1010, 262],
      [1130, 30],
    ]),
    base: shore,
    light: 440,
    seed: 14,
    ...distant,
    snow: 0.42,
  });
  const sun = { x: 440, y: roundWhole(shore - 330 * s) };
  const pool = { x: 30, y: shore + 26, width: 940, height: bank - shore - 10 };
  const temple = `<g transform="translate(440 ${shore})scale(${s})"><use href="#gT"/></g>`;
  const mast = `<g transform="translate(858 ${shore})scale(${(s * 0.9).toFixed(2)})">${flag}</g>`;
  const [l, y, b] = [0, height, bloom];
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      marigolds.leaf(x + side * 150 * b, y + 6, 1.1 * b, side * 62),
      marigolds.leaf(x + side * 30 * b, y - 96 * b, 1.3 * b, side * -14),
      marigolds.leaf(x + side * 104 * b, y - 74 * b, 1.2 * b, side * 26),
      marigolds.head(x + side * 44 * b, y - 92 * b, 1.15 * b, 10),
      marigolds.head(x + side * 124 * b, y - 60 * b, 1.05 * b, 30),
      marigolds.head(x + side * 22 * b, y - 18 * b, 1.35 * b, 0),
      marigolds.head(x + side * 96 * b, y - 2 * b, 1.2 * b, 20),
      marigolds.head(x + side * 178 * b, y - 4 * b, 0.9 * b, 44),
    ].join("");
  const terrace = (down: number) => `M-10 ${bank + down}H1010V${height + 10}H-10z`;
  return {
    defs: `${marigolds.defs}${pair.defs}<g id="gT">${building}</g>`.replaceAll("--red", "--cloth"),
    layers: [
      sheetSky(sheet, {
        ...sun,
        disc: roundWhole(108 * s),
        stretch: 1.12,
        radii: [760, 620, 486, 352, 206, 184, 160, 134].map((radius) =>
          roundWhole(radius * (s === 1 ? 0.94 : s * 0.94)),
        ),
        ground: shore,
      }),
      cloud({ x: 560, y: sun.y - 60 * s, scale: 0.9 * s, body: "k5", edge: "sun" }),
      cloud({ x: -110, y: sun.y + 20 * s, scale: 0.9 * s, body: "k5", edge: "k2" }),
      paintRidge(far, "far"),
      fill(
        "hill2",
        treeline(-10, 1010, (x) => shore - 26 * s - 12 * Math.sin(x / 90), {
          height: 46 * s,
          step: 18,
          seed: 6,
          base: 60,
          floor: shore + 4,
        }),
      ),
      temple,
      mast,
      upsideDown(
        shore + 8,
        temple +
          mast +
          fill("hill2", box(0, shore - 40 * s, 1000, 40 * s)).replace('fill="', 'fill-opacity=".5" fill="'),
      ),
      waterBands(shore + 8, hiding("water", 0.36, 0.5, 0.66, 0.8), [1000, bank + 4]),
      stroke("water-l", 4, glints(random, 34, pool, 100), ' stroke-linecap="round"'),
      stroke("sun", 4, glints(random, 14, { ...pool, x: 330, width: 220 }, 70), ' stroke-linecap="round"'),
      fill("marble", box(0, shore - 2, 1000, 10)),
      fill("marble-d", box(0, shore + 7, 1000, 5)),
      fill("marble", `M-10 ${bank}H1010V${bank + 16}H-10z`),
      fill("marble-d", `M-10 ${bank + 14}H1010V${bank + 22}H-10z`),
      pair.bride(600, bank + 12, 150 * s),
      pair.groom(682, bank + 12, 160 * s),
      fill("deep", terrace(20)),
      stroke("gold", 3, `M0 ${bank + 34}H1000`),
      garland(
        "mg1",
        Array.from({ length: 5 }, (_, index) => `M${index * 200} ${bank + 24}q100 ${70 * b} 200 0`).join(""),
        20,
      ),
      bloomAt(l, 1),
      bloomAt(1000, -1),
    ],
  };
};
