import type { Position } from "#content/calgary-map/positions.ts";

export type QuadrantId = "northwest" | "northeast" | "southwest" | "southeast";

/**
 * Cuts the city along its two dividing lines into four rings.
 * @param limit ring of the city limit, in either direction
 * @param eastWest line from the north limit to the south limit
 * @param northSouth line from the west limit to the east limit; shares one point with the other, the centre
 */
export function divideCity(
  limit: readonly Position[],
  eastWest: readonly Position[],
  northSouth: readonly Position[],
): Record<QuadrantId, readonly Position[]> {
  const centre = northSouth.find((point) => eastWest.some((other) => isSame(point, other)));
  if (centre === undefined) throw new RangeError("The dividing lines of the city share no point");
  // Each arm leads from the centre outward.
  const north = upTo(eastWest, centre).toReversed();
  const south = upTo(eastWest.toReversed(), centre).toReversed();
  const west = upTo(northSouth, centre).toReversed();
  const east = upTo(northSouth.toReversed(), centre).toReversed();

  const clockwise = signedArea(limit) > 0 ? limit.toReversed() : limit;
  const piece = (from: readonly Position[], to: readonly Position[]) => [
    ...from,
    ...along(clockwise, last(from), last(to)),
    ...to.toReversed(),
  ];
  return {
    northwest: piece(west, north),
    northeast: piece(north, east),
    southeast: piece(east, south),
    southwest: piece(south, west),
  };
}

/** Area of a ring in square degrees, positive where it runs anticlockwise. */
export function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

/** The corners of a ring that lie between the edges nearest to two points, in its direction. */
function along(ring: readonly Position[], from: Position, to: Position): readonly Position[] {
  const open = ring.slice(0, -1);
  const start = nearestEdge(open, from);
  const end = nearestEdge(open, to);
  const count = (end - start + open.length) % open.length;
  return Array.from({ length: count }, (_, step) => open[(start + 1 + step) % open.length] ?? from);
}

/** Number of the edge that passes closest to a point. */
function nearestEdge(open: readonly Position[], point: Position): number {
  const distances = open.map((corner, at) =>
    distanceToEdge(point, corner, open[(at + 1) % open.length] ?? corner),
  );
  return distances.indexOf(Math.min(...distances));
}

function distanceToEdge([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const on = Math.min(1, Math.max(0, share));
  return Math.hypot(x - ax - on * (bx - ax), y - ay - on * (by - ay));
}

function upTo(line: readonly Position[], point: Position): readonly Position[] {
  return line.slice(0, line.findIndex((other) => isSame(point, other)) + 1);
}

function last(line: readonly Position[]): Position {
  const point = line.at(-1);
  if (point === undefined) throw new RangeError("A line of the map is empty");
  return point;
}

function isSame([ax, ay]: Position, [bx, by]: Position): boolean {
  return ax === bx && ay === by;
}
