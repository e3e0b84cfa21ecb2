import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { clockMinutesAt, dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { delays } from "#app/plan/schema/delays.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { describeDelay } from "#app/plan/ui/day/describe-delay.ts";

/** The latest delays of a day, for everyone who has the plan: who said so, when, and how much moved. */
export function DelayLog({ date }: { date: string }) {
  const onDay = useRows(delays)
    .flatMap(({ at, ...delay }) => (at === null ? [] : { ...delay, at, clock: clockMinutesAt(new Date(at)) }))
    .filter(({ clock }) => dayAndMinutes(clock).date === date)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, 5);
  if (onDay.length === 0) return null;
  return (
    <>
      <h4 className="day__delays-heading">Delays so far</h4>
      <ul className="day__delays">
        {onDay.map((delay) => (
          <li key={delay.id}>
            <time>{formatClockTime(delay.clock)}</time> {describeDelay(delay)}
            {delay.by !== "" && ` (${delay.by})`}
          </li>
        ))}
      </ul>
    </>
  );
}
