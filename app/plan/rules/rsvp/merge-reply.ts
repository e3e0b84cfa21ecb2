import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { guests, households, invitations, packInvitation } from "#app/plan/guests/guest-tables.ts";

import type { HouseholdAnswer } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";

/**
 * Writes an answer into the plan. What the couple took back meanwhile stays taken back: who is not
 * invited any more does not come, and a household that was removed does not return.
 */
export function mergeAnswer(plan: Doc, id: string, { coming, persons, message }: HouseholdAnswer): void {
  if (viewTable(households, plan).row(id) === undefined) return;
  plan.transact(() => {
    const cells = viewGrid(invitations, plan).row(id);
    for (const [event, people] of Object.entries(coming)) {
      const cell = cells.get(event);
      if (cell === undefined) continue;
      const packed = packInvitation({ invited: cell.invited, coming: Math.min(people, cell.invited) });
      putCell(invitations, plan, id, event, packed);
    }
    for (const { id: person, ...said } of persons) putRow(guests, plan, person, { household: id, ...said });
    putRow(households, plan, id, { message });
  });
}
