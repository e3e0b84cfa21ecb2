import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

import type { MovedEntry } from "./apply-delay.ts";

/**
 * Which hours of a moved entry are said. The end of a moment that only begins later follows from its beginning; that
 * of an event is said with it, because a hall closes and music ends at an hour.
 */
export function movedHours({ before, after }: MovedEntry, type: DayEntry["type"]): ("start" | "end")[] {
  const startsLater = before.start !== after.start;
  const endsLater = before.end !== after.end;
  const isShifted = after.end - before.end === after.start - before.start;
  return [
    ...(startsLater ? (["start"] as const) : []),
    ...(endsLater && (type === "event" || !isShifted) ? (["end"] as const) : []),
  ];
}
