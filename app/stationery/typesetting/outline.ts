/** A step of an outline, as SVG has them, all absolute: move, line, quadratic and cubic curve, close. */
export type OutlineStep = { step: "M" | "L" | "Q" | "C" | "Z"; values: readonly number[] };

export type Outline = readonly OutlineStep[];

/** A rectangle by its edges; y grows downwards. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Moves and scales an outline. */
export function placeOutline(outline: Outline, scale: number, x: number, y: number): Outline {
  return outline.map(({ step, values }) => ({
    step,
    values: values.map((value, at) => value * scale + (at % 2 === 0 ? x : y)),
  }));
}

/** A rectangle around an outline and its control points; null for an outline without any. */
export function boundsOf(outline: Outline): Bounds | null {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { values } of outline)
    for (const [at, value] of values.entries())
      if (at % 2 === 0) {
        bounds.left = Math.min(bounds.left, value);
        bounds.right = Math.max(bounds.right, value);
      } else {
        bounds.top = Math.min(bounds.top, value);
        bounds.bottom = Math.max(bounds.bottom, value);
      }
  return bounds.left === Infinity ? null : bounds;
}

/**
 * The value of the attribute `d`.
 * @param unit to whole multiples of which its numbers are rounded: a hundred to a unit of the drawing, or ten
 * where the drawing is small on its page and has to be light
 */
export const pathData = (outline: Outline, unit: 100 | 10 = 100): string =>
  outline
    .map(({ step, values }) => step + values.map((value) => Math.round(value * unit) / unit).join(" "))
    .join("");
