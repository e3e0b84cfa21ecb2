import type { Doc } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { guests, households, invitations, packInvitation } from "#app/plan/guests/guest-tables.ts";

import type { Outcome } from "./compare-list.ts";

/** Writes what a preview promised. Call it within one step. @param household null for a new one */
export function takeOver(document: Doc, household: string | null, outcome: Outcome): void {
  const id = household ?? newId();
  if (household === null || Object.keys(outcome.values).length > 0)
    putRow(households, document, id, outcome.values);
  for (const [event, invitation] of outcome.invitations)
    putCell(invitations, document, id, event, invitation === null ? null : packInvitation(invitation));
  for (const { id: known, guest } of outcome.guests)
    putRow(guests, document, known ?? newId(), { household: id, ...guest });
}
