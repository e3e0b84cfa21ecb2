import { createHash } from "node:crypto";

import { and, eq, isNull, sql } from "drizzle-orm";

import { formatDate } from "#app/calendar/format-date.ts";
import { announceReplyRecords } from "#app/catalogue/directory/announce-reply-records.server.ts";
import {
  resetBusinessBookings,
  saveCoupleBooking,
  type CoupleBookingOutcome,
} from "#app/couple/reviews/bookings.server.ts";
import {
  announceAmountsChange,
  removePaid,
  savePaid,
  type PaidOutcome,
} from "#app/couple/paid-amounts/save-paid.server.ts";
import { isDayOver } from "#app/couple/reviews/review-rules.ts";
import { deleteReview, writeReview, type ReviewOutcome } from "#app/couple/reviews/write-review.server.ts";
import { holdIfSpamLinks, type ModerationHold } from "#app/messaging/forms/moderation.ts";
import { deleteEnquiry } from "#app/couple/enquiries/delete-enquiry.server.ts";
import { confirmEnquiry } from "#app/couple/enquiries/confirm-enquiry.server.ts";
import { findKnowledgeOfEnquiry } from "#app/couple/enquiries/knowledge-of-enquiry.server.ts";
import { moveAskedEvents } from "#app/couple/enquiries/move-asked-events.ts";
import { describeGuests, type StatedGuests } from "#app/couple/enquiries/stated-guests.ts";
import {
  declineBusiness,
  reopenWithBusiness,
  type DeclineOutcome,
} from "#app/couple/enquiries/decline-business.server.ts";
import { postMessageMails } from "#app/couple/enquiries/post-enquiry-mails.server.ts";
import { rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import type { EnquiryMessageKind } from "#database/enums.ts";
import { enquiries, enquiryMessages, enquiryRecipients } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { EnquiryChange } from "./parse-enquiry-change.ts";

/** The result of a change. */
export type EnquiryChangeResult =
  | {
      kind:
        | EnquiryMessageKind
        | "sent"
        | "change-to-confirm"
        | "unchanged"
        | "message-to-one"
        | "recipient-closed"
        | "recipient-unheard"
        | "deleted"
        | "review-deleted"
        | "paid-removed"
        | PaidOutcome
        | ReviewOutcome
        | CoupleBookingOutcome
        | DeclineOutcome;
    }
  /** A message that is saved, and that the desk reads before anybody else. */
  | { kind: "held" }
  | { kind: "rotated"; key: string };

type Office = Pick<Site, "database" | "secret" | "postMails">;

/**
 * Applies the couple's change from its page; every recipient of the enquiry, and the team, is told by mail. A
 * message with too many links is held for the desk: nobody is told until releaseEnquiry.
 * @param formKey of the form: sent twice it is applied once
 * @returns null when the enquiry no longer exists
 */
export async function changeEnquiry(
  { database, secret, postMails }: Office,
  enquiryId: number,
  change: EnquiryChange,
  formKey: string | null,
): Promise<EnquiryChangeResult | null> {
  return database.transaction(async (transaction) => {
    const [enquiry] = await transaction
      .select()
      .from(enquiries)
      .where(eq(enquiries.id, enquiryId))
      .for("update");
    if (enquiry === undefined) return null;
    const tell = async (
      kind: EnquiryMessageKind,
      text: string,
      listingId: number | null = null,
    ): Promise<EnquiryChangeResult> => {
      // Only a message says what the couple wrote; the others are our own words.
      const held = holdIfSpamLinks({ name: "", texts: kind === "message" ? [text] : [] });
      const messageId = await keepMessage(transaction, { enquiryId, kind, text, listingId, formKey, held });
      if (held.heldAt !== null) return { kind: "held" };
      if (messageId !== null) await postMessageMails(transaction, postMails, { enquiryId, messageId });
      return { kind };
    };
    const tellOne = async (text: string, listingId: number): Promise<EnquiryChangeResult> => {
      const told = await tell("message", text, listingId);
      return told.kind === "message" ? { kind: "message-to-one" } : told;
    };
    switch (change.what) {
      case "send":
        await confirmEnquiry(transaction, postMails, enquiryId);
        return { kind: "sent" };
      case "message":
        if (change.to === null) return tell("message", change.message);
        if (!(await isOpenWith(transaction, enquiryId, change.to))) return { kind: "recipient-closed" };
        if (enquiry.withdrawnAt !== null) {
          const pair = { enquiryId, listingId: change.to };
          if ((await findKnowledgeOfEnquiry(transaction, pair)) === null)
            return { kind: "recipient-unheard" };
        }
        return tellOne(change.message, change.to);
      case "change": {
        const { eventDate, guestCount, guestNumber } = change;
        const after = { eventDate, guestCount, guestNumber };
        const moved = moveEvents(enquiry, eventDate);
        const text = describeChange(enquiry, after, moved !== null);
        // The same form sent twice has changed something the first time.
        if (text === null)
          return { kind: (await hasChanged(transaction, enquiryId, formKey)) ? "change" : "unchanged" };
        await transaction
          .update(enquiries)
          .set(moved === null ? after : { ...after, additionalInfo: moved })
          .where(eq(enquiries.id, enquiryId));
        if (eventDate === enquiry.eventDate) return tell("change", text);
        const toConfirmAgain = await resetBusinessBookings(transaction, enquiryId, null);
        await announceAmountsChange(transaction, enquiryId);
        const told = await tell("change", text);
        return toConfirmAgain === 0 ? told : { kind: "change-to-confirm" };
      }
      case "withdraw":
        if (enquiry.withdrawnAt !== null) return { kind: "withdrawal" };
        await transaction
          .update(enquiries)
          .set({ withdrawnAt: sql`now()` })
          .where(eq(enquiries.id, enquiryId));
        await announceAmountsChange(transaction, enquiryId);
        await announceReplyRecords(transaction, enquiryId);
        return tell("withdrawal", "We have withdrawn our enquiry. Thank you for your time.");
      case "rotate":
        return { kind: "rotated", key: await rotateKey(transaction, secret, "enquiry", String(enquiryId)) };
      case "review":
        return { kind: await writeReview(transaction, { secret, postMails }, enquiry, change) };
      case "delete-review":
        await deleteReview(transaction, enquiryId, change.vendor);
        return { kind: "review-deleted" };
      case "paid":
        return { kind: await savePaid(transaction, enquiry, change) };
      case "remove-paid":
        await removePaid(transaction, enquiryId, change.vendor);
        return { kind: "paid-removed" };
      case "booking": {
        if (enquiry.withdrawnAt !== null) return { kind: "booking-closed" };
        const pair = { enquiryId, listingId: change.vendor };
        const kind = await saveCoupleBooking(transaction, postMails, pair, change.booked);
        await announceAmountsChange(transaction, enquiryId);
        return { kind };
      }
      case "decline": {
        if (enquiry.withdrawnAt !== null) return { kind: "decline-closed" };
        if (isDayOver(enquiry.eventDate, new Date())) return { kind: "decline-over" };
        const pair = { enquiryId, listingId: change.vendor };
        return { kind: await declineBusiness(transaction, postMails, pair, change.note) };
      }
      case "reopen":
        if (isDayOver(enquiry.eventDate, new Date())) return { kind: "decline-over" };
        return { kind: await reopenWithBusiness(transaction, { enquiryId, listingId: change.vendor }) };
      case "delete":
        await deleteEnquiry(transaction, secret, enquiry);
        return { kind: "deleted" };
    }
  });
}

type NewMessage = {
  enquiryId: number;
  kind: EnquiryMessageKind;
  text: string;
  /** The one business that it is for; null for all. */
  listingId: number | null;
  formKey: string | null;
  held: ModerationHold;
};

type Submission = Pick<NewMessage, "enquiryId" | "kind" | "text" | "listingId" | "formKey">;

/** The same for a form that is sent twice, and for nothing else. */
const submissionKeyOf = ({ enquiryId, kind, text, listingId, formKey }: Submission): string =>
  createHash("sha256")
    .update(JSON.stringify([enquiryId, kind, text, formKey, ...(listingId === null ? [] : [listingId])]))
    .digest("base64url");

/** Whether this form has changed the date or the guests before. */
async function hasChanged(
  transaction: Transaction,
  enquiryId: number,
  formKey: string | null,
): Promise<boolean> {
  if (formKey === null) return false;
  const changes = await transaction
    .select({ text: enquiryMessages.text, submissionKey: enquiryMessages.submissionKey })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.kind, "change")));
  return changes.some(
    ({ text, submissionKey }) =>
      submissionKey === submissionKeyOf({ enquiryId, kind: "change", text, listingId: null, formKey }),
  );
}

/** Saves a message; null when the same form has saved it before. */
async function keepMessage(
  transaction: Transaction,
  { enquiryId, kind, text, listingId, formKey, held }: NewMessage,
): Promise<number | null> {
  const submissionKey = submissionKeyOf({ enquiryId, kind, text, listingId, formKey });
  const [row] = await transaction
    .insert(enquiryMessages)
    .values({ enquiryId, kind, text, listingId, submissionKey, ...held })
    .onConflictDoNothing({ target: enquiryMessages.submissionKey })
    .returning({ id: enquiryMessages.id });
  return row?.id ?? null;
}

/** Whether the couple asked a business and has not declined it. */
async function isOpenWith(transaction: Transaction, enquiryId: number, listingId: number): Promise<boolean> {
  const asked = and(
    eq(enquiryRecipients.enquiryId, enquiryId),
    eq(enquiryRecipients.listingId, listingId),
    isNull(enquiryRecipients.declinedAt),
  );
  return (await transaction.$count(enquiryRecipients, asked)) > 0;
}

const day = (date: string | null) => (date === null ? "open" : formatDate(date));

type Shape = StatedGuests & { eventDate: string | null };

const guestsOf = (shape: Shape) => describeGuests(shape)?.replace(/ guests?$/, "") ?? "open";

/** The couple's message with its events on their new days; null where none of them moves. */
const moveEvents = (before: Shape & { additionalInfo: string }, to: string) =>
  before.eventDate === null ? null : moveAskedEvents(before.additionalInfo, before.eventDate, to);

/** The differences in words; null when there are none. */
function describeChange(before: Shape, after: Shape, doEventsMove: boolean): string | null {
  const lines = [
    before.eventDate === after.eventDate
      ? null
      : `The date is now ${day(after.eventDate)} (it was ${day(before.eventDate)}).`,
    doEventsMove
      ? "All our events move with it, by the same number of days. Our enquiry has their new days."
      : null,
    guestsOf(before) === guestsOf(after)
      ? null
      : `The number of guests is now ${guestsOf(after)} (it was ${guestsOf(before)}).`,
  ].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join("\n");
}
