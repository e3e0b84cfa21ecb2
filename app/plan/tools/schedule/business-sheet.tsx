import { formatWeekdayDate } from "#app/calendar/date-words.ts";

import type { BusinessSheetData, BusinessSheetLine } from "#app/plan/projections/business-sheet-data.ts";
import { asOwnLine } from "#app/plan/rules/schedule/describe-people.ts";
import { ContactList } from "./contact-list.tsx";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** The sheet of one business: when and where it works, for how many, and who else is there. */
export function BusinessSheet({ slice }: { slice: BusinessSheetData }) {
  const { title, name, loadIn, toCall, days, beside } = slice;
  return (
    <>
      <h4>{name === "" ? "A vendor" : name}</h4>
      <p>{title === "" ? "Sheet for the wedding" : title}</p>
      <dl>
        <dt>Load-in</dt>
        <dd>
          {loadIn === null || days[0] === undefined
            ? "not agreed yet"
            : `${formatClockTime(loadIn)} on ${formatWeekdayDate(days[0].date)}`}
        </dd>
        <dt>Call on the day</dt>
        <dd>{toCall.length === 0 ? "not named yet" : toCall.join("; ")}</dd>
      </dl>
      {days.length === 0 && <p>Your hours aren’t in the couple’s schedule yet. Please ask them.</p>}
      {days.map(({ date, lines }) => (
        <section key={date}>
          <h5>{formatWeekdayDate(date)}</h5>
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">What</th>
                <th scope="col">Where</th>
                <th scope="col">People</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <ContactList businesses={beside} />
    </>
  );
}

function Line({
  line: { type, start, end, title, place, people, notes, diets, allergies, dishes, event },
}: {
  line: BusinessSheetLine;
}) {
  return (
    <tr data-type={type}>
      <td>
        {formatClockTime(start)} to {formatClockTime(end)}
      </td>
      <td>
        {title}
        {event !== null && (
          <small>
            {event.title}
            {event.guests !== "" && `: ${event.guests}`}
          </small>
        )}
        <small>{notes}</small>
        {diets !== "" && <small>Diets: {diets}.</small>}
        {dishes !== "" && <small>Dishes: {dishes}.</small>}
        {allergies !== "" && <small>Allergies: {allergies}.</small>}
      </td>
      <td>{place}</td>
      <td>{type === "event" ? asOwnLine(people) : people}</td>
    </tr>
  );
}
