import type { Doc } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { guestReplies, guests, households, type GuestRow } from "#app/plan/schema/guests.schema.ts";
import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import { addGuests } from "#app/plan/rules/rsvp/add-guests.ts";
import { putInvitation } from "#app/plan/tools/guests/household/change-invitation.ts";

import type { ImportChanges } from "./compare-list.ts";
import type { OpenPeople } from "./listed-household.ts";

/**
 * Writes the changes of a preview. Call it within one transaction.
 * @param household null for a new one
 */
export function applyImport(document: Doc, household: string | null, outcome: ImportChanges): void {
  const id = household ?? newId();
  if (household === null || Object.keys(outcome.values).length > 0)
    putRow(households, document, id, outcome.values);
  for (const [event, invitation] of outcome.invitations)
    putInvitation(document, id, event, invitation, outcome.formerDays.has(event));
  for (const { id: known, guest } of outcome.guests)
    if (known !== null) putRow(guests, document, known, { household: id, ...guest });
  const held = viewTable(guests, document)
    .rows()
    .filter((guest) => guest.household === id);
  const named = outcome.guests.flatMap((one) => (one.id === null ? [one.guest] : []));
  const nameless = Math.max(
    0,
    ...Array.from(outcome.open.values(), ({ count, names }) => count - names.length),
  );
  const missing = nameless - [...held, ...named].filter(({ name }) => name === "").length;
  const bare = Array.from({ length: Math.max(0, missing) }, () => ({ name: "" }));
  // All at once: who has a name is the first to take a place, and within a transaction no view shows that it's taken.
  const added = [...named, ...bare];
  const people = [
    ...held,
    ...addGuests(document, id, added).map((own, at) => ({ id: own, name: added[at]?.name ?? "" })),
  ];
  for (const [event, open] of outcome.open) putOpenGuests(document, event, people, open);
}

/**
 * Writes who of a household has not answered, by name; an answer is about everybody else. Whoever is open without a
 * name is a guest without one.
 */
function putOpenGuests(
  document: Doc,
  event: string,
  people: readonly Pick<GuestRow, "id" | "name">[],
  { count, names }: OpenPeople,
): void {
  const open = [...names.map(foldName), ...Array.from({ length: count - names.length }, () => "")];
  const { row } = viewGrid(guestReplies, document);
  for (const { id, name } of people) {
    const at = open.indexOf(foldName(name));
    if (at >= 0) {
      open.splice(at, 1);
      putCell(guestReplies, document, id, event, "open");
    } else if (row(id).get(event) === "open") putCell(guestReplies, document, id, event, null);
  }
}
