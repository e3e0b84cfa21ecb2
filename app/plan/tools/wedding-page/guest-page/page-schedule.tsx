import { formatClock, formatWeekday } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { GuestDay, GuestMoment } from "#app/plan/projections/guest-page.ts";

type PageScheduleProps = {
  say: Say<"date" | "time">;
  moments: readonly GuestMoment[];
  /** The days of the page: they have the names of its events. */
  days: readonly GuestDay[];
};

/** What happens when, day by day, as the plan has it today. */
export function PageSchedule({ say, moments, days }: PageScheduleProps) {
  const names = new Map(days.flatMap(({ events }) => events.map(({ id, name }) => [id, name])));
  return Array.from(
    Map.groupBy(moments, ({ date }) => date),
    ([date, ofDay]) => (
      <div key={date} className="guest-schedule">
        <h3 className="guest-schedule__day">{formatWeekday(say, date)}</h3>
        <ol>
          {ofDay.map((moment, at) => (
            <li key={moment.id}>
              <span className="guest-schedule__time">{formatClock(say, moment.start)}</span>
              <span dir="auto">
                {moment.title}
                {isFirstOfEvent(ofDay, at) && <small>{names.get(moment.event)}</small>}
                {moment.place !== "" && <small>{moment.place}</small>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    ),
  );
}

/** Whether another event begins with a moment, on a day that has several. */
const isFirstOfEvent = (ofDay: readonly GuestMoment[], at: number): boolean =>
  ofDay.some(({ event }) => event !== ofDay[0]?.event) && ofDay[at]?.event !== ofDay[at - 1]?.event;
