import { roundWhole } from "./paths.ts";
import type { Random } from "./random.ts";

export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Far flowers: zero-length strokes in relative steps, to be drawn with round caps. */
export function scatter(random: Random, count: number, { x, y, width, height }: Field): string {
  return dotted(Array.from({ length: count }, () => [x + random() * width, y + random() * height] as const));
}

export function dotted(dots: readonly (readonly [x: number, y: number])[]): string {
  let lastX = 0;
  let lastY = 0;
  return dots
    .map(([x, y], index) => {
      const dotX = roundWhole(x);
      const dotY = roundWhole(y);
      const step = index === 0 ? `M${dotX} ${dotY}h0` : `m${dotX - lastX} ${dotY - lastY}h0`;
      lastX = dotX;
      lastY = dotY;
      return step;
    })
    .join("");
}

/** A blade of grass or a reed that grows from x, y and bends towards `lean`. */
export const blade = (x: number, y: number, bend: number, lean: number, height: number): string =>
  `M${roundWhole(x)} ${roundWhole(y)}q${roundWhole(bend)} ${-roundWhole(height * 0.6)} ${roundWhole(lean)} ${-roundWhole(height)}`;

export interface CornerGrass {
  /** How far it reaches into a picture 800 wide from its left and from its right edge. */
  readonly left: number;
  readonly right: number;
  /** y of its roots. */
  readonly foot: number;
  readonly bend: number;
  readonly lean: number;
  /** The shortest blade, and by how much the longest is longer. */
  readonly least: number;
  readonly more: number;
}

/** Tall grass in both lower corners, by turns left and right. */
export const grassInCorners = (
  random: Random,
  count: number,
  { left, right, foot, bend, lean, least, more }: CornerGrass,
): string =>
  Array.from({ length: count }, (_, index) =>
    blade(
      index % 2 === 0 ? random() * left : 800 - random() * right,
      foot,
      (random() - 0.5) * bend,
      (random() - 0.4) * lean,
      least + random() * more,
    ),
  ).join("");
