import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, viewTable } from "#app/plan/document/plan-table.ts";
import { putReplyDay } from "#app/plan/rules/guests/reply-days.ts";
import { attendeesOf } from "#app/plan/rules/rsvp/attendees.ts";
import {
  attendees,
  guestReplies,
  guests,
  invitations,
  packAttendees,
  packInvitationCell,
  replyDays,
  type InvitationCell,
} from "#app/plan/schema/guests.schema.ts";

const peopleOf = (document: Doc, household: string) =>
  viewTable(guests, document)
    .rows()
    .filter((guest) => guest.household === household);

/**
 * Writes an invitation and its answer; null withdraws it. Names of those who come stay while their number does. Another
 * number is a reply for the day that the event has now.
 * @param isForFormerDay whether the number is said to be for an earlier day: which one, if that's known, stays
 */
export function putInvitation(
  document: Doc,
  household: string,
  event: string,
  cell: InvitationCell | null,
  isForFormerDay = false,
): void {
  const before = viewGrid(invitations, document).row(household).get(event);
  document.transact(() => {
    putCell(invitations, document, household, event, cell === null ? null : packInvitationCell(cell));
    if (cell !== null && cell.coming === (before?.coming ?? null)) return;
    if (cell === null || cell.coming === null) putCell(replyDays, document, household, event, null);
    else if (!isForFormerDay) putReplyDay(document, household, event);
    clearNames(document, household, event);
  }, localOrigin);
}

/** Once only a number is known. */
function clearNames(document: Doc, household: string, event: string): void {
  putCell(attendees, document, household, event, null);
  for (const { id } of peopleOf(document, household)) putCell(guestReplies, document, id, event, null);
}

/**
 * Writes by name who comes; where everyone does, their number says it.
 * @param who ids of all who come
 * @param guest of whom the couple said it: whoever was added after the answer is unknown, or still open, until
 * then; where only a number was known, everybody else is unknown; where nobody came before, or nothing was said,
 * nobody else does. The day of an answer stays: one guest's tick is no reply of the household.
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
  const ids = peopleOf(document, household).map(({ id }) => id);
  const said = viewGrid(attendees, document).row(household).get(event);
  const isNumberAlone = cell.coming !== null && attendeesOf(cell, said, ids) === null;
  const isEveryone = who.length >= Math.max(cell.invited, ids.length) && ids.every((id) => who.includes(id));
  const replies = viewGrid(guestReplies, document);
  const isOpen = (id: string) => cell.coming !== null && replies.row(id).get(event) === "open";
  document.transact(() => {
    const packed = packInvitationCell({ ...cell, coming: who.length });
    putCell(invitations, document, household, event, packed);
    if (cell.coming === null) putReplyDay(document, household, event);
    putCell(attendees, document, household, event, isEveryone ? null : packAttendees(who));
    for (const id of ids) {
      const isAway = !who.includes(id);
      const say = (declined: boolean) => putCell(guestReplies, document, id, event, declined ? "no" : null);
      if (!isAway || id === guest) say(isAway);
      else if (((cell.coming ?? 0) === 0 || isNumberAlone) && !isOpen(id)) say(!isNumberAlone);
    }
  }, localOrigin);
}

/** Writes that a guest who was added after the household's answer does not come. */
export function putDeclined(document: Doc, event: string, guest: string): void {
  putCell(guestReplies, document, guest, event, "no");
}

/**
 * Makes an answer no more than are invited, once their number is typed: on the way to 14 it is 1, which says
 * nothing of who comes. It stays a reply for the day that it was given for.
 */
export function limitComing(document: Doc, household: string, event: string): void {
  const cell = viewGrid(invitations, document).row(household).get(event);
  if (cell === undefined || cell.coming === null || cell.coming <= cell.invited) return;
  document.transact(() => {
    putCell(invitations, document, household, event, packInvitationCell({ ...cell, coming: cell.invited }));
    clearNames(document, household, event);
  }, localOrigin);
}
