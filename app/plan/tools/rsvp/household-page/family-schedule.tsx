import type { FamilyDay } from "./family-days.ts";

type FamilyScheduleProps = { heading: string; days: readonly FamilyDay[] };

/** The order of the days, for a relative who has to know who is expected where and when. */
export function FamilySchedule({ heading, days }: FamilyScheduleProps) {
  if (days.length === 0) return null;
  return (
    <section className="panel household family-days" aria-labelledby="family-days">
      <h2 id="family-days" className="heading-small">
        {heading}
      </h2>
      {days.map(({ day, lines }) => (
        <div key={day}>
          <h3>{day}</h3>
          <ol>
            {lines.map(({ id, time, title, place, isEvent }) => (
              <li key={id} data-event={isEvent || undefined}>
                <span className="family-days__time">{time}</span>
                <span dir="auto">
                  {title}
                  {place !== "" && <small dir="auto">{place}</small>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
