import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { findHoldup } from "#app/plan/rules/day/find-holdup.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { formatMinutes } from "#app/plan/rules/schedule/format-minutes.ts";

import "./entry-marks.css";

type EntryMarksProps = { entry: DayEntry; entries: readonly DayEntry[] };

/** Whether an entry's hour is fixed, what runs into it, and what it starts after. */
export function EntryMarks({ entry, entries }: EntryMarksProps) {
  const { fixed, fixedWhy, after } = entry;
  const before = entries.find(({ id }) => id === after);
  const holdup = findHoldup(entry, entries);
  if (!fixed && before === undefined) return null;
  return (
    <span className="entry-marks">
      {fixed && <b>{fixedWhy === "" ? "Fixed" : `Fixed: ${fixedWhy}`}</b>}
      {holdup !== null && (
        <strong>
          {holdup.title} ends at {formatClockTime(holdup.end)}, {formatMinutes(holdup.minutes)} too late
        </strong>
      )}
      {before !== undefined && <i>After {before.title}</i>}
    </span>
  );
}
