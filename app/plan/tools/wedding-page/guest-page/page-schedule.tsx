import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import type { GuestMoment } from "#app/plan/projections/guest-page.ts";
import { formatClockTime } from "#app/plan/rules/schedule/time-span.ts";

/** What happens when, day by day, as the plan has it today. */
export function PageSchedule({ moments }: { moments: readonly GuestMoment[] }) {
  const days = Map.groupBy(moments, ({ date }) => date);
  return Array.from(days, ([date, ofDay]) => (
    <div key={date} className="guest-schedule">
      <h3 className="guest-schedule__day">{formatWeekdayDate(date)}</h3>
      <ol>
        {ofDay.map(({ id, start, title, place }) => (
          <li key={id}>
            <span className="guest-schedule__time">{formatClockTime(start)}</span>
            <span>
              {title}
              {place !== "" && <small>{place}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  ));
}
