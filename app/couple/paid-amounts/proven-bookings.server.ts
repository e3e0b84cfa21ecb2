import { eq } from "drizzle-orm";

import { askedInTime } from "#app/catalogue/paid-amounts/asked-in-time.ts";
import { isOwnBusiness } from "#app/catalogue/paid-amounts/is-own-business.ts";
import { isBooked, isDayOver } from "#app/couple/reviews/review-rules.ts";
import type { Database, Transaction } from "#database/database.ts";
import { bookings, listingContacts, listings, type enquiries } from "#database/schema/index.ts";

import type { UnprovenReason } from "./unproven-reasons.ts";

type Wedding = Pick<
  typeof enquiries.$inferSelect,
  "id" | "email" | "receivedAt" | "eventDate" | "withdrawnAt"
>;

/**
 * Of which businesses a couple can say what it paid: as for a review, the enquiry came weeks before its day, the
 * day is over, both sides confirm the booking, and the business is real and not the couple itself.
 * @returns by the id of a listing why it can't; null where it can
 */
export async function readUnprovenReasons(
  database: Database | Transaction,
  enquiry: Wedding,
): Promise<(listingId: number) => UnprovenReason | null> {
  if (enquiry.withdrawnAt !== null) return () => "withdrawn";
  if (!isDayOver(enquiry.eventDate, new Date()) || !askedInTime(enquiry)) return () => "date";
  const said = await database
    .select({
      id: listings.id,
      email: listings.email,
      contact: listingContacts.email,
      fictional: listings.fictional,
      coupleSaidAt: bookings.coupleSaidAt,
      businessSaidAt: bookings.businessSaidAt,
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, bookings.listingId))
    .where(eq(bookings.enquiryId, enquiry.id));
  return (listingId) => {
    const booking = said.find(({ id }) => id === listingId);
    if (booking === undefined || !isBooked(booking)) return "booking";
    const { fictional, email, contact } = booking;
    return fictional || isOwnBusiness(enquiry.email, [email, contact]) ? "vendor" : null;
  };
}
