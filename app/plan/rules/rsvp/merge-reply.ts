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
import type { RsvpReply } from "./rsvp-reply.ts";

/**
 * Writes a household's reply into the plan. What the couple withdrew meanwhile stays withdrawn: a household
 * that is no longer invited does not come, and a removed household does not return.
 */
export function mergeReply(
  plan: Doc,
  id: string,
  { coming, persons, message, language, missing }: RsvpReply,
): void {
  if (viewTable(households, plan).row(id) === undefined) return;
  const { row } = viewTable(guests, plan);
  const unnamed = new Set(unnamedIds(id));
  const isOwn = (guest: string) => (row(guest)?.household ?? (unnamed.has(guest) ? id : null)) === id;
  plan.transact(() => {
    const cells = viewGrid(invitations, plan).row(id);
    for (const [event, said] of Object.entries(coming)) {
      const cell = cells.get(event);
      if (cell === undefined) continue;
      const who =
        typeof said === "number"
          ? []
          : said.filter((guest, at) => isOwn(guest) && said.indexOf(guest) === at);
      const people = typeof said === "number" ? said : who.length;
      const packed = packInvitationCell({ invited: cell.invited, coming: Math.min(people, cell.invited) });
      putCell(invitations, plan, id, event, packed);
      // A number says nothing of names. Of more than are invited by now, nobody knows who comes.
      const isKnown = who.length > 0 && who.length <= cell.invited;
      putCell(attendees, plan, id, event, isKnown ? packAttendees(who) : null);
    }
    for (const { id: person, ...said } of persons) putRow(guests, plan, person, { household: id, ...said });
    if (message !== undefined) putRow(households, plan, id, { message });
    if (missing !== undefined) putMissing(plan, id, missing);
    if (language !== undefined) putRow(households, plan, id, { language });
  });
}
