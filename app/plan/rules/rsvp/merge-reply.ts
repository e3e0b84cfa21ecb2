import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  guests,
  households,
  invitations,
  packAttendees,
  packInvitationCell,
} from "#app/plan/schema/guests.schema.ts";

import { unnamedIds } from "./attendees.ts";
import { putMissing } from "./missing-guests.ts";
import { putDeclined } from "./put-declined.ts";
import type { RsvpReply } from "./rsvp-reply.ts";

/**
 * Writes a household's reply into the plan. What the couple withdrew meanwhile stays withdrawn: a household
 * that is no longer invited does not come, and a removed household does not return.
 */
export function mergeReply(
  plan: Doc,
  id: string,
  { coming, persons, asked, message, language, missing }: RsvpReply,
): void {
  if (viewTable(households, plan).row(id) === undefined) return;
  const { row, rows } = viewTable(guests, plan);
  const named = persons.filter((person) => row(person.id) === undefined);
  const people = [
    ...rows().filter(({ household }) => household === id),
    ...named.map((person) => ({ id: person.id, declined: [] })),
  ];
  const unnamed = new Set(unnamedIds(id));
  const isOwn = (guest: string) => (row(guest)?.household ?? (unnamed.has(guest) ? id : null)) === id;
  plan.transact(() => {
    const cells = viewGrid(invitations, plan).row(id);
    const come = new Map<string, readonly string[]>();
    for (const [event, said] of Object.entries(coming)) {
      const cell = cells.get(event);
      if (cell === undefined) continue;
      const who =
        typeof said === "number"
          ? []
          : said.filter((guest, at) => isOwn(guest) && said.indexOf(guest) === at);
      const count = typeof said === "number" ? said : who.length;
      const packed = packInvitationCell({ invited: cell.invited, coming: Math.min(count, cell.invited) });
      putCell(invitations, plan, id, event, packed);
      // A number says nothing of names. Of more than are invited by now, nobody knows who comes.
      const isKnown = who.length > 0 && who.length <= cell.invited;
      putCell(attendees, plan, id, event, isKnown ? packAttendees(who) : null);
      come.set(event, who);
    }
    for (const guest of people) {
      const isAsked = asked?.includes(guest.id) ?? true;
      const declined = Array.from(
        come,
        ([event, who]) => [event, isAsked && who.length > 0 && !who.includes(guest.id)] as const,
      );
      putDeclined(plan, guest, new Map(declined));
    }
    for (const { id: person, ...said } of persons) putRow(guests, plan, person, { household: id, ...said });
    if (message !== undefined) putRow(households, plan, id, { message });
    if (missing !== undefined) putMissing(plan, id, missing);
    if (language !== undefined) putRow(households, plan, id, { language });
  });
}
