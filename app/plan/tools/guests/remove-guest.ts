import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { guestReplies, guests } from "#app/plan/schema/guests.schema.ts";
import { namedSeats } from "#app/plan/schema/seating.schema.ts";

/** Removes a named guest with the guest's reply and seat at each event. Call it within one transaction. */
export function removeGuest(document: Doc, id: string): void {
  for (const event of viewGrid(guestReplies, document).row(id).keys())
    putCell(guestReplies, document, id, event, null);
  for (const event of viewGrid(namedSeats, document).row(id).keys())
    putCell(namedSeats, document, id, event, null);
  removeRow(guests, document, id);
}
