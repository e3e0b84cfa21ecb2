/** An interval of minutes. */
type Span = { id: string; start: number; end: number };

/** The lane, and the number of lanes side by side. */
export type OverlapLane = { lane: number; of: number };

/**
 * Puts overlapping intervals side by side: no two in a lane overlap, and an interval without overlap has the
 * whole width.
 * @returns the lane of each, by id
 */
export function assignLanes(spans: readonly Span[]): Map<string, OverlapLane> {
  const placed = new Map<string, OverlapLane>();
  let group: { id: string; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { id, lane } of group) placed.set(id, { lane, of: ends.length });
    group = [];
    ends = [];
  };
  for (const { id, start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (ends.every((until) => until <= start)) close();
    const free = ends.findIndex((until) => until <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    group.push({ id, lane });
  }
  close();
  return placed;
}

/**
 * Positions of lines at their times, moved apart so that they do not overlap.
 * @param tops wanted position of each, in ascending order
 * @param height of a line, in the same unit
 */
export function stackLines(tops: readonly number[], height: number): number[] {
  let bottom = Number.NEGATIVE_INFINITY;
  return tops.map((top) => {
    const at = Math.max(top, bottom);
    bottom = at + height;
    return at;
  });
}
