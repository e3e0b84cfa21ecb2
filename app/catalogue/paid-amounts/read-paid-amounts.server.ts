import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { categoryIds } from "#content/catalogue/categories.ts";
import type { Transaction } from "#database/database.ts";
import { bookings, enquiries, listingContacts, listings, paidAmounts } from "#database/schema/index.ts";

import { betweenTwo, partyColumns } from "./amount-parties.server.ts";
import { askedInTime } from "./asked-in-time.ts";
import type { PaidAmount } from "./paid-ranges.ts";

/**
 * What couples say that they paid, where the booking still stands: both sides confirm it, the enquiry came in
 * time and was not withdrawn, and its day is over. Only ranges of these may leave the server (paidRanges).
 */
export async function readPaidAmounts(transaction: Transaction): Promise<PaidAmount[]> {
  const rows = await transaction
    .select({
      category: listings.category,
      ...partyColumns,
      year: sql<number>`extract(year from ${enquiries.eventDate})::int`,
      receivedAt: enquiries.receivedAt,
      eventDate: enquiries.eventDate,
      guests: paidAmounts.guests,
      cents: paidAmounts.amount,
      includes: paidAmounts.includes,
    })
    .from(paidAmounts)
    .innerJoin(enquiries, eq(enquiries.id, paidAmounts.enquiryId))
    .innerJoin(listings, eq(listings.id, paidAmounts.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .innerJoin(
      bookings,
      and(
        eq(bookings.enquiryId, paidAmounts.enquiryId),
        eq(bookings.listingId, paidAmounts.listingId),
        isNotNull(bookings.coupleSaidAt),
        isNotNull(bookings.businessSaidAt),
      ),
    )
    .where(
      and(
        isNull(enquiries.withdrawnAt),
        lt(enquiries.eventDate, albertaDate(new Date())),
        eq(listings.fictional, false),
      ),
    );
  return betweenTwo(rows.filter(askedInTime)).map(
    ({ category, receivedAt: _receivedAt, eventDate: _eventDate, ...amount }) => ({
      ...amount,
      category: z.enum(categoryIds).parse(category),
    }),
  );
}
