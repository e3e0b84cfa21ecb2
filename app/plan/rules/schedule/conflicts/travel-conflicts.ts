import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { findDrives } from "#app/plan/rules/schedule/find-drives.ts";
import type { DriveTime } from "#app/plan/rules/schedule/drives.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { formatMinutes } from "#app/plan/rules/schedule/format-minutes.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";

/** Less time between two places than the drive takes. */
export function findTravelConflicts(
  entries: readonly DayEntry[],
  driveTime: (from: string, to: string) => DriveTime | null,
): ScheduleConflict[] {
  return findDrives(entries, driveTime).flatMap(({ from, to, time }): ScheduleConflict[] => {
    const gap = Math.max(0, to.start - from.end);
    // Within an event nobody says when the way begins.
    if (time === null || gap >= time.minutes || to.eventId === from.id) return [];
    const about = time.isEstimate ? "about " : "";
    return [
      {
        id: `travel ${from.id} ${to.id}`,
        kind: "travel",
        events: [from.eventId ?? from.id, to.eventId ?? to.id],
        date: dayAndMinutes(to.start).date,
        what: `The drive from ${from.place} to ${to.place} takes ${about}${formatMinutes(time.minutes)}${time.isEstimate ? " (our estimate)" : ""}, and you have ${gap === 0 ? "no time" : formatMinutes(gap)} between ${from.title} and ${to.title}.`,
        todo: `Start ${to.title} at ${formatClockTime(from.end + time.minutes)} or later, or end ${from.title} earlier.`,
      },
    ];
  });
}
