import { cuspedArch, cuspedArchBackwards } from "../kit/arches.ts";
import { bridalPairSymbols } from "../kit/bridal-pair.ts";
import { diyaSymbol } from "../kit/diya-lamps.ts";
import { brassPots, woundGarland } from "../kit/mandap-parts.ts";
import { garland, marigoldSymbols } from "../kit/marigolds.ts";
import { lotusRing, scallopRing } from "../kit/ornament-rings.ts";
import type { ArtPoint } from "../kit/paths.ts";
import { distant, paintRidge, ridge } from "../kit/ridges.ts";
import { box, fill, stroke } from "../kit/shapes.ts";
import { rangoliSky } from "../kit/sky.ts";
import { treeline } from "../kit/trees.ts";
import type { DrawInvitation } from "./print-invitation.ts";

const marigolds = marigoldSymbols("m");
const pair = bridalPairSymbols("b");
const diyas = diyaSymbol("d");

/** Lower edge of the canopy, where the arch springs, floor and steps. */
const places = {
  card: { canopy: 398, spring: 640, floor: 1000, step: 1108, couple: 290, bloom: 1 },
  square: { canopy: 268, spring: 430, floor: 716, step: 794, couple: 216, bloom: 0.8 },
  story: { canopy: 584, spring: 840, floor: 1220, step: 1336, couple: 320, bloom: 1.15 },
} as const;

const fire = (x: number, y: number, s: number) => `
  <g transform="translate(${x} ${y})scale(${s})">
    <path d="M-92 0L-72-34H72L92 0z" fill="var(--brick-d)"/>
    <path d="M-72-34H72L62-64H-62z" fill="var(--brick)"/>
    <path d="M-78-70H78V-60H-78zM-98-4H98V6H-98z" fill="var(--gold)"/>
    <path d="M-64-48H64" stroke="var(--gold-l)" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 16"/>
    <path d="M-60-66L-30-92 34-70 30-62zM60-66L30-92-34-70-30-62z" fill="var(--wood-d)"/>
    <path d="M0-300C20-240 74-206 66-136 60-92 30-70 0-70S-60-92-66-138C-70-190-18-216 0-300z" fill="var(--mg-d)"/>
    <path d="M6-240C18-200 54-178 48-128 44-94 22-74 0-74S-44-94-46-128C-48-164-4-186 6-240z" fill="var(--mg)"/>
    <path d="M0-176C14-146 30-136 28-110 26-88 14-76 0-76S-26-88-28-110C-28-132-6-146 0-176z" fill="var(--flame)"/>
    <path d="M0-124C8-108 14-104 12-92 10-82-10-82-12-92-14-104-4-108 0-124z" fill="var(--flame-l)"/>
  </g>`;

const pillar = (x: number, half: number, top: number, foot: number) => `
  ${fill("cloth", box(x - half, top, half * 2, foot - top))}
  ${fill("cloth-d", box(x + half * 0.2, top, half * 0.8, foot - top))}
  ${fill("gold", box(x - half - 8, top, half * 2 + 16, 14), box(x - half - 4, top + 20, half * 2 + 8, 6), box(x - half - 8, foot - 16, half * 2 + 16, 16), box(x - half - 4, foot - 28, half * 2 + 8, 6))}`;

const band = (y: number) =>
  fill("gold", box(-5, y, 1010, 5), box(-5, y + 29, 1010, 5)) +
  fill("cloth", box(-5, y + 5, 1010, 24)) +
  `<path d="M-4 ${y + 17}H1004" stroke="var(--gold-l)" stroke-width="11" stroke-linecap="round" stroke-dasharray="0 24"/>`;

/** Under the mandap's cusped arch: the fire, and the couple to both sides of it. */
export const drawMandap: DrawInvitation = (sheet) => {
  const { canopy, spring, floor, step, couple: tall, bloom: b } = places[sheet.shape];
  const { height } = sheet;
  const arch = { left: 146, right: 854, springing: spring, crown: canopy + 30, foils: 13, bulge: 0.6 };
  const sun = { x: 500, y: floor - 150 };
  const s = tall / 290;
  const up = (points: readonly ArtPoint[]): ArtPoint[] => points.map(([x, y]) => [x, floor - 40 - y * s]);
  const far = ridge({
    key: up([
      [60, 0],
      [170, 190],
      [230, 130],
      [310, 220],
      [420, 60],
      [500, 110],
      [580, 60],
      [700, 236],
      [760, 150],
      [840, 204],
      [950, 0],
    ]),
    base: floor - 20,
    light: 500,
    seed: 22,
    ...distant,
    snow: 0.4,
  });
  const outer = Math.hypot(500, sun.y - canopy) + 60;
  const radii = [1, 0.86, 0.74, 0.62, 0.51, 0.41, 0.32, 0.24].map((share) => Math.round(outer * share));
  const swags = [0, 1, 2, 3, 4].map((index) => {
    const x = 100 + index * 160;
    return `M${x} ${canopy + 36}q80 ${84 * b} 160 0`;
  });
  const drops = [100, 260, 420, 580, 740, 900].map(
    (x) => `M${x} ${canopy + 40}v${Math.round((x === 100 || x === 900 ? 60 : 84) * b)}`,
  );
  const lamps = [196, 300, 404, 500, 596, 700, 804];
  const y = height;
  const bloomAt = (x: number, side: 1 | -1) =>
    [
      marigolds.leaf(x + side * 140 * b, y + 6, 1.1 * b, side * 64),
      marigolds.leaf(x + side * 28 * b, y - 100 * b, 1.3 * b, side * -14),
      marigolds.leaf(x + side * 100 * b, y - 74 * b, 1.2 * b, side * 28),
      marigolds.head(x + side * 40 * b, y - 96 * b, 1.15 * b, 10),
      marigolds.head(x + side * 120 * b, y - 56 * b, 1 * b, 30),
      marigolds.head(x + side * 20 * b, y - 18 * b, 1.35 * b, 0),
      marigolds.head(x + side * 94 * b, y + 2 * b, 1.2 * b, 20),
    ].join("");
  return {
    defs: `${marigolds.defs}${pair.defs}${diyas.defs}<path id="lo" d="${lotusRing(32, 11)}"/><path id="sc" d="${scallopRing(32, 0.56)}"/>`.replaceAll(
      "--red",
      "--cloth",
    ),
    layers: [
      rangoliSky({
        sun,
        disc: Math.round(110 * s),
        radii,
        rings: ["lo", "sc"],
        halfPetal: 5.6,
        dots: {
          radii: [Math.round(outer * 0.56), Math.round(outer * 0.8)],
          count: 60,
          weight: 60,
          inkName: "gold-l",
          opacity: 0.7,
        },
        size: [1000, floor],
      }),
      paintRidge(far, "far"),
      fill(
        "hill2",
        treeline(-10, 1010, (x) => floor - 44 - 8 * Math.sin(x / 70), {
          height: 44 * s,
          step: 17,
          seed: 8,
          base: 60,
        }),
      ),
      // The floor with its rangoli, seen flat.
      fill("second-d", box(-5, floor - 18, 1010, step - floor + 40)),
      `<g transform="translate(500 ${floor + 46})scale(1 .17)"><use href="#lo" transform="scale(3.5)" fill="var(--cloth)"/><use href="#sc" transform="scale(3)" fill="var(--ivory)"/><use href="#lo" transform="scale(2.3)" fill="var(--mg)"/><use href="#sc" transform="scale(1.8)" fill="var(--second)"/></g>`,
      pair.bride(318, floor + 40, tall),
      pair.groom(684, floor + 40, tall * 1.04),
      fire(500, floor + 56, s * 0.92),
      // Front of the mandap: a wall with a hole.
      `<path d="M-5-5H1005V${spring}H${arch.right}${cuspedArchBackwards(arch)}V${spring}H-5z" fill="var(--deep)"/>`,
      stroke("gold", 9, `M${arch.left} ${spring}${cuspedArch(arch).path}`),
      pillar(196, 15, canopy + 30, floor + 30),
      pillar(804, 15, canopy + 30, floor + 30),
      fill("deep", box(-5, spring - 2, 60, step - spring), box(945, spring - 2, 60, step - spring)),
      pillar(100, 46, canopy + 20, step + 6),
      pillar(900, 46, canopy + 20, step + 6),
      garland(
        "g1",
        woundGarland(100, 46, canopy + 70, step - 60, 92) + woundGarland(900, 46, canopy + 70, step - 60, 92),
        22,
      ),
      garland("g2", swags.join("") + drops.join(""), 22),
      ...[100, 260, 420, 580, 740, 900].map((x, index) => marigolds.head(x, canopy + 34, 0.62, index * 20)),
      band(canopy),
      fill("deep", box(-5, step, 1010, y - step + 10)),
      band(step - 4),
      ...lamps.map((x) => diyas.at(x, step - 14, 0.9)),
      sheet.shape === "square" ? "" : brassPots(166, step, 0.84 * b) + brassPots(834, step, 0.84 * b),
      stroke(
        "gold",
        3,
        sheet.shape === "card" ? `M44 44H956V${canopy - 22}H44z` : `M30 30H970V${canopy - 22}H30z`,
      ),
      bloomAt(0, 1),
      bloomAt(1000, -1),
    ],
  };
};
