import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

/** The hours of some entries, to see whether they still stand. */
export type WrittenTimes = ReadonlyMap<string, Pick<DayEntry, "start" | "end">>;

/** Notes the hours of these entries; an id without an entry is left out. */
export const timesOf = (ids: readonly string[], entries: readonly DayEntry[]): WrittenTimes =>
  new Map(entries.filter(({ id }) => ids.includes(id)).map(({ id, start, end }) => [id, { start, end }]));

/** Whether nobody has written another hour since. */
export const doTimesStand = (written: WrittenTimes, entries: readonly DayEntry[]): boolean =>
  [...written].every(([id, { start, end }]) =>
    entries.some((entry) => entry.id === id && entry.start === start && entry.end === end),
  );
