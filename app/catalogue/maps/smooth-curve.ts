import type { Position } from "#content/calgary-map/positions.ts";

/** New points for each segment of a line. */
const steps = 3;

/**
 * A smooth line through all the points (Catmull-Rom), because a river of few points would look like a fence.
 */
export function smoothCurve(points: readonly Position[]): readonly Position[] {
  const closed = points.length > 3 && String(points[0]) === String(points.at(-1));
  const ends = points.length - 1;
  const at = (index: number): Position => {
    const inside = closed ? (index + ends) % ends : Math.min(ends, Math.max(0, index));
    return points[inside] ?? [0, 0];
  };
  const curve = Array.from({ length: ends }, (_, stretch) =>
    Array.from({ length: steps }, (_step, step) =>
      between(at(stretch - 1), at(stretch), at(stretch + 1), at(stretch + 2), step / steps),
    ),
  ).flat();
  return [...curve, ...points.slice(-1)];
}

function between(a: Position, b: Position, c: Position, d: Position, t: number): Position {
  const mix = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [mix(0), mix(1)];
}
