import { and, eq, inArray, isNull, not, sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { enquiryRecipients } from "#database/schema/index.ts";

import { hasItsMail, newestAdded } from "./news-to-hear.server.ts";

type Pair = { enquiryId: number; listingId: number };

const ofPair = ({ enquiryId, listingId }: Pair) =>
  and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId));

/**
 * An enquiry whose mail was not sent after all: the business turned mail off while it waited, its mailbox is
 * unsubscribed, or the enquiry has nothing left to say. If it still goes out, our team passes it on, or it follows
 * once mail is on again. Without this, everybody would take it for mailed. A business that an earlier mail brought
 * the enquiry still has it, and misses only its news.
 */
export async function returnToTeam(transaction: Transaction, pair: Pair): Promise<void> {
  await transaction
    .update(enquiryRecipients)
    .set({ mailedAt: null })
    .where(and(ofPair(pair), not(hasItsMail("sent"))));
}

/**
 * A message that mail does not bring to businesses that know of the enquiry, because they want no mail: our
 * team tells them, or the enquiry follows once mail is on again. Where the enquiry itself waits in the outbox it
 * comes back by itself, with the message. What is recorded stays: it is older than the message, or an operator
 * or the business itself has recorded it while the mail waited.
 */
export async function returnMessageToTeam(
  transaction: Transaction,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
  listingIds: readonly number[],
): Promise<void> {
  if (listingIds.length === 0) return;
  await transaction
    .update(enquiryRecipients)
    .set({ newestTold: messageId - 1 })
    .where(
      and(
        eq(enquiryRecipients.enquiryId, enquiryId),
        inArray(enquiryRecipients.listingId, [...listingIds]),
        isNull(enquiryRecipients.newestTold),
        not(hasItsMail("waiting")),
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
