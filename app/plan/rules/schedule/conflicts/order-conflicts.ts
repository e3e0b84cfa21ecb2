import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";

/** What starts before the entry that the couple put before it is over. */
export function findOrderConflicts(entries: readonly DayEntry[]): ScheduleConflict[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries.flatMap((entry): ScheduleConflict[] => {
    const before = byId.get(entry.after);
    if (before === undefined || before.id === entry.id || entry.start >= before.end) return [];
    return [
      {
        id: `order ${before.id} ${entry.id}`,
        kind: "order",
        events: [before.eventId ?? before.id, entry.eventId ?? entry.id],
        date: dayAndMinutes(entry.start).date,
        what: `${entry.title} starts after ${before.title}, but is planned for ${formatClockTime(entry.start)} and ${before.title} ends at ${formatClockTime(before.end)}.`,
        todo: `Start ${entry.title} at ${formatClockTime(before.end)} or later, or change what it starts after.`,
      },
    ];
  });
}
