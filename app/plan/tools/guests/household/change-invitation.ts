import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  invitations,
  packAttendees,
  packInvitationCell,
  type InvitationCell,
} from "#app/plan/schema/guests.schema.ts";

/**
 * Writes an invitation and its answer; null withdraws it. Names of those who come stay while their number does.
 * @param who the ids of those who come, where they are known by name
 */
export function putInvitation(
  document: Doc,
  household: string,
  event: string,
  cell: InvitationCell | null,
  who: readonly string[] | null = null,
): void {
  const before = viewGrid(invitations, document).row(household).get(event);
  document.transact(() => {
    putCell(invitations, document, household, event, cell === null ? null : packInvitationCell(cell));
    if (who === null && cell !== null && cell.coming === (before?.coming ?? null)) return;
    putCell(attendees, document, household, event, who === null ? null : packAttendees(who));
  }, localOrigin);
}

/**
 * Makes an answer no more than are invited, once their number is typed: on the way to 14 it is 1, which says
 * nothing of who comes.
 */
export function limitComing(document: Doc, household: string, event: string): void {
  const cell = viewGrid(invitations, document).row(household).get(event);
  if (cell !== undefined && cell.coming !== null && cell.coming > cell.invited)
    putInvitation(document, household, event, { ...cell, coming: cell.invited });
}
