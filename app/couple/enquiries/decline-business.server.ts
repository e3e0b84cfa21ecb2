import { and, eq, isNotNull, sql } from "drizzle-orm";

import { announceReplyRecords } from "#app/catalogue/directory/announce-reply-records.server.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import { bookings, enquiryRecipients, mails } from "#database/schema/index.ts";

import { findKnowledgeOfEnquiry } from "./knowledge-of-enquiry.server.ts";
import { lockListings, readListingContacts } from "./listing-contacts.server.ts";

type Pair = { enquiryId: number; listingId: number };

/**
 * The result; 'declined-unheard' where the business has not heard of the enquiry, 'decline-closed' where the couple
 * says it booked the business, or never asked it, 'decline-over' where its wedding day is over.
 */
export type DeclineOutcome = "declined" | "declined-unheard" | "reopened" | "decline-closed" | "decline-over";

/**
 * Closes an enquiry with one business, with the couple's thanks. A business that has heard of the enquiry is
 * told by mail, once however often the couple changes its mind; one that has not never hears of it.
 * @param transaction has locked the enquiry
 */
export async function declineBusiness(
  transaction: Transaction,
  postMails: PostMails,
  pair: Pair,
  note: string,
): Promise<DeclineOutcome> {
  const ofPair = recipientOf(pair);
  const [recipient] = await transaction.select().from(enquiryRecipients).where(ofPair);
  if (recipient === undefined || (await isBookedByCouple(transaction, pair))) return "decline-closed";
  if (recipient.declinedAt !== null) return "declined";
  await lockListings(transaction, [pair.listingId]);
  await transaction
    .update(enquiryRecipients)
    .set({ declinedAt: sql`now()`, declineNote: note, queuedAt: null })
    .where(ofPair);
  await announceReplyRecords(transaction, pair.enquiryId, pair.listingId);
  const knowledge = await findKnowledgeOfEnquiry(transaction, pair);
  if (knowledge === null) return "declined-unheard";
  if (knowledge === "page" || (await wasTold(transaction, pair))) return "declined";
  const contacts = await readListingContacts(transaction, [pair.listingId]);
  await postMails(
    transaction,
    [...contacts.values()].map((recipientEmail) => ({
      kind: "decline-to-vendor" as const,
      recipient: recipientEmail,
      ...pair,
    })),
  );
  return "declined";
}

/** Takes that back: the business can answer again. */
export async function reopenWithBusiness(transaction: Transaction, pair: Pair): Promise<DeclineOutcome> {
  await transaction
    .update(enquiryRecipients)
    .set({ declinedAt: null, declineNote: "" })
    .where(recipientOf(pair));
  await announceReplyRecords(transaction, pair.enquiryId, pair.listingId);
  return "reopened";
}

const recipientOf = ({ enquiryId, listingId }: Pair) =>
  and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId));

async function isBookedByCouple(transaction: Transaction, pair: Pair): Promise<boolean> {
  const said = and(
    eq(bookings.enquiryId, pair.enquiryId),
    eq(bookings.listingId, pair.listingId),
    isNotNull(bookings.coupleSaidAt),
  );
  return (await transaction.$count(bookings, said)) > 0;
}

async function wasTold(transaction: Transaction, { enquiryId, listingId }: Pair): Promise<boolean> {
  const told = and(
    eq(mails.kind, "decline-to-vendor"),
    eq(mails.enquiryId, enquiryId),
    eq(mails.listingId, listingId),
  );
  return (await transaction.$count(mails, told)) > 0;
}
