import { and, eq, inArray } from "drizzle-orm";

import { isOwnBusiness } from "#app/catalogue/paid-amounts/is-own-business.ts";
import { askedInTime, isBooked, isWeddingOver } from "#app/couple/reviews/review-rules.ts";
import type { Database, Transaction } from "#database/database.ts";
import { bookings, listingContacts, listings, type enquiries } from "#database/schema/index.ts";

type Wedding = Pick<
  typeof enquiries.$inferSelect,
  "id" | "email" | "receivedAt" | "eventDate" | "withdrawnAt"
>;

/**
 * The real businesses of which a couple can say what it paid: as for a review, the enquiry came weeks before its
 * day, the day is over, both sides confirm the booking, and the business is not the couple itself.
 * @returns ids of listings
 */
export async function readProvenBookings(
  database: Database | Transaction,
  enquiry: Wedding,
): Promise<number[]> {
  if (!isWeddingOver(enquiry, new Date()) || !askedInTime(enquiry)) return [];
  const said = await database.select().from(bookings).where(eq(bookings.enquiryId, enquiry.id));
  const booked = said.filter(isBooked).map(({ listingId }) => listingId);
  if (booked.length === 0) return [];
  const businesses = await database
    .select({ id: listings.id, email: listings.email, contact: listingContacts.email })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(and(inArray(listings.id, booked), eq(listings.fictional, false)));
  return businesses
    .filter(({ email, contact }) => !isOwnBusiness(enquiry.email, [email, contact]))
    .map(({ id }) => id);
}
