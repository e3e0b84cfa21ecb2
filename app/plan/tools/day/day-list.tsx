import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import type { Drive } from "#app/plan/rules/schedule/find-drives.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { DriveRow } from "#app/plan/ui/day/drive-row.tsx";
import { EntryMarks } from "#app/plan/ui/day/entry-marks.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

type DayListProps = {
  entries: readonly DayEntry[];
  drives: readonly Drive[];
  clock: number;
  vendorsOf: (id: string) => readonly { name: string }[];
  /** Null where this link may not edit. */
  actions: {
    setDone: (entry: DayEntry, isDone: boolean) => void;
    /** Null for a day that is over. */
    askDelay: ((entry: DayEntry) => void) | null;
  } | null;
};

/** The whole day, line by line, with its drives; each line can be ticked off or said to run late. */
export function DayList({ entries, drives, clock, vendorsOf, actions }: DayListProps) {
  const askDelay = actions?.askDelay ?? null;
  return (
    <ol className="day-list">
      {entries.map((entry) => {
        const { id, type, title, start, end, place, isDone } = entry;
        const drive = drives.find(({ to }) => to.id === id);
        const vendors = vendorsOf(id).map(({ name }) => name);
        const about = [type === "event" ? `to ${formatClockTime(end)}` : "", place, ...vendors];
        return (
          <li key={id} data-type={type} data-done={isDone || undefined} data-over={end <= clock || undefined}>
            {drive !== undefined && <DriveRow drive={drive} />}
            <div className="day-list__line">
              {actions === null ? (
                <span className="day-list__tick">{isDone && <Icon name="check" />}</span>
              ) : (
                <label className="day-list__tick">
                  <input
                    type="checkbox"
                    checked={isDone}
                    onChange={({ currentTarget }) => actions.setDone(entry, currentTarget.checked)}
                  />
                  <span className="visually-hidden">Done: {title}</span>
                </label>
              )}
              <time>{formatClockTime(start)}</time>
              <div>
                <strong>{title}</strong>
                <span>{about.filter((text) => text !== "").join(" · ")}</span>
                <EntryMarks entry={entry} entries={entries} />
              </div>
              {askDelay !== null && !isDone && (
                <button
                  type="button"
                  className="day-list__late"
                  aria-label={`Late: ${title}`}
                  onClick={() => askDelay(entry)}
                >
                  Late
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
