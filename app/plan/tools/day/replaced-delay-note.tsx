import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import type { ReplacedDelay } from "#app/plan/rules/day/find-replaced-delay.ts";
import { writeMoved } from "#app/plan/rules/day/write-delay.ts";
import { clockMinutesAt } from "#app/plan/rules/schedule/clock-minutes.ts";
import { delays, type DelayRow } from "#app/plan/schema/delays.schema.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { changeInOwnStep } from "#app/plan/ui/own-step.ts";

/** Says that an older delay, from a phone without a signal, has replaced a newer one, and asks which one counts. */
export function ReplacedDelayNote({ found: { newer, older, back } }: { found: ReplacedDelay }) {
  const { document, undo } = usePlan();
  const change = (work: () => void) => changeInOwnStep(document, undo, work).close();
  return (
    <section className="day-replaced" aria-label="Two delays">
      <output>
        Two phones moved the schedule while one had no signal. The list shows the older delay,{" "}
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
  const who = by === "" ? "" : `${by}, `;
  const when = at === null ? "" : ` (${who}${formatClockTime(clockMinutesAt(new Date(at)))})`;
  return `${title} ${minutes ?? 0} minutes late${when}`;
}
