import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { sentInvitations } from "#app/plan/schema/rsvp.schema.ts";
import { namedSeats, packSeatAssignments, seatedHouseholds } from "#app/plan/schema/seating.schema.ts";

import { householdSize } from "#app/plan/rules/guests/guest-limit.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
  packInvitationCell,
  replyDays,
  type GuestReply,
  type GuestRow,
} from "#app/plan/schema/guests.schema.ts";
import { mergeGuest, mergeHousehold } from "./merge-household.ts";
import { removeGuest } from "./remove-guest.ts";

/**
 * Removes a household with its people, its invitations and answers, its seats and the mark that it was sent its
 * link. Call it within one transaction.
 * @param moved ids of guests who are in another household now: within a transaction their rows still say this one
 */
export function removeHousehold(document: Doc, id: string, moved: readonly string[] = []): void {
  for (const guest of viewTable(guests, document).rows())
    if (guest.household === id && !moved.includes(guest.id)) removeGuest(document, guest.id);
  for (const event of viewGrid(invitations, document).row(id).keys())
    putCell(invitations, document, id, event, null);
  for (const event of viewGrid(attendees, document).row(id).keys())
    putCell(attendees, document, id, event, null);
  for (const event of viewGrid(replyDays, document).row(id).keys())
    putCell(replyDays, document, id, event, null);
  for (const event of viewGrid(seatedHouseholds, document).row(id).keys())
    putCell(seatedHouseholds, document, id, event, null);
  removeRow(sentInvitations, document, id);
  removeRow(households, document, id);
}

/** Which of ours each of theirs is, by name: each of ours once, as two cousins may have one name. */
function pairByName(theirs: readonly GuestRow[], ours: readonly GuestRow[]): ReadonlyMap<string, GuestRow> {
  const paired = new Set<GuestRow>();
  const pairs = new Map<string, GuestRow>();
  for (const { id, name } of theirs) {
    const guest = ours.find((one) => name !== "" && one.name === name && !paired.has(one));
    if (guest === undefined) continue;
    pairs.set(id, guest);
    paired.add(guest);
  }
  return pairs;
}

/**
 * Merges two households: values that only the other one has are added to the first. Call it within one
 * transaction.
 */
export function mergeHouseholds(document: Doc, keep: string, other: string): void {
  const rows = viewTable(households, document);
  const [kept, merged] = [rows.row(keep), rows.row(other)];
  if (kept === undefined || merged === undefined || keep === other) return;
  const all = viewTable(guests, document).rows();
  const theirGuests = all.filter(({ household }) => household === other);
  const ourGuests = all.filter(({ household }) => household === keep);
  const same = pairByName(theirGuests, ourGuests);
  const sameGuest = (id: string) => same.get(id)?.id ?? id;
  const moved = theirGuests.filter(({ id }) => !same.has(id)).map(({ id }) => id);
  const invited = viewGrid(invitations, document);
  const seats = viewGrid(seatedHouseholds, document);
  const who = new Map(viewGrid(attendees, document).row(other));
  const [ours, theirs] = [new Map(invited.row(keep)), new Map(invited.row(other))];
  const [ourSeats, theirSeats] = [new Map(seats.row(keep)), new Map(seats.row(other))];

  putRow(households, document, keep, mergeHousehold(kept, merged));
  // An answer takes precedence over none; of two answers, the first household's.
  const isTheirs = (event: string) => {
    const mine = ours.get(event);
    return mine === undefined || (mine.coming === null && (theirs.get(event)?.coming ?? null) !== null);
  };
  const taken = [...theirs.keys()].filter(isTheirs);
  for (const guest of theirGuests) {
    const twin = same.get(guest.id);
    if (twin === undefined) putRow(guests, document, guest.id, { household: keep });
    else putRow(guests, document, twin.id, mergeGuest(twin, guest));
  }
  // An answer says nothing of the other household's people.
  const replies = viewGrid(guestReplies, document);
  const put = (id: string, event: string, reply: GuestReply | null) =>
    putCell(guestReplies, document, id, event, reply);
  for (const { id } of ourGuests) for (const event of taken) put(id, event, null);
  for (const { id } of theirGuests) {
    const before = new Map(replies.row(id));
    for (const event of before.keys()) if (moved.includes(id) && !taken.includes(event)) put(id, event, null);
    for (const event of taken) put(sameGuest(id), event, before.get(event) ?? null);
  }
  const theirDays = viewGrid(replyDays, document).row(other);
  for (const [event, invitation] of theirs) {
    if (!taken.includes(event)) continue;
    putCell(invitations, document, keep, event, packInvitationCell(invitation));
    putCell(replyDays, document, keep, event, theirDays.get(event)?.day ?? null);
    const named = who.get(event);
    if (named !== undefined)
      putCell(attendees, document, keep, event, packAttendees(named.map(({ guest }) => sameGuest(guest))));
  }
  const seatsByGuest = viewGrid(namedSeats, document);
  for (const [event, seated] of theirSeats) {
    if (ourSeats.has(event)) continue;
    putCell(seatedHouseholds, document, keep, event, packSeatAssignments(seated));
    for (const [id, twin] of same)
      putCell(namedSeats, document, twin.id, event, seatsByGuest.row(id).get(event) ?? null);
  }
  removeHousehold(document, other, moved);
}

/**
 * Invites all people of households to an event, or withdraws unanswered invitations. Call it within one
 * transaction.
 * @returns how many households it changed
 */
export function inviteAll(document: Doc, ids: readonly string[], event: string, invite: boolean): number {
  const grid = viewGrid(invitations, document).cells();
  const rows = viewTable(households, document);
  const changed = ids.filter((id) => {
    const cell = grid.cell(id, event);
    return invite ? cell === undefined : cell !== undefined && cell.coming === null;
  });
  for (const id of changed) {
    const people = householdSize(rows.row(id) ?? { people: null });
    putCell(
      invitations,
      document,
      id,
      event,
      invite ? packInvitationCell({ invited: people, coming: null }) : null,
    );
  }
  return changed.length;
}
