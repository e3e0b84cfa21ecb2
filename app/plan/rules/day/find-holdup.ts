import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

/** What keeps a fixed hour from being met. */
export type Holdup = { title: string; end: number; minutes: number };

/**
 * What comes before a fixed entry and ends only after that has begun: the entry that it follows, or for an event
 * another event. What goes on mostly beside it was planned so, and so were items of one event: the couple leaves
 * dinner for its photographs at sunset.
 * @returns the last to end; null where nothing is in the way
 */
export function findHoldup(entry: DayEntry, entries: readonly DayEntry[]): Holdup | null {
  if (!entry.fixed || entry.isDone) return null;
  const before = entries.filter(
    (other) =>
      !other.isDone &&
      other.end > entry.start &&
      entry.start - other.start > other.end - entry.start &&
      (other.id === entry.after || (other.type === "event" && entry.type === "event")),
  );
  const last = before.toSorted((a, b) => b.end - a.end)[0];
  return last === undefined ? null : { title: last.title, end: last.end, minutes: last.end - entry.start };
}
