import type { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
  packInvitationCell,
  replyDays,
} from "#app/plan/schema/guests.schema.ts";

import { viewReplyDays } from "#app/plan/rules/guests/reply-days.ts";
import { unnamedIds } from "./attendees.ts";
import { putMissing } from "./missing-guests.ts";
import { daysAfterReply } from "./reply-days-after.ts";
import { leavesOpen, type RsvpReply } from "./rsvp-reply.ts";

/**
 * Writes a household's reply into the plan. What the couple withdrew meanwhile stays withdrawn: a household
 * that is no longer invited does not come, and a removed household does not return.
 */
export function mergeReply(plan: Doc, id: string, reply: RsvpReply): void {
  const { coming, persons, declined, confirmed = {}, message, language, missing } = reply;
  if (viewTable(households, plan).row(id) === undefined) return;
  const { row, rows } = viewTable(guests, plan);
  const people = new Set([
    ...rows().flatMap((guest) => (guest.household === id ? [guest.id] : [])),
    ...persons.map((person) => person.id),
  ]);
  const unnamed = new Set(unnamedIds(id));
  const isOwn = (guest: string) => (row(guest)?.household ?? (unnamed.has(guest) ? id : null)) === id;
  const isOpen = (guest: string, event: string) =>
    viewGrid(guestReplies, plan).row(guest).get(event) === "open";
  plan.transact(() => {
    const cells = viewGrid(invitations, plan).row(id);
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
      const away = who.length === 0 ? [] : (declined?.[event] ?? [...people]);
      for (const guest of people)
        if (away.includes(guest) && !who.includes(guest)) putCell(guestReplies, plan, guest, event, "no");
        else if (!isOpen(guest, event) || !leavesOpen(reply, event, guest))
          putCell(guestReplies, plan, guest, event, null);
    }
    const days = daysAfterReply(viewReplyDays(plan, id), reply);
    for (const event of [...Object.keys(coming), ...Object.keys(confirmed)]) {
      const cell = cells.get(event);
      const isAnswered = cell !== undefined && (coming[event] !== undefined || cell.coming !== null);
      if (isAnswered) putCell(replyDays, plan, id, event, days[event] ?? null);
    }
    // Where the answer stays as it was, it is only said of whoever was added after it.
    for (const [event, away] of Object.entries(declined ?? {}))
      if (coming[event] === undefined)
        for (const guest of away)
          if (isOwn(guest) && isOpen(guest, event)) putCell(guestReplies, plan, guest, event, "no");
    // What was said of somebody who was removed is not said of whom it names in the same place.
    for (const { id: person } of persons.filter((one) => row(one.id) === undefined))
      for (const event of viewGrid(guestReplies, plan).row(person).keys())
        if (coming[event] === undefined) putCell(guestReplies, plan, person, event, null);
    for (const { id: person, ...said } of persons) putRow(guests, plan, person, { household: id, ...said });
    if (message !== undefined) putRow(households, plan, id, { message });
    if (missing !== undefined) putMissing(plan, id, missing);
    if (language !== undefined) putRow(households, plan, id, { language });
  });
}
