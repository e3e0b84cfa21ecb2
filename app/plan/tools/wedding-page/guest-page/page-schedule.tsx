import { formatClock, formatWeekday } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { GuestMoment } from "#app/plan/projections/guest-page.ts";

type PageScheduleProps = { say: Say<"date" | "time">; moments: readonly GuestMoment[] };

/** What happens when, day by day, as the plan has it today. */
export function PageSchedule({ say, moments }: PageScheduleProps) {
  const days = Map.groupBy(moments, ({ date }) => date);
  return Array.from(days, ([date, ofDay]) => (
    <div key={date} className="guest-schedule">
      <h3 className="guest-schedule__day">{formatWeekday(say, date)}</h3>
      <ol>
        {ofDay.map(({ id, start, title, place }) => (
          <li key={id}>
            <span className="guest-schedule__time">{formatClock(say, start)}</span>
            <span dir="auto">
              {title}
              {place !== "" && <small>{place}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  ));
}
