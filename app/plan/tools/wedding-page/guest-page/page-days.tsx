import { dayInWords, formatClock } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { GuestDay, GuestEvent } from "#app/plan/projections/guest-page.ts";

type SayDays = Say<"page" | "date" | "time">;

/** The events day by day, with the day as large as on a calendar leaf. */
export function PageDays({ say, days }: { say: SayDays; days: readonly GuestDay[] }) {
  return days.map(({ date, events }) => (
    <div key={date ?? ""} className="guest-day">
      <DayLeaf say={say} date={date} />
      <ol className="guest-day__events">
        {events.map((event) => (
          <li key={event.id} className="guest-event">
            <p className="guest-event__time">{timeOf(say, event)}</p>
            <div>
              <h3 className="guest-event__name">{event.name}</h3>
              {event.place !== "" && <p dir="auto">{event.place}</p>}
              {event.dress !== "" && (
                <p className="guest-event__dress" dir="auto">
                  {event.dress}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  ));
}

/** A day as a leaf of a calendar. */
function DayLeaf({ say, date }: { say: SayDays; date: string | null }) {
  if (date === null)
    return <p className="guest-day__leaf guest-day__leaf--open">{say("page", "dayToCome")}</p>;
  const { weekday, day, month, year } = dayInWords(say, date);
  return (
    <p className="guest-day__leaf">
      <span>{weekday}</span>
      <span className="guest-day__number">{day}</span>
      <span>{say("date", "monthAndYear", { month, year })}</span>
    </p>
  );
}

function timeOf(say: SayDays, { start, end }: GuestEvent): string {
  if (start === null) return say("page", "hourToCome");
  const from = formatClock(say, start);
  return end === null ? from : say("page", "span", { from, to: formatClock(say, end) });
}
