import type { ScheduleConflict } from "./schedule-conflict.ts";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { eventTimeSpan } from "#app/plan/rules/schedule/time-span.ts";

/** Moments that begin after their event is over. */
export function findLateMomentConflicts(entries: readonly TimelineEntry[]): ScheduleConflict[] {
  return entries.flatMap((entry): ScheduleConflict[] => {
    if (entry.type === "event" || entry.event === null) return [];
    const held = eventTimeSpan(entry.event);
    // A moment on the evening before comes before its event.
    if (held === null || held.date !== entry.when.date || entry.when.start <= held.end) return [];
    return [
      {
        id: `outside ${entry.id}`,
        kind: "outside",
        events: [entry.event.id],
        date: entry.when.date,
        what: `“${entry.title}” is at ${formatClockTime(entry.when.start)}, after the end of ${eventName(entry.event)} (${formatClockTime(held.end)}).`,
        todo: `Move it, or let ${eventName(entry.event)} last longer.`,
      },
    ];
  });
}
