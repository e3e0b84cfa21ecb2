import type { AreaId } from "#content/areas/area-ids.ts";
import { city } from "#content/calgary-map/calgary-map.ts";
import type { Position } from "#content/calgary-map/positions.ts";

import { smoothCurve } from "#app/catalogue/maps/smooth-curve.ts";
import { divideCity } from "#app/catalogue/maps/divide-city.ts";

/** The five areas of the guide as rings; downtown overlaps the quadrants. */
export const areaRings: Readonly<Record<AreaId, readonly Position[]>> = {
  // Curved like the river and the roads that divide it.
  ...divideCity(city.limit, smoothCurve(city.eastWestLine), smoothCurve(city.northSouthLine)),
  downtown: city.downtown,
};

/** The area that contains a position; null beyond the city. */
export function findArea(position: Position): AreaId | null {
  const order: readonly AreaId[] = ["downtown", "northwest", "northeast", "southwest", "southeast"];
  return order.find((id) => isInside(position, areaRings[id])) ?? null;
}

const metresPerDegree = 111_200;

/**
 * The areas that may contain a position when it, or the map, is off by some metres.
 * @param metres maximum error
 */
export function areasAround([longitude, latitude]: Position, metres: number): ReadonlySet<AreaId> {
  const north = metres / metresPerDegree;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const directions = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
  const around = directions.map(
    (angle) => [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)] as const,
  );
  return new Set([[longitude, latitude] as const, ...around].flatMap((point) => findArea(point) ?? []));
}

/** Whether a ray from the position to the east crosses the ring an odd number of times. */
function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
