import { areDifferentPlaces, type DriveTime } from "#app/plan/rules/schedule/drives.ts";

import { dayAndMinutes } from "./clock-minutes.ts";
import { inOrder, type DayEntry } from "./day-entry.ts";

/** A way from one entry to the next that is somewhere else. */
export type Drive = {
  /** The entry that it leads to, and the one that comes before it. */
  to: DayEntry;
  from: DayEntry;
  time: DriveTime | null;
  /** When to leave, in minutes of Alberta's wall clock; null while the drive's length is unknown. */
  leaveAt: number | null;
};

/** Every drive between the entries of a day. */
export function findDrives(
  given: readonly DayEntry[],
  driveTime: (from: string, to: string) => DriveTime | null,
): Drive[] {
  const entries = given.toSorted(inOrder);
  return entries.flatMap((to): Drive[] => {
    const from = entryBefore(to, entries);
    if (from === null || !areDifferentPlaces(from.place, to.place)) return [];
    const time = driveTime(from.place, to.place);
    return [{ to, from, time, leaveAt: time === null ? null : to.start - time.minutes }];
  });
}

/** The same drives without those that people have taken already: for a list to be read from the top. */
export function eachDriveOnce(drives: readonly Drive[]): Drive[] {
  return drives.filter(
    ({ from, to }, at) =>
      !drives
        .slice(0, at)
        .some((other) => other.from.id === from.id && !areDifferentPlaces(other.to.place, to.place)),
  );
}

/**
 * Where people come from: the entry that the couple named, else what ended last on the same day. A moment
 * within its event comes from it. Moments between the events are many people's (the decorators', the bus):
 * they count only where the couple named them.
 */
function entryBefore(entry: DayEntry, entries: readonly DayEntry[]): DayEntry | null {
  const earlier = entries.filter(({ id, start }) => id !== entry.id && start <= entry.start);
  const named = earlier.find(({ id }) => id === entry.after);
  if (named !== undefined) return named;
  if (entry.type === "moment" && entry.eventId === null) return null;
  const ended = earlier.flatMap((other) => {
    if (other.type === "moment" && other.eventId === null) return [];
    if (dayAndMinutes(other.start).date !== dayAndMinutes(entry.start).date) return [];
    const until = other.id === entry.eventId ? other.start : other.end;
    return until <= entry.start ? [{ other, until }] : [];
  });
  return ended.toSorted((a, b) => b.until - a.until || inOrder(b.other, a.other))[0]?.other ?? null;
}
