import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { findReplacedDelay } from "#app/plan/rules/day/find-replaced-delay.ts";
import { writeMoved } from "#app/plan/rules/day/write-delay.ts";
import { clockMinutesAt } from "#app/plan/rules/schedule/clock-minutes.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { delays, type DelayRow } from "#app/plan/schema/delays.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { changeInOwnStep } from "#app/plan/ui/own-step.ts";

/** Says that an older delay, from a phone without a signal, has replaced a newer one, and asks which one counts. */
export function ReplacedDelayNote() {
  const { document, undo } = usePlan();
  const [held, items, lines] = [useRows(events), useRows(moments), useRows(delays)];
  const found = findReplacedDelay(lines, dayEntries(timelineOf(held, items)));
  if (found === null) return null;
  const { newer, older, back } = found;
  const change = (work: () => void) => changeInOwnStep(document, undo, work).close();
  return (
    <section className="day-replaced" aria-label="Two delays">
      <output>
        Two phones moved the schedule while one had no signal. The list shows the older delay:{" "}
        {describe(older)}. The newer one is {describe(newer)}.
      </output>
      <p className="day__actions">
        <button
          type="button"
          className="day-button"
          data-kind="primary"
          onClick={() => change(() => writeMoved(document, back))}
        >
          Use the newer times
        </button>
        <button
          type="button"
          className="day-button"
          onClick={() =>
            change(() => {
              if (viewTable(delays, document).row(newer.id)) removeRow(delays, document, newer.id);
            })
          }
        >
          Keep the list as it is
        </button>
      </p>
    </section>
  );
}

function describe({ title, minutes, at, by }: DelayRow): string {
  const who = by === "" ? "" : ` by ${by}`;
  const when = at === null ? "" : `, confirmed at ${formatClockTime(clockMinutesAt(new Date(at)))}${who}`;
  return `${title} ${minutes ?? 0} minutes late${when}`;
}
