import { and, eq, inArray, isNotNull, isNull, not, sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { enquiryRecipients, mails } from "#database/schema/index.ts";

import { hasItsMail, newestHeard, newestHeardByEnquiry } from "./news-to-hear.server.ts";

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

/**
 * Messages that the mail with the whole enquiry leaves out: each has a mail of its own to the same address, which
 * was sent or waits. So a business gets every message once, whichever of these mails goes out first.
 */
export async function readMailedAlone(
  database: Database,
  { enquiryId, listingId, recipient }: Pair & { recipient: string | null },
): Promise<ReadonlySet<number>> {
  if (recipient === null) return new Set();
  const rows = await database
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(
      and(
        eq(mails.enquiryId, enquiryId),
        eq(mails.listingId, listingId),
        eq(mails.kind, "message-to-vendor"),
        eq(mails.recipient, recipient),
        inArray(mails.status, ["waiting", "sent"]),
      ),
    );
  return new Set(rows.flatMap(({ messageId }) => messageId ?? []));
}

/** Number of the message up to which a business knows of all once its enquiry is mailed now; 0 for nothing. */
export async function readNewestHeard(database: Database, pair: Pair): Promise<number> {
  const [found] = await database
    .select({ heard: newestHeardByEnquiry })
    .from(enquiryRecipients)
    .where(ofPair(pair));
  return found?.heard ?? 0;
}

/**
 * Records that the mail with the enquiry was sent, after which a business knew of all up to this message, and of
 * those whose own mails were sent meanwhile.
 */
export async function recordEnquiryTold(
  transaction: Transaction,
  pair: Pair,
  messageId: number,
): Promise<void> {
  await transaction
    .update(enquiryRecipients)
    .set({ newestTold: sql`greatest(${enquiryRecipients.newestTold}, ${messageId}::integer)` })
    .where(ofPair(pair));
  await recordMessageTold(transaction, pair);
}

/**
 * Records that a message's own mail was sent, which is marked as sent already. It tells that message alone: one
 * before it whose mail is still retried stays news.
 */
export async function recordMessageTold(transaction: Transaction, pair: Pair): Promise<void> {
  // Two that are sent at once take turns: else neither would see that the other was.
  await transaction
    .select({ id: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .where(ofPair(pair))
    .for("no key update");
  await transaction
    .update(enquiryRecipients)
    .set({ newestTold: sql`greatest(${enquiryRecipients.newestTold}, ${newestHeard})` })
    .where(and(ofPair(pair), isNotNull(enquiryRecipients.newestTold)));
}
