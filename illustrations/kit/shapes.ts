import { roundWhole } from "./paths.ts";
import type { Random } from "./random.ts";

/** A rectangle as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${roundWhole(x)} ${roundWhole(y)}h${roundWhole(width)}v${roundWhole(height)}h${-roundWhole(width)}z`;

/** An opening with a round head that stands on `foot`. */
export const arched = (middle: number, foot: number, width: number, height: number): string => {
  const radius = width / 2;
  return `M${middle - radius} ${foot}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
};

export const fill = (inkName: string, ...data: readonly string[]): string =>
  data.join("") === "" ? "" : `<path d="${data.join("")}" fill="var(--${inkName})"/>`;

/** A shape that lets what lies under it show through. */
export const veil = (inkName: string, opacity: number, data: string): string =>
  `<path d="${data}" fill="var(--${inkName})" opacity="${opacity}"/>`;

export const stroke = (inkName: string, width: number, data: string, more = ""): string =>
  `<path d="${data}" stroke="var(--${inkName})" stroke-width="${width}" fill="none"${more}/>`;

/** Short level strokes, longer towards the eye: what wet stone or water gives back. */
export function glints(
  random: Random,
  count: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  longest = 60,
): string {
  return Array.from({ length: count }, () => {
    const near = random();
    const length = (8 + longest * random()) * (0.4 + near);
    return `M${roundWhole(x + random() * width - length / 2)} ${roundWhole(y + near * height)}h${roundWhole(length)}`;
  }).join("");
}
