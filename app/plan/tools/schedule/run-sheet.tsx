import { spellDate } from "#app/calendar/date-arithmetic.ts";
import { clockTime } from "#app/calendar/format-time-of-day.ts";

import type { Day, Entry } from "#app/plan/rules/schedule/timeline.ts";
import { Contacts } from "./contact-list.tsx";
import { describePeople } from "#app/plan/rules/schedule/describe-people.ts";
import type { Schedule } from "#app/plan/schedule/use-schedule.ts";
import { spellClock } from "#app/plan/schedule/when.ts";

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
        {/* The hours end with the point of 'p.m.', which ends the sentence too. */}
        {title === "" ? "Run sheet" : `${title}: run sheet`}. Sunset in {place.name} {clockTime(sunset)},
        golden hour from {clockTime(goldenHour)}
        {toCall.length > 0 && ` Call ${toCall.join(" or ")}.`}
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
              <td>
                {entry.type === "event" ? describePeople(headcounts.get(entry.id)) : entry.moment.people}
              </td>
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

function notesOf(entry: Entry): string {
  const { place, notes } = entry.type === "event" ? entry.event : entry.moment;
  return [place, notes].filter((text) => text !== "").join(". ");
}
