import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { maxMissingGuests } from "#app/plan/document/reply-limits.ts";
import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
  packInvitationCell,
} from "#app/plan/schema/guests.schema.ts";
import { missingGuests, type MissingGuestRow } from "#app/plan/schema/rsvp.schema.ts";

import { attendeesOf } from "./attendees.ts";
import type { MissingGuest } from "./rsvp-reply.ts";

/** Whom a household says is missing, named twice is named once, up to what one household may say. */
export function combineMissing(
  earlier: readonly MissingGuest[],
  later: readonly MissingGuest[],
): MissingGuest[] {
  const named = new Map<string, MissingGuest>();
  for (const guest of [...earlier, ...later]) {
    const known = foldName(guest.name);
    if (!named.has(known)) named.set(known, guest);
  }
  return [...named.values()].slice(0, maxMissingGuests);
}

/**
 * Writes into the plan whom a household says is missing, for the couple to decide. The same name again says
 * nothing new, whatever the couple decided; more than a household may say are left out.
 */
export function putMissing(plan: Doc, household: string, said: readonly MissingGuest[]): void {
  const { row, rows } = viewTable(missingGuests, plan);
  const known = new Set(
    rows().flatMap((guest) => (guest.household === household ? [foldName(guest.name)] : [])),
  );
  const free = Array.from({ length: maxMissingGuests }, (_, at) => `${household}.m${at + 1}`).filter(
    (id) => row(id) === undefined,
  );
  for (const { name, word } of said) {
    if (name === "" || known.has(foldName(name))) continue;
    const id = free.shift();
    if (id === undefined) return;
    known.add(foldName(name));
    putRow(missingGuests, plan, id, { household, name, word });
  }
}

/** Those that wait for the couple, of households that there still are. */
export const waitingMissing = (
  rows: readonly MissingGuestRow[],
  isHousehold: (id: string) => boolean,
): MissingGuestRow[] =>
  rows.filter(({ state, name, household }) => state === null && name !== "" && isHousehold(household));

/**
 * Adds who was missing to its household: by name, one more person, and one more at each event that the
 * household is invited to, with the answer still open: what the household said before is not about them, and what
 * it says on a page that was opened before isn't either. One change, so that it is one undo step; two people who
 * accept at once add one guest.
 */
export function acceptMissing(plan: Doc, { id, household, name }: MissingGuestRow): void {
  const own = viewTable(households, plan).row(household);
  const decided = viewTable(missingGuests, plan).row(id)?.state ?? null;
  if (own === undefined || decided !== null) return;
  const people = viewTable(guests, plan)
    .rows()
    .filter((person) => person.household === household)
    .map((person) => person.id);
  const said = new Map(viewGrid(attendees, plan).row(household));
  const guest = `${id}.guest`;
  plan.transact(() => {
    putRow(guests, plan, guest, { household, name });
    putRow(households, plan, household, {
      people: Math.min(500, Math.max(own.people ?? 1, people.length) + 1),
    });
    for (const [event, cell] of viewGrid(invitations, plan).row(household)) {
      if (cell.invited === 0) continue;
      const packed = packInvitationCell({ ...cell, invited: Math.min(999, cell.invited + 1) });
      putCell(invitations, plan, household, event, packed);
      putCell(guestReplies, plan, guest, event, "open");
      // Everyone who was named before still comes; the new guest has not answered.
      const come = attendeesOf(cell, said.get(event), people);
      if (come !== null && come.size > 0 && come.size === cell.coming)
        putCell(attendees, plan, household, event, packAttendees([...come]));
    }
    putRow(missingGuests, plan, id, { state: "accepted" });
  }, localOrigin);
}

/** The household keeps its invitation as it is; nobody is told by the site. */
export function declineMissing(plan: Doc, id: string): void {
  putRow(missingGuests, plan, id, { state: "declined" });
}
