import { eq } from "drizzle-orm";

import type { WholeEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { Database } from "#database/database.ts";
import { bookings } from "#database/schema/index.ts";

import { askedInTime } from "./review-rules.ts";

/** What a couple sees of a business that it can say to have booked. */
export type CoupleBooking = Awaited<ReturnType<typeof bookingsOfCouple>>[number];

/** The real businesses that are available for the couple, or that somebody says are booked, and who says that they are booked. */
export async function bookingsOfCouple(database: Database, enquiry: WholeEnquiry) {
  if (enquiry.withdrawnAt !== null || !askedInTime(enquiry)) return [];
  const said = await readBookings(database, enquiry.id);
  return enquiry.recipients
    .filter(({ fictional }) => !fictional)
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

/** Who says what of the bookings of an enquiry. */
export const readBookings = (database: Database, enquiryId: number) =>
  database.select().from(bookings).where(eq(bookings.enquiryId, enquiryId));
