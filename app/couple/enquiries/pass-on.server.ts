import { and, asc, eq, exists, gte, isNotNull, isNull, not, or, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database, Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import {
  enquiries,
  enquiryRecipients,
  listingContacts,
  listings,
  vendorReplies,
} from "#database/schema/index.ts";

/** An enquiry that may go out: not held, not withdrawn, of an address that is proven, for a day to come. */
const goesOut = () =>
  and(
    isNull(enquiries.heldAt),
    isNull(enquiries.withdrawnAt),
    or(isNull(enquiries.askedToConfirmAt), isNotNull(enquiries.confirmedAt)),
    or(isNull(enquiries.eventDate), gte(enquiries.eventDate, albertaDate(new Date()))),
  );

/** A business that has not got it by mail, does not wait for its turn, has not answered, and was not declined. */
const hasNotHeard = and(
  isNull(enquiryRecipients.mailedAt),
  isNull(enquiryRecipients.queuedAt),
  isNull(enquiryRecipients.declinedAt),
  not(
    exists(
      sql`(select from ${vendorReplies} where ${vendorReplies.enquiryId} = ${enquiryRecipients.enquiryId} and ${vendorReplies.listingId} = ${enquiryRecipients.listingId})`,
    ),
  ),
);

/**
 * Enquiries that our team has to pass on, since mail reaches the business not at all: oldest first.
 * @param most how many
 * @param only of this enquiry; null for all
 */
export async function readEnquiriesToPassOn(database: Database, most: number, only: number | null = null) {
  const which = and(
    goesOut(),
    hasNotHeard,
    isNull(enquiryRecipients.passedOnAt),
    isListed(false),
    only === null ? undefined : eq(enquiries.id, only),
  );
  const rows = await database
    .select({
      enquiry: enquiries,
      listing: {
        id: listings.id,
        name: listings.name,
        phone: listings.phone,
        email: listings.email,
        website: listings.website,
      },
      mutedAt: listingContacts.mutedAt,
    })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, enquiryRecipients.listingId))
    .where(which)
    .orderBy(asc(sql`coalesce(${enquiries.confirmedAt}, ${enquiries.receivedAt})`), asc(listings.id));
  return { rows: rows.slice(0, most), total: rows.length };
}

/**
 * Records that an operator passed an enquiry on; the couple reads it.
 * @returns whether it had not been passed on until now; null when this business was not asked
 */
export async function markPassedOn(
  database: Database,
  reference: string,
  listingId: number,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [recipient] = await transaction
      .select({ enquiryId: enquiries.id, passedOnAt: enquiryRecipients.passedOnAt })
      .from(enquiryRecipients)
      .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
      .where(and(eq(enquiries.reference, reference), eq(enquiryRecipients.listingId, listingId)))
      .for("update", { of: enquiryRecipients });
    if (recipient === undefined) return null;
    if (recipient.passedOnAt !== null) return false;
    await transaction
      .update(enquiryRecipients)
      .set({ passedOnAt: sql`now()` })
      .where(
        and(eq(enquiryRecipients.enquiryId, recipient.enquiryId), eq(enquiryRecipients.listingId, listingId)),
      );
    return true;
  });
}

/**
 * Has earlier enquiries follow a claim: those that the business never got by mail and has not answered wait
 * for their turn, and go out within seconds.
 */
export async function queueEarlierEnquiries(transaction: Transaction, listingId: number): Promise<void> {
  const waiting = await transaction
    .select({ enquiryId: enquiryRecipients.enquiryId })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .where(and(eq(enquiryRecipients.listingId, listingId), goesOut(), hasNotHeard));
  for (const { enquiryId } of waiting)
    await transaction
      .update(enquiryRecipients)
      .set({ queuedAt: sql`now()` })
      .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId)));
}
