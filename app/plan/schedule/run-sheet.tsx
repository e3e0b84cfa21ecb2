import { spellDate } from "#app/date-finder/calendar.ts";
import { clockTime } from "#app/date-finder/clock-time.ts";

import type { Day, Entry } from "./days.ts";
import type { Business, Schedule } from "./use-schedule.ts";
import { spellClock } from "./when.ts";

/** The run sheet of a day: every line of it, who is in it, and whom to call. */
export function RunSheet({ day, schedule }: { day: Day; schedule: Schedule }) {
  const { title, headcounts, businessesOf, lightOf } = schedule;
  const { place, sunset, goldenHour } = lightOf(day);
  const working = [...new Set(day.entries.flatMap(({ id }) => businessesOf(id)))];
  const toCall = [...new Set(day.entries.flatMap(({ event }) => event?.contact || []))];
  return (
    <>
      <h4>{spellDate(day.date)}</h4>
      <p>
        {title === "" ? "Run sheet" : `${title}: run sheet`}. Sunset in {place.name} {clockTime(sunset)},
        golden hour from {clockTime(goldenHour)}.{toCall.length > 0 && ` Call ${toCall.join(" or ")}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Business</th>
          </tr>
        </thead>
        <tbody>
          {day.entries.map((entry) => (
            <tr key={entry.id} data-type={entry.type}>
              <td>
                {spellClock(entry.when.start)}
                {entry.type === "event" && <small>to {spellClock(entry.when.end)}</small>}
              </td>
              <td>
                {entry.title}
                <small>{notesOf(entry)}</small>
              </td>
              <td>{entry.type === "event" ? peopleAt(entry.id, headcounts) : entry.moment.people}</td>
              <td>
                {businessesOf(entry.id)
                  .map(({ name }) => name)
                  .join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Contacts businesses={working} />
    </>
  );
}

export function peopleAt(event: string, headcounts: Schedule["headcounts"]): string {
  const count = headcounts.get(event);
  if (count?.expected == null) return "";
  const open = count.waiting > 0 ? `, ${count.waiting} of them not answered yet` : "";
  return `${count.expected} people${open}`;
}

function notesOf(entry: Entry): string {
  const { place, notes } = entry.type === "event" ? entry.event : entry.moment;
  return [place, notes].filter((text) => text !== "").join(". ");
}

/** Businesses of the day, with who to ask for and where they are reached. */
export function Contacts({ businesses }: { businesses: readonly Business[] }) {
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
