import type { MapPoint } from "./spread-apart.ts";

/**
 * A line with fewer points that stays within a tolerance of the original (Ramer, Douglas and Peucker).
 * @param tolerance in the unit of the points
 */
export function simplify(points: readonly MapPoint[], tolerance: number): MapPoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  for (const [index, point] of points.entries()) {
    const away = distanceToSegment(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

function distanceToSegment([x, y]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  // A ring ends where it begins.
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
