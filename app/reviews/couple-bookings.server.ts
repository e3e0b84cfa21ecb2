import { eq } from "drizzle-orm";

import type { WholeEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import type { Database } from "#database/database.ts";
import { bookings } from "#database/schema/index.ts";

import { askedInTime } from "./review-rules.ts";

/** What a couple sees of a business that it can say to have booked. */
export type CoupleBooking = Awaited<ReturnType<typeof bookingsOfCouple>>[number];

/** The real businesses that are available for the couple, and who says that they are booked. */
export async function bookingsOfCouple(database: Database, enquiry: WholeEnquiry) {
  if (enquiry.withdrawnAt !== null || !askedInTime(enquiry)) return [];
  const said = await readBookings(database, enquiry.id);
  return enquiry.recipients
    .filter(({ answer, fictional }) => answer?.availability === "yes" && !fictional)
    .map(({ id, name }) => {
      const booking = said.find(({ listingId }) => listingId === id);
      return {
        id,
        name,
        coupleSaid: (booking?.coupleSaidAt ?? null) !== null,
        businessSaid: (booking?.businessSaidAt ?? null) !== null,
      };
    });
}

/** Who says what of the bookings of an enquiry. */
export const readBookings = (database: Database, enquiryId: number) =>
  database.select().from(bookings).where(eq(bookings.enquiryId, enquiryId));
