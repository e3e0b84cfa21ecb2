import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, viewTable } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  guests,
  invitations,
  packAttendees,
  packInvitationCell,
  unaskedGuests,
  type InvitationCell,
} from "#app/plan/schema/guests.schema.ts";

/** Writes an invitation and its answer; null withdraws it. Names of those who come stay while their number does. */
export function putInvitation(
  document: Doc,
  household: string,
  event: string,
  cell: InvitationCell | null,
): void {
  const before = viewGrid(invitations, document).row(household).get(event);
  document.transact(() => {
    putCell(invitations, document, household, event, cell === null ? null : packInvitationCell(cell));
    if (cell === null || cell.coming !== (before?.coming ?? null))
      putCell(attendees, document, household, event, null);
  }, localOrigin);
}

/**
 * Writes by name who comes; where everyone does, their number says it.
 * @param who ids of all who come
 * @param guest of whom the couple said it: whoever was added after the answer is unknown until then
 */
export function putAttendees(
  document: Doc,
  household: string,
  event: string,
  who: readonly string[],
  guest: string,
): void {
  const cell = viewGrid(invitations, document).row(household).get(event);
  if (cell === undefined) return;
  const unasked = viewGrid(unaskedGuests, document).row(household).get(event) ?? [];
  const people = viewTable(guests, document)
    .rows()
    .filter((person) => person.household === household);
  const isEveryone =
    who.length >= Math.max(cell.invited, people.length) && people.every(({ id }) => who.includes(id));
  const left = unasked.filter((id) => id !== guest && !who.includes(id));
  document.transact(() => {
    const packed = packInvitationCell({ ...cell, coming: who.length });
    putCell(invitations, document, household, event, packed);
    putCell(attendees, document, household, event, isEveryone ? null : packAttendees(who, left));
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
