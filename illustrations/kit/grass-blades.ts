import { type ArtPoint, polygon, polygonTenths } from "./paths.ts";

/** A short straight stroke with pointed ends. */
export function grainOutline([x, y]: ArtPoint, [toX, toY]: ArtPoint, width: number): string {
  const length = Math.hypot(toX, toY) || 1;
  const [along, aside]: [ArtPoint, ArtPoint] = [
    [((toX / length) * width) / 2, ((toY / length) * width) / 2],
    across([toX, toY], width / 2),
  ];
  const end: ArtPoint = [x + toX, y + toY];
  return polygonTenths([
    [x - along[0], y - along[1]],
    [x - aside[0], y - aside[1]],
    [end[0] - aside[0], end[1] - aside[1]],
    [end[0] + along[0], end[1] + along[1]],
    [end[0] + aside[0], end[1] + aside[1]],
    [x + aside[0], y + aside[1]],
  ]);
}

/** A blade that runs out into a point, straight or in one bend: steps from its root as in `l` and `q`. */
export function bladeOutline([x, y]: ArtPoint, steps: readonly number[], width: number): string {
  const [tipX = 0, tipY = 0] = steps.slice(-2);
  const [bendX = 0, bendY = 0] = steps.length === 4 ? steps : [];
  const half = (width / 2) * 1.15;
  const root = across(steps.length === 4 ? [bendX, bendY] : [tipX, tipY], half);
  const tip: ArtPoint = [x + tipX, y + tipY];
  if (steps.length !== 4) return polygon([[x - root[0], y - root[1]], tip, [x + root[0], y + root[1]]]);
  const middle = across([tipX, tipY], half * 0.8);
  const halfway: ArtPoint = [x + bendX / 2 + tipX / 4, y + bendY / 2 + tipY / 4];
  return polygon([
    [x - root[0], y - root[1]],
    [halfway[0] - middle[0], halfway[1] - middle[1]],
    tip,
    [halfway[0] + middle[0], halfway[1] + middle[1]],
    [x + root[0], y + root[1]],
  ]);
}

/** At right angles to a direction, so long. */
function across([x, y]: ArtPoint, length: number): ArtPoint {
  const size = Math.hypot(x, y) || 1;
  return [(-y / size) * length, (x / size) * length];
}
