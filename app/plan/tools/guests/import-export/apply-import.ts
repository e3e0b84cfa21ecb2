import type { Doc } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { addGuests } from "#app/plan/rules/rsvp/add-guests.ts";
import { putInvitation } from "#app/plan/tools/guests/household/change-invitation.ts";

import type { ImportChanges } from "./compare-list.ts";

/**
 * Writes the changes of a preview. Call it within one transaction.
 * @param household null for a new one
 */
export function applyImport(document: Doc, household: string | null, outcome: ImportChanges): void {
  const id = household ?? newId();
  if (household === null || Object.keys(outcome.values).length > 0)
    putRow(households, document, id, outcome.values);
  for (const [event, invitation] of outcome.invitations) putInvitation(document, id, event, invitation);
  for (const { id: known, guest } of outcome.guests)
    if (known !== null) putRow(guests, document, known, { household: id, ...guest });
  const added = outcome.guests.filter((one) => one.id === null);
  addGuests(
    document,
    id,
    added.map(({ guest }) => guest),
  );
}
