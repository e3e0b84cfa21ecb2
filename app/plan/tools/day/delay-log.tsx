import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { clockMinutesAt } from "#app/plan/rules/schedule/clock-minutes.ts";
import { delaysOf } from "#app/plan/rules/day/delays-of.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { delays } from "#app/plan/schema/delays.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { describeDelay } from "#app/plan/ui/day/describe-delay.ts";

type DelayLogProps = { entries: readonly DayEntry[]; heading: "h3" | "h4" };

/** The latest delays of a run sheet, for everyone who has the plan: who said so, when, and how much moved. */
export function DelayLog({ entries, heading: Heading }: DelayLogProps) {
  const shown = delaysOf(useRows(delays), entries).slice(0, 5);
  if (shown.length === 0) return null;
  return (
    <div>
      <Heading className="day__delays-heading">Delays so far</Heading>
      <ul className="day__delays">
        {shown.map((delay) => (
          <li key={delay.id}>
            {delay.at !== null && <time>{formatClockTime(clockMinutesAt(new Date(delay.at)))}</time>}{" "}
            {describeDelay(delay)}
            {delay.by !== "" && ` (${delay.by})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
