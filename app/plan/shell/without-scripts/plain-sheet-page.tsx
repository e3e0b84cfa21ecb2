import { formatDayAndMonth, formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import type { PlainSheet, RepliesSheet, ScheduleSheet } from "#app/plan/projections/plain-sheets.ts";

import { PlainSheetLinks } from "#app/plan/ui/loading/plain-sheet-links.tsx";

type PlainSheetPageProps = { sheet: PlainSheet; planKey: string };

/** A sheet of a saved plan for a browser without scripts: to read and to print, and nothing to change. */
export default function PlainSheetPage({ sheet, planKey }: PlainSheetPageProps) {
  const { title } = sheet;
  return (
    <section className="plan__section plain-sheet" aria-labelledby="plain-sheet" data-without-scripts="">
      <h2 className="heading-large" id="plain-sheet">
        {title !== "" && (
          <>
            <bdi>{title}</bdi>:{" "}
          </>
        )}
        {sheet.kind === "replies" ? "replies" : "schedule"}
      </h2>
      <p className="note">
        As the plan was last saved online. To change it, your browser has to run scripts.
      </p>
      <p>
        <PlainSheetLinks planKey={planKey} />
      </p>
      {sheet.kind === "replies" ? <Replies sheet={sheet} /> : <Days sheet={sheet} />}
    </section>
  );
}

function Replies({ sheet: { totals, households } }: { sheet: RepliesSheet }) {
  if (households.length === 0) return <p>No household is invited to anything yet.</p>;
  return (
    <>
      <h3 className="heading-small">Events</h3>
      <ul className="plain-sheet__lines">
        {totals.map(({ id, event, invited, coming, waiting, open }) => (
          <li key={id}>
            <strong>
              <bdi>{event}</bdi>
            </strong>{" "}
            <span>
              {coming} of {invited} coming
              {waiting > 0 &&
                `, ${waiting === 1 ? "1 household has" : `${waiting} households have`} not replied`}
              {open > 0 && `, no reply yet for ${open === 1 ? "1 guest" : `${open} guests`} added since`}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="heading-small">Households</h3>
      <ul className="plain-sheet__households">
        {households.map(({ id, name, message, replies }) => (
          <li key={id}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <ul>
              {replies.map(({ id: event, event: held, invited, coming, open, movedFrom }) => (
                <li key={event}>
                  <bdi>{held}</bdi> {coming === null ? "no reply yet" : `${coming} of ${invited}`}
                  {movedFrom !== null && ` (for ${formatDayAndMonth(movedFrom)})`}
                  {open > 0 && `, no reply yet for ${open}`}
                </li>
              ))}
            </ul>
            {message !== "" && (
              <p>
                “<bdi>{message}</bdi>”
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Days({ sheet: { days } }: { sheet: ScheduleSheet }) {
  if (days.length === 0) return <p>No event has a day yet.</p>;
  return days.map(({ date, lines }) => (
    <section key={date} aria-label={formatWeekdayDate(date)}>
      <h3 className="heading-small">{formatWeekdayDate(date)}</h3>
      <ul className="plain-sheet__hours">
        {lines.map(({ id, start, title, place, notes }) => (
          <li key={id}>
            <span>{start !== null && <time>{formatClockTime(start)} </time>}</span>
            <div>
              <strong>
                <bdi>{title}</bdi>
              </strong>
              {place !== "" && (
                <>
                  , <bdi>{place}</bdi>
                </>
              )}
              {notes !== "" && (
                <p className="note">
                  <bdi>{notes}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
