/** A place on a drawn map, in its units. */
export type MapPoint = readonly [x: number, y: number];

/** Maximum rounds, after which overlapping points stay as they are: far more than thirty venues need. */
const rounds = 400;

/**
 * Moves points that are too close away from each other, as little as necessary, so that each can be touched
 * separately. The result is the same for the same points.
 * @param distanceOf smallest distance between two results, in the units of the points: one for all, or that of
 * two points by their indices
 */
export function spreadApart(
  points: readonly MapPoint[],
  distanceOf: number | ((first: number, second: number) => number),
): readonly MapPoint[] {
  const moved = points.map(([x, y]) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let still = true;
    for (const [first, a] of moved.entries())
      for (const [offset, b] of moved.slice(first + 1).entries()) {
        const distance = typeof distanceOf === "number" ? distanceOf : distanceOf(first, first + 1 + offset);
        const apart = Math.hypot(b.x - a.x, b.y - a.y);
        if (apart >= distance) continue;
        still = false;
        // Two points in one place move apart in a direction of their own.
        const angle = apart === 0 ? first + offset * 2.4 : Math.atan2(b.y - a.y, b.x - a.x);
        const push = (distance - apart) / 2 + distance / 1000;
        a.x -= push * Math.cos(angle);
        a.y -= push * Math.sin(angle);
        b.x += push * Math.cos(angle);
        b.y += push * Math.sin(angle);
      }
    if (still) break;
  }
  return moved.map(({ x, y }) => [x, y]);
}
