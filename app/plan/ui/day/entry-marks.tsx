import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

import "./entry-marks.css";

type EntryMarksProps = { entry: DayEntry; entries: readonly DayEntry[] };

/** Whether an entry's hour is fixed, and what it starts after. */
export function EntryMarks({ entry: { fixed, fixedWhy, after }, entries }: EntryMarksProps) {
  const before = entries.find(({ id }) => id === after);
  if (!fixed && before === undefined) return null;
  return (
    <span className="entry-marks">
      {fixed && <b>{fixedWhy === "" ? "Fixed" : `Fixed: ${fixedWhy}`}</b>}
      {before !== undefined && <i>After {before.title}</i>}
    </span>
  );
}
