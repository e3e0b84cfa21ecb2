import type { Doc } from "yjs";

import { removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { sentInvitations } from "#app/plan/schema/rsvp.schema.ts";

/** Forgets who was sent a link: a plan that is saved once more gives each household another one. */
export function clearSentInvitations(document: Doc): void {
  document.transact(() => {
    for (const { id } of viewTable(sentInvitations, document).rows())
      removeRow(sentInvitations, document, id);
  });
}
