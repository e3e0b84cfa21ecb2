import { eq } from "drizzle-orm";

import { askedInTime } from "#app/catalogue/paid-amounts/asked-in-time.ts";
import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { Database } from "#database/database.ts";
import { bookings } from "#database/schema/index.ts";

/** A business that the couple can confirm to have booked. */
export type CoupleBooking = Awaited<ReturnType<typeof readCoupleBookings>>[number];

/**
 * The real businesses that are available for the couple, or that one side says are booked, with which side
 * says so.
 */
export async function readCoupleBookings(database: Database, enquiry: EnquiryDetails) {
  if (enquiry.withdrawnAt !== null || !askedInTime(enquiry)) return [];
  const said = await readEnquiryBookings(database, enquiry.id);
  return enquiry.recipients
    .filter(({ fictional, declinedAt }) => !fictional && declinedAt === null)
    .map(({ id, name, answer }) => {
      const booking = said.find(({ listingId }) => listingId === id);
      return {
        id,
        name,
        isAvailable: answer?.availability === "yes",
        coupleSaid: (booking?.coupleSaidAt ?? null) !== null,
        businessSaid: (booking?.businessSaidAt ?? null) !== null,
      };
    })
    .filter(({ isAvailable, coupleSaid, businessSaid }) => isAvailable || coupleSaid || businessSaid);
}

/** Which side says what about the bookings of an enquiry. */
export const readEnquiryBookings = (database: Database, enquiryId: number) =>
  database.select().from(bookings).where(eq(bookings.enquiryId, enquiryId));

/** Whether a couple says that it booked a business, which has not confirmed it for the couple's date. */
export async function isAwaitingConfirmation(
  database: Database,
  { enquiryId, listingId }: { enquiryId: number; listingId: number },
): Promise<boolean> {
  const said = await readEnquiryBookings(database, enquiryId);
  return said.some(
    (booking) =>
      booking.listingId === listingId && booking.coupleSaidAt !== null && booking.businessSaidAt === null,
  );
}
