import { spellDate } from "#app/calendar/date-arithmetic.ts";

import type { BusinessSlice, SliceLine } from "#app/plan/projections/business-sheet-data.ts";
import { Contacts } from "./contact-list.tsx";
import { spellClock } from "#app/plan/schedule/when.ts";

/** The sheet of one business: when and where it works, for how many, and who else is there. */
export function BusinessSheet({ slice }: { slice: BusinessSlice }) {
  const { title, name, loadIn, toCall, days, beside } = slice;
  return (
    <>
      <h4>{name === "" ? "A business" : name}</h4>
      <p>{title === "" ? "Sheet for the wedding" : title}</p>
      <dl>
        <dt>Load-in</dt>
        <dd>
          {loadIn === null || days[0] === undefined
            ? "to be agreed"
            : `${spellClock(loadIn)} on ${spellDate(days[0].date)}`}
        </dd>
        <dt>Call on the day</dt>
        <dd>{toCall.length === 0 ? "to be named" : toCall.join("; ")}</dd>
      </dl>
      {days.length === 0 && <p>No event or moment has this business yet: tick it in the running order.</p>}
      {days.map(({ date, lines }) => (
        <section key={date}>
          <h5>{spellDate(date)}</h5>
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
      <Contacts businesses={beside} />
    </>
  );
}

function Line({
  line: { type, start, end, title, place, people, notes, diets, allergies },
}: {
  line: SliceLine;
}) {
  return (
    <tr data-type={type}>
      <td>
        {spellClock(start)} to {spellClock(end)}
      </td>
      <td>
        {title}
        <small>{notes}</small>
        {diets !== "" && <small>Diets: {diets}.</small>}
        {allergies !== "" && <small>Allergies: {allergies}.</small>}
      </td>
      <td>{place}</td>
      <td>{people}</td>
    </tr>
  );
}
