import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { betweenTwo, partyColumns } from "#app/catalogue/paid-amounts/amount-parties.server.ts";
import { paidLimits, quoteUnits, type QuoteUnit } from "#database/enums.ts";
import type { Transaction } from "#database/database.ts";
import { enquiries, listingContacts, listings, vendorReplies } from "#database/schema/index.ts";

import type { QuotedPrice } from "./quoted-range.ts";

/** Of how many guests a price is; null where that is not known. */
type Plates = (quote: { guests: string | null; events: readonly string[] }) => number | null;

/** Units whose prices say something of a guest. */
const platesOf: Readonly<Record<QuoteUnit, Plates | null>> = {
  guest: () => 1,
  total: ({ guests, events }) => (events.length > 1 ? null : countOf(guests)),
  hour: null,
  from: null,
};

/**
 * What caterers quoted couples for each guest in the last two years. A quote in all counts where the couple gave
 * its number of guests and named no more than one event; one by the hour, or that is where a price begins, says
 * nothing of a guest. Only a range of these may leave the server (quotedRange).
 */
export async function readQuotedMeals(transaction: Transaction): Promise<QuotedPrice[]> {
  const rows = await transaction
    .select({
      ...partyColumns,
      at: vendorReplies.updatedAt,
      unit: vendorReplies.unit,
      from: vendorReplies.priceFrom,
      to: vendorReplies.priceTo,
      guests: vendorReplies.forGuests,
      events: enquiries.events,
    })
    .from(vendorReplies)
    .innerJoin(enquiries, eq(enquiries.id, vendorReplies.enquiryId))
    .innerJoin(listings, eq(listings.id, vendorReplies.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(
      and(
        eq(listings.category, "caterers"),
        eq(listings.fictional, false),
        inArray(
          vendorReplies.unit,
          quoteUnits.filter((unit) => platesOf[unit] !== null),
        ),
        ne(vendorReplies.availability, "no"),
        isNull(vendorReplies.heldAt),
        gt(vendorReplies.updatedAt, sql`now() - interval '2 years'`),
        isNull(enquiries.heldAt),
        isNull(enquiries.withdrawnAt),
        or(isNull(enquiries.askedToConfirmAt), isNotNull(enquiries.confirmedAt)),
      ),
    );
  return betweenTwo(rows).flatMap(({ at, unit, from, to, guests, events, ...quote }) => {
    const plates = platesOf[unit]?.({ guests, events }) ?? null;
    if (from === null || to === null || plates === null) return [];
    const price = { from: Math.round(from / plates), to: Math.round(to / plates) };
    return price.from > 0 && price.to <= paidLimits.mostPerGuest
      ? [{ ...quote, ...price, year: Number(albertaDate(at).slice(0, 4)) }]
      : [];
  });
}

/** The number of guests that an answer is about; null for a range of the form, or none. */
const countOf = (guests: string | null) =>
  guests !== null && /^[1-9]\d*$/.test(guests) ? Number(guests) : null;
