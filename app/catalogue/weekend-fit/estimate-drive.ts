import type { Position } from "#content/calgary-map/positions.ts";

/**
 * Minutes by car, rounded up to five: the straight line and a fifth more; 20 km of it at 40 km/h in the city,
 * the rest at 100 km/h; ten minutes to get in, out and parked. A rule of thumb of ours.
 */
export function estimateDrive(from: Position, to: Position): number {
  const way = kilometresBetween(from, to) * 1.2;
  const inCity = Math.min(way, 20);
  return Math.ceil((10 + (inCity / 40) * 60 + ((way - inCity) / 100) * 60) / 5) * 5;
}

/** Over a ball of the earth's size. */
function kilometresBetween([fromEast, fromNorth]: Position, [toEast, toNorth]: Position): number {
  const [north, east] = [radians(toNorth - fromNorth), radians(toEast - fromEast)];
  const part =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(fromNorth)) * Math.cos(radians(toNorth)) * Math.sin(east / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(part));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
