import { useMemo } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { countChildren } from "#app/plan/rules/guests/count-children.ts";
import { countGuests } from "#app/plan/rules/guests/guest-limit.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";
import { formatInvitation } from "#app/plan/rules/guests/invitation-text.ts";
import { nameAttendees, nameOpenGuests } from "#app/plan/rules/rsvp/attendees.ts";
import { attendees, guests, type GuestRow, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";
import { describeFormerDay } from "#app/plan/rules/guests/former-day.ts";
import { useMovedReplies } from "#app/plan/ui/use-moved-replies.ts";
import { useAnswers } from "#app/plan/ui/use-answers.ts";
import { useLettersForPrint } from "#app/plan/ui/print-sheets/use-letters-for-print.ts";
import { useIsPrinting } from "#app/plan/ui/print-sheets/use-is-printing.ts";
import "#app/plan/ui/print-sheets/print-sheets.css";

type PrintedGuestListProps = {
  /** What is printed: the households of the list as it is filtered. */
  shown: readonly HouseholdRow[];
  isFiltered: boolean;
  events: readonly { id: string; name: string }[];
};

/** The most events whose names have room side by side; those of more are turned. */
const mostUpright = 6;

const nobody: readonly GuestRow[] = [];

/** The whole guest list on paper; on the screen, where only the rows in view are drawn, it is not there. */
export function PrintedGuestList(props: PrintedGuestListProps) {
  useLettersForPrint(props.shown);
  useLettersForPrint(useRows(guests));
  return useIsPrinting() ? <Sheet {...props} /> : null;
}

function Sheet({ shown, isFiltered, events }: PrintedGuestListProps) {
  const cells = useAnswers();
  const said = useGrid(attendees);
  const people = useRows(guests);
  const moved = new Map(useMovedReplies().map(({ event, households }) => [event, households]));
  const named = useMemo(() => Map.groupBy(people, ({ household }) => household), [people]);
  const count = countGuests(shown);
  const childrenOf = ({ id, children: written }: HouseholdRow) =>
    countChildren(written, named.get(id) ?? nobody) ?? 0;
  const children = shown.reduce((sum, household) => sum + childrenOf(household), 0);
  return (
    <section className="print-sheets" aria-label="The guest list on paper">
      <div className="print-sheets__preview">
        <article className="paper">
          <h4>{isFiltered ? "Guest list, a selection" : "Guest list"}</h4>
          <p>
            {formatCount(count)} {count === 1 ? "guest" : "guests"} in {formatCount(shown.length)}{" "}
            {shown.length === 1 ? "household" : "households"}
            {children > 0 && `, ${formatCount(children)} of them ${children === 1 ? "a child" : "children"}`}.
            “4” is four invited, “3 of 4” is three of four coming.
          </p>
          <table className="guest-sheet" data-turned={events.length > mostUpright || undefined}>
            <thead>
              <tr>
                <th scope="col">Household</th>
                <th scope="col">
                  <span>People</span>
                </th>
                <th scope="col">
                  <span>Children</span>
                </th>
                {events.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <span>{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((household) => (
                <tr key={household.id}>
                  <th scope="row">
                    {household.name === "" ? "No name yet" : household.name}{" "}
                    <small>{detailsOf(household, named.get(household.id) ?? nobody)}</small>
                  </th>
                  <td>{household.people ?? ""}</td>
                  <td>{childrenOf(household) || "–"}</td>
                  {events.map(({ id }) => {
                    const cell = cells.cell(household.id, id);
                    if (cell === undefined) return <td key={id}>–</td>;
                    const own = named.get(household.id) ?? nobody;
                    return (
                      <td key={id}>
                        <b>{formatInvitation(cell)}</b>{" "}
                        <small>
                          {[
                            ...describeFormerDay(moved.get(id)?.get(household.id)),
                            nameAttendees(cell, said.cell(household.id, id), own).join(", "),
                            ...nameOpenGuests(cell, own),
                          ]
                            .filter((text) => text !== "")
                            .join("; ")}
                        </small>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      </div>
    </section>
  );
}

/** Who they are, and what the kitchen has to know: 'Asha (Paneer, Jain), Ravi (child); nuts'. */
function detailsOf(household: HouseholdRow, named: readonly GuestRow[]): string {
  const people = named
    .filter(({ name }) => name !== "")
    .map(({ name, child, diets, allergies, meal }) => {
      const kitchen = [child ? "child" : "", meal, kitchenOf(diets, allergies)]
        .filter((text) => text !== "")
        .join(", ");
      return kitchen === "" ? name : `${name} (${kitchen})`;
    });
  const names = people.join(", ");
  return [
    names === household.name ? "" : names,
    kitchenOf(household.diets, household.allergies),
    household.tags.join(", "),
  ]
    .filter((text) => text !== "")
    .join("; ");
}

const kitchenOf = (diets: HouseholdRow["diets"], allergies: string) =>
  [...diets.map((diet) => dietNames[diet]), allergies].filter((text) => text !== "").join(", ");
