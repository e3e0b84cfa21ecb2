import { dateParts } from "#app/calendar/date-arithmetic.ts";
import { monthName, weekdayName } from "#app/calendar/date-words.ts";
import type { GuestDay, GuestEvent } from "#app/plan/projections/guest-page.ts";
import { formatClockTime } from "#app/plan/rules/schedule/time-span.ts";

/** The events day by day, with the day as large as on a calendar leaf. */
export function PageDays({ days }: { days: readonly GuestDay[] }) {
  return days.map(({ date, events }) => (
    <div key={date ?? ""} className="guest-day">
      <DayLeaf date={date} />
      <ol className="guest-day__events">
        {events.map((event) => (
          <li key={event.id} className="guest-event">
            <p className="guest-event__time">{timeOf(event)}</p>
            <div>
              <h3 className="guest-event__name">{event.name}</h3>
              {event.place !== "" && <p>{event.place}</p>}
              {event.dress !== "" && <p className="guest-event__dress">{event.dress}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** A day as a leaf of a calendar. */
function DayLeaf({ date }: { date: string | null }) {
  if (date === null) return <p className="guest-day__leaf guest-day__leaf--open">Day to come</p>;
  const [year, , day] = dateParts(date);
  return (
    <p className="guest-day__leaf">
      <span>{weekdayName(date)}</span>
      <span className="guest-day__number">{day}</span>
      <span>
        {monthName(date)} {year}
      </span>
    </p>
  );
}

function timeOf({ start, end }: GuestEvent): string {
  if (start === null) return "Hour to come";
  return end === null ? formatClockTime(start) : `${formatClockTime(start)} to ${formatClockTime(end)}`;
}
