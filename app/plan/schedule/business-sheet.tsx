import { spellDate } from "#app/date-finder/calendar.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";
import { guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { dietCounts, type DietCounts } from "#app/plan/guests/diet-counts.ts";
import { dietNames } from "#app/plan/guests/guest-words.ts";

import type { Day, Entry } from "./days.ts";
import { Contacts, peopleAt } from "./run-sheet.tsx";
import type { Business, Schedule } from "./use-schedule.ts";
import { spellClock } from "./when.ts";

/** Who cooks or bakes has to know what guests eat; what they cannot eat is nobody else's business. */
const kitchens = new Set(["caterers", "cakes", "venues", "venue", ""]);

/** The sheet of one business: when and where it works, for how many, and who else is there. */
export function BusinessSheet({ business, schedule }: { business: Business; schedule: Schedule }) {
  const { title, days, businessesOf } = schedule;
  const worksAt = (entry: Entry) => businessesOf(entry.id).some(({ id }) => id === business.id);
  const own = days
    .map((day) => ({ ...day, entries: day.entries.filter(worksAt) }))
    .filter(({ entries }) => entries.length > 0);
  const beside = [
    ...new Set(
      own.flatMap(({ entries }) =>
        entries.flatMap((entry) => (entry.event ? businessesOf(entry.event.id) : [])),
      ),
    ),
  ].filter(({ id }) => id !== business.id);
  const toCall = [
    ...new Set(own.flatMap(({ entries }) => entries.flatMap(({ event }) => event?.contact || []))),
  ];
  return (
    <>
      <h4>{business.name === "" ? "A business" : business.name}</h4>
      <p>{title === "" ? "Sheet for the wedding" : title}</p>
      <dl>
        <dt>Load-in</dt>
        <dd>
          {business.loadIn === null || own[0] === undefined
            ? "to be agreed"
            : `${spellClock(business.loadIn)} on ${spellDate(own[0].date)}`}
        </dd>
        <dt>Call on the day</dt>
        <dd>{toCall.length === 0 ? "to be named" : toCall.join("; ")}</dd>
      </dl>
      {own.length === 0 && <p>No event or moment has this business yet: tick it in the running order.</p>}
      {own.map((day) => (
        <DayOfBusiness key={day.date} day={day} schedule={schedule} business={business} />
      ))}
      <Contacts businesses={beside} />
    </>
  );
}

type DayOfBusinessProps = { day: Day; schedule: Schedule; business: Business };

function DayOfBusiness({ day, schedule, business }: DayOfBusinessProps) {
  const families = useRows(households);
  const people = useRows(guests);
  const invited = useGrid(invitations);
  const cooks = kitchens.has(business.category);
  return (
    <section>
      <h5>{spellDate(day.date)}</h5>
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
          {day.entries.map((entry) => (
            <tr key={entry.id} data-type={entry.type}>
              <td>
                {spellClock(entry.when.start)} to {spellClock(entry.when.end)}
              </td>
              <td>
                {entry.title}
                <small>{entry.type === "moment" ? entry.moment.notes : entry.event.notes}</small>
                {cooks && entry.type === "event" && (
                  <Diets diets={dietCounts(families, people, (family) => invited.cell(family, entry.id))} />
                )}
              </td>
              <td>{(entry.type === "moment" && entry.moment.place) || entry.event?.place}</td>
              <td>
                {entry.type === "event" ? peopleAt(entry.id, schedule.headcounts) : entry.moment.people}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Diets({ diets: { counts, allergies } }: { diets: DietCounts }) {
  const asked = [...counts].filter(([, people]) => people > 0);
  return (
    <>
      {asked.length > 0 && (
        <small>
          Diets: {asked.map(([diet, people]) => `${people} ${dietNames[diet].toLowerCase()}`).join(", ")}.
        </small>
      )}
      {allergies.length > 0 && (
        <small>Allergies: {allergies.map(({ who, what }) => `${who} (${what})`).join(", ")}.</small>
      )}
    </>
  );
}
