import { type ArtPoint, roundWhole } from "../kit/paths.ts";
import { scatter } from "../kit/meadow.ts";
import { seededRandom } from "../kit/random.ts";
import { backdrop, paintRidge, ridge } from "../kit/ridges.ts";
import { coupleSymbol } from "../kit/couple.ts";
import { roseHipSymbol } from "../kit/rose-hips.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { spruceSymbols, treeline } from "../kit/trees.ts";
import { sheetSky } from "./landscape.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const spruces = spruceSymbols("p", [1, 2, 3], true);
const hips = roseHipSymbol("h");
const couple = coupleSymbol("c");

/** Horizon, the rim of the snow that the texts stand on, and the size of things. */
const places = {
  card: { horizon: 700, drift: 872, scale: 1, light: 210 },
  square: { horizon: 428, drift: 536, scale: 0.72, light: 110 },
  story: { horizon: 880, drift: 1080, scale: 1.14, light: 300 },
} as const;

/** A log cabin under snow; 0,0 at the middle of its foot, 210 wide. */
const cabin = `
  ${fill("wood", box(-92, -66, 130, 66))}
  ${fill("wood-d", box(38, -66, 60, 66), "M38-66L68-116 98-66z")}
  ${stroke("wood-d", 3, "M-92-52H38M-92-38H38M-92-24H38M-92-10H38")}
  ${fill("wood-d", box(-64, -130, 22, 44))}
  ${fill("snow", "M-110-60C-96-84-78-108-62-122H70L48-66C10-58-70-56-110-60zM-68-134h30v8h-30z")}
  ${fill("snow-s", "M70-122L112-60 100-58 66-108 50-64 44-66z")}
  ${fill("glow", box(-72, -48, 26, 24), box(-28, -48, 26, 24), "M56 0V-44H78V0z")}
  ${stroke("wood-d", 3, "M-59-48v24M-72-36h26M-15-48v24M-28-36h26")}`;

const hemAt = (base: number, swing: number, from: number) => (x: number) =>
  base + swing * Math.sin((x + from) / 170) + swing * 0.5 * Math.sin((x + from) / 71);

const edge = (points: readonly number[], heightAt: (x: number) => number) =>
  points.map((x) => `${x} ${roundWhole(heightAt(x))}`).join("L");

/** Northern lights over spruces and a lit cabin; the texts stand on the snow. */
export const drawWinter: DrawInvitation = (sheet) => {
  const { horizon, drift, scale: s, light } = places[sheet.shape];
  const { height } = sheet;
  const random = seededRandom(44);
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, horizon - y * s]);
  const range = ridge({
    key: up([
      [-200, -20],
      [-20, 250],
      [60, 190],
      [190, 340],
      [250, 262],
      [330, 300],
      [470, 90],
      [560, 170],
      [620, 120],
      [770, 300],
      [830, 230],
      [930, 352],
      [1180, 0],
    ]),
    habits: ["slab", "horn", "back", "horn", "slab", "castle"],
    base: horizon + 40,
    light: 560,
    seed: 71,
    ...backdrop,
    roughness: 20,
    gullies: 4,
    folds: 4,
    snow: 0.62,
    depth: 3,
  });
  // Curtains of light, each from a swinging hem upwards, with rays in it.
  const along = Array.from({ length: 26 }, (_, index) => index * 42 - 20);
  const curtain = (base: number, tall: number, swing: number, from: number, opacity: number) => {
    const line = hemAt(base, swing, from);
    const high = (x: number) => line(x) - tall * (0.72 + 0.28 * Math.sin((x + from) / 120));
    const rays = Array.from({ length: 30 }, (_, index) => {
      const x = index * 35 + roundWhole(random() * 20) - 10;
      return `M${x} ${roundWhole(line(x))}L${x + 7} ${roundWhole(high(x) + tall * 0.3 * random() - tall * 0.16)}L${x + 14} ${roundWhole(line(x + 14))}z`;
    }).join("");
    return (
      `<path d="M${edge(along, line)}L${edge(along.toReversed(), high)}z" fill="var(--aurora)" fill-opacity="${opacity}"/>` +
      `<path d="M${edge(along, line)}L${edge(along.toReversed(), (x) => line(x) - tall * 0.34)}z" fill="var(--aurora)" fill-opacity="${opacity}"/>` +
      `<path d="${rays}" fill="var(--aurora-l)" fill-opacity="${(opacity * 0.7).toFixed(2)}"/>`
    );
  };
  const hem = (base: number, swing: number, from: number, width: number) => {
    const line = hemAt(base, swing, from);
    return stroke(
      "aurora-l",
      width,
      `M${along.map((x) => `${x} ${roundWhole(line(x))}`).join("L")}`,
      ' stroke-linejoin="round"',
    );
  };
  const lights = [
    curtain(light + 30 * s, 230 * s, 34 * s, 60, 0.22),
    curtain(light + 200 * s, 270 * s, 42 * s, 520, 0.42),
    hem(light + 30 * s, 34 * s, 60, 3),
    hem(light + 200 * s, 42 * s, 520, 6),
  ].join("");
  const snowfield = (y: number, swing: number, seed: number) =>
    `M-10 ${roundWhole(y)}C${160 + seed * 9} ${roundWhole(y - swing)} ${330 - seed * 7} ${roundWhole(y + swing * 0.7)} 520 ${roundWhole(y + swing * 0.5)}S${860 - seed * 6} ${roundWhole(y - swing)} 1010 ${roundWhole(y - swing * 0.4)}V${height + 10}H-10z`;
  const tree = (kind: 1 | 2 | 3, x: number, y: number, high: number) => spruces.tree(kind, x, y, high * s);
  const twig = (x: number, y: number, side: 1 | -1, size: number) => `
    <g transform="translate(${x} ${y})scale(${side * size} ${size})">
      ${stroke("wood-d", 5, "M-30 20C40-10 90-60 150-150M60-40C90-50 120-50 160-70M96-80C90-110 92-140 104-170M30-8C60-4 90 0 130-20", ' stroke-linecap="round"')}
      ${[
        [150, -130, 0],
        [160, -50, 10],
        [104, -150, -8],
        [130, 0, 0],
        [118, -96, 6],
        [76, -22, 0],
      ]
        .map(([hx = 0, hy = 0, turn = 0]) => hips.at(hx, hy, 1.5, turn))
        .join("")}
      ${fill("snow", "M-20 12C40-14 84-58 120-106L112-84C80-40 40-6-16 20zM64-46C90-58 126-58 156-74L150-64C126-54 96-48 68-40z")}
    </g>`;
  return {
    defs: `${spruces.defs}${couple.defs}${hips.defs}`
      .replaceAll("--hip-l", "--brick-l")
      .replaceAll("--hip", "--brick")
      .replaceAll("--twig", "--wood-d")
      .replaceAll("--pine-l", "--snow"),
    layers: [
      sheetSky(sheet, {
        x: 540,
        y: horizon - 60 * s,
        disc: 0,
        stretch: 1.3,
        radii: [780, 640, 510, 400, 300, 230, 170, 116].map((radius) =>
          roundWhole(radius * Math.max(s, 0.7)),
        ),
        ground: horizon + 60,
      }),
      lights,
      stroke(
        "sun",
        4,
        scatter(random, 46, { x: 0, y: 20, width: 1000, height: horizon * 0.5 }),
        ' stroke-linecap="round"',
      ),
      paintRidge(range, "big"),
      fill(
        "hill",
        treeline(-10, 1010, (x) => horizon - 6 - 22 * Math.sin((x + 100) / 160) * s, {
          height: 54 * s,
          step: 17,
          seed: 8,
          base: 80,
        }),
      ),
      fill(
        "hill2",
        treeline(-10, 1010, (x) => horizon + 30 * s - 14 * Math.sin(x / 120), {
          height: 66 * s,
          step: 22,
          seed: 18,
          base: 60,
        }),
      ),
      fill("drift-d", snowfield(horizon + 44 * s, 26 * s, 2)),
      tree(2, 640, horizon + 82 * s, 190),
      tree(3, 704, horizon + 86 * s, 250),
      tree(1, 586, horizon + 76 * s, 130),
      `<g transform="translate(440 ${roundWhole(horizon + 92 * s)})scale(${(s * 1.12).toFixed(2)})">${cabin}</g>`,
      tree(1, 346, horizon + 92 * s, 220),
      tree(2, 292, horizon + 100 * s, 300),
      tree(3, 232, horizon + 104 * s, 210),
      tree(3, 800, horizon + 116 * s, 380),
      tree(1, 880, horizon + 130 * s, 500),
      tree(2, 968, horizon + 150 * s, 610),
      tree(1, 128, horizon + 130 * s, 470),
      tree(2, 36, horizon + 150 * s, 580),
      fill("drift-d", snowfield(drift - 70 * s, 30 * s, 5)),
      fill(
        "snow-s",
        `M508 ${roundWhole(horizon + 92 * s)}C560 ${roundWhole(horizon + 116 * s)} 540 ${roundWhole(drift - 50 * s)} 640 ${drift + 20}H720C600 ${roundWhole(drift - 50 * s)} 600 ${roundWhole(horizon + 116 * s)} 532 ${roundWhole(horizon + 92 * s)}z`,
      ),
      couple.at(676, roundWhole(drift + 2 * s), 124 * s),
      fill("drift", snowfield(drift, 34 * s, 9)),
      twig(24, height - 8, 1, 1.05 * s),
      twig(976, height - 8, -1, 1.05 * s),
    ],
  };
};
