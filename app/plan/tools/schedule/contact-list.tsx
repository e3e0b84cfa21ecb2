import type { SliceContact } from "#app/plan/projections/business-sheet-data.ts";
import { spellClock } from "#app/plan/schedule/when.ts";

/** Businesses of the day, with who to ask for and where they are reached. */
export function Contacts({ businesses }: { businesses: readonly SliceContact[] }) {
  if (businesses.length === 0) return null;
  return (
    <section>
      <h5>Numbers</h5>
      <table>
        <thead>
          <tr>
            <th scope="col">Business</th>
            <th scope="col">Ask for</th>
            <th scope="col">Telephone</th>
            <th scope="col">Mail</th>
            <th scope="col">Load-in</th>
          </tr>
        </thead>
        <tbody>
          {businesses.map(({ id, name, contact, phone, email, loadIn }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{contact}</td>
              <td>{phone}</td>
              <td>{email}</td>
              <td>{loadIn === null ? "" : spellClock(loadIn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
