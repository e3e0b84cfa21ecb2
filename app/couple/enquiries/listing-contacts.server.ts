import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { enquiryRecipients, listingContacts, listings, vendorReplies } from "#database/schema/index.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

/** Confirmed addresses of listings, by id; a business that asked for no mail has none. */
export async function readListingContacts(
  database: Database | Transaction,
  listingIds: readonly number[],
): Promise<Map<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await database
    .select({ id: listingContacts.listingId, email: listingContacts.email })
    .from(listingContacts)
    .where(and(inArray(listingContacts.listingId, [...listingIds]), isNull(listingContacts.mutedAt)));
  return new Map(rows.filter(({ email }) => !isReservedEmail(email)).map(({ id, email }) => [id, email]));
}

/**
 * Has whoever locks one of these listings for update wait until this transaction ends, as rows that refer to them
 * do when they are saved. The lock order is: enquiry, listings, contacts, mails, recipients. So whoever will save
 * such rows locks the listings before contacts and recipients.
 */
export async function lockListings(transaction: Transaction, listingIds: readonly number[]): Promise<void> {
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, [...listingIds]))
    .orderBy(asc(listings.id))
    .for("key share");
}

/**
 * Has mail to these listings turned on or off only after this transaction: what it decides by their contacts is
 * still true when others read it.
 */
export async function lockListingContacts(
  transaction: Transaction,
  listingIds: readonly number[],
): Promise<void> {
  await lockListings(transaction, listingIds);
  await transaction
    .select({ id: listingContacts.listingId })
    .from(listingContacts)
    .where(inArray(listingContacts.listingId, [...listingIds]))
    .orderBy(asc(listingContacts.listingId))
    .for("share");
}

/** Whether a business unsubscribed from mail about enquiries and reviews. */
export async function isBusinessUnsubscribed(
  database: Database | Transaction,
  listingId: number,
): Promise<boolean> {
  const unsubscribed = and(eq(listingContacts.listingId, listingId), isNotNull(listingContacts.mutedAt));
  return (await database.$count(listingContacts, unsubscribed)) > 0;
}

/**
 * The businesses that know of an enquiry, and that the couple has not declined: it was mailed to them, or they
 * got or answered it by a link that our team passed on. One that is queued gets it again, with all its news.
 */
export async function readInformedListings(
  transaction: Transaction,
  enquiryId: number,
): Promise<{ listingId: number; isQueued: boolean }[]> {
  const rows = await transaction
    .select({ recipient: enquiryRecipients, answeredAt: vendorReplies.answeredAt })
    .from(enquiryRecipients)
    .leftJoin(
      vendorReplies,
      and(
        eq(vendorReplies.enquiryId, enquiryRecipients.enquiryId),
        eq(vendorReplies.listingId, enquiryRecipients.listingId),
      ),
    )
    .where(eq(enquiryRecipients.enquiryId, enquiryId));
  return rows
    .filter(
      ({ recipient: { mailedAt, passedOnAt, declinedAt }, answeredAt }) =>
        declinedAt === null && (mailedAt ?? passedOnAt ?? answeredAt) !== null,
    )
    .map(({ recipient: { listingId, queuedAt } }) => ({ listingId, isQueued: queuedAt !== null }));
}
