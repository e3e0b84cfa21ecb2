import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { enquiryRecipients, mails } from "#database/schema/index.ts";

import { newestAdded } from "./news-to-hear.server.ts";

type Pair = { enquiryId: number; listingId: number };

const ofPair = ({ enquiryId, listingId }: Pair) =>
  and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId));

/**
 * An enquiry whose mail was not sent after all: the business turned mail off while it waited, its mailbox is
 * unsubscribed, or the enquiry has nothing left to say. If it still goes out, our team passes it on, or it follows
 * once mail is on again. Without this, everybody would take it for mailed.
 */
export async function returnToTeam(transaction: Transaction, pair: Pair): Promise<void> {
  await transaction.update(enquiryRecipients).set({ mailedAt: null }).where(ofPair(pair));
}

/**
 * A message that mail does not bring to businesses that know of the enquiry, because they want no mail: our
 * team tells them, or the enquiry follows once mail is on again. Where the enquiry itself waits in the outbox it
 * comes back by itself, with the message.
 */
export async function returnMessageToTeam(
  transaction: Transaction,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
  listingIds: readonly number[],
): Promise<void> {
  if (listingIds.length === 0) return;
  const { newestTold } = enquiryRecipients;
  const before = messageId - 1;
  await transaction
    .update(enquiryRecipients)
    .set({ newestTold: sql`least(coalesce(${newestTold}, ${before}::integer), ${before}::integer)` })
    .where(
      and(
        eq(enquiryRecipients.enquiryId, enquiryId),
        inArray(enquiryRecipients.listingId, [...listingIds]),
        sql`not exists (select from ${mails} where ${mails.enquiryId} = ${enquiryRecipients.enquiryId}
          and ${mails.listingId} = ${enquiryRecipients.listingId}
          and ${mails.kind} = 'enquiry-to-vendor' and ${mails.status} = 'waiting')`,
      ),
    );
}

/** Number of the newest message that a business can read when its enquiry is mailed now; 0 for nothing. */
export async function readNewestAdded(database: Database, pair: Pair): Promise<number> {
  const [found] = await database.select({ newestAdded }).from(enquiryRecipients).where(ofPair(pair));
  return found?.newestAdded ?? 0;
}

/** Records that mail has told a business of everything up to this message. */
export async function recordTold(transaction: Transaction, pair: Pair, messageId: number): Promise<void> {
  await transaction
    .update(enquiryRecipients)
    .set({ newestTold: sql`greatest(${enquiryRecipients.newestTold}, ${messageId}::integer)` })
    .where(ofPair(pair));
}
