/** Something that takes place from one minute to another. */
type Span = { id: string; start: number; end: number };

/** Which of how many lanes side by side. */
export type Lane = { lane: number; of: number };

/**
 * Puts what overlaps side by side: no two of a lane overlap, and what meets nothing has the whole width.
 * @returns the lane of each, by its id
 */
export function lanesOf(spans: readonly Span[]): Map<string, Lane> {
  const placed = new Map<string, Lane>();
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
 * Where lines are drawn that stand at their time but never on one another.
 * @param tops where each would stand, the first first
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
