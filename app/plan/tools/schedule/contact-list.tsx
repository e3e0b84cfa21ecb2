import type { BusinessSheetContact } from "#app/plan/projections/business-sheet-data.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** Businesses of the day, with their contact persons and details. */
export function ContactList({ businesses }: { businesses: readonly BusinessSheetContact[] }) {
  if (businesses.length === 0) return null;
  return (
    <section>
      <h5>Contacts</h5>
      <table>
        <thead>
          <tr>
            <th scope="col">Vendor</th>
            <th scope="col">Ask for</th>
            <th scope="col">Phone</th>
            <th scope="col">Email</th>
            <th scope="col">Load-in</th>
          </tr>
        </thead>
        <tbody>
          {businesses.map(({ id, name, contact, phone, email, loadIn, loadInOn }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{contact}</td>
              <td>{phone}</td>
              <td>{email}</td>
              <td>
                {loadIn !== null && formatClockTime(loadIn)}
                {loadIn !== null && loadInOn !== null && <small>{formatWeekdayDate(loadInOn)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
