import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";

import { firstDayOf } from "#app/plan/projections/business-sheet-data.ts";
import type { TimelineDay, TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { ContactList } from "./contact-list.tsx";
import { asOwnLine, describeExpectedGuests } from "#app/plan/rules/schedule/describe-people.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** The run sheet of a day: all lines, their people, and contacts. */
export function RunSheet({ day, schedule }: { day: TimelineDay; schedule: Schedule }) {
  const { title, headcounts, businessesOf, lightOf } = schedule;
  const { place, sunset, goldenHour } = lightOf(day);
  const working = [...new Set(day.entries.flatMap(({ id }) => businessesOf(id)))].map((business) => ({
    ...business,
    loadInOn: firstDayOf(schedule.days, ({ id }) => businessesOf(id).includes(business)),
  }));
  const toCall = [...new Set(day.entries.flatMap(({ event }) => event?.contact || []))];
  return (
    <>
      <h4>{formatWeekdayDate(day.date)}</h4>
      <p>
        {/* The hours end with the dot of 'p.m.', which also ends the sentence. */}
        {title === "" ? "Run sheet" : `${title}: run sheet`}. Sunset in {place.name} {formatTimeOfDay(sunset)}
        , golden hour from {formatTimeOfDay(goldenHour)}
        {toCall.length > 0 && ` Call ${toCall.join(" or ")}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Vendor</th>
          </tr>
        </thead>
        <tbody>
          {day.entries.map((entry) => (
            <tr key={entry.id} data-type={entry.type}>
              <td>
                {formatClockTime(entry.when.start)}
                {entry.type === "event" && <small>to {formatClockTime(entry.when.end)}</small>}
              </td>
              <td>
                {entry.title}
                <small>{notesOf(entry)}</small>
              </td>
              <td>
                {entry.type === "event"
                  ? asOwnLine(describeExpectedGuests(headcounts.get(entry.id)))
                  : entry.moment.people}
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
      <ContactList businesses={working} />
    </>
  );
}

function notesOf(entry: TimelineEntry): string {
  const { place, notes } = entry.type === "event" ? entry.event : entry.moment;
  return [place, notes].filter((text) => text !== "").join(". ");
}
