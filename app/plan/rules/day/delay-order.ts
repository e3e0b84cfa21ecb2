import type { DelayRow } from "#app/plan/schema/delays.schema.ts";

/**
 * The delays, the latest first, by the clocks of their devices; one that knew another comes after it, whatever the
 * clocks say.
 */
export function latestFirst(delays: readonly DelayRow[]): DelayRow[] {
  const byId = new Map(delays.map((row) => [row.id, row]));
  const times = new Map<string, number>();
  const timeOf = (row: DelayRow): number => {
    const known = times.get(row.id);
    if (known !== undefined) return known;
    const own = row.at ?? 0;
    // Two that claim to have known each other end here.
    times.set(row.id, own);
    const before = byId.get(row.knows);
    const time = before === undefined ? own : Math.max(own, timeOf(before) + 1);
    times.set(row.id, time);
    return time;
  };
  return delays.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? -1 : 1));
}
