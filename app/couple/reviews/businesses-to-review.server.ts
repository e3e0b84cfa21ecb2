import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readCoupleBookings } from "./couple-bookings.server.ts";
import { readCoupleReviews } from "./couple-reviews.server.ts";
import { isWeddingOver } from "./review-rules.ts";

/**
 * Names of the businesses that a couple can be asked to review: those not reviewed yet that were booked as
 * both confirmed, or as the business confirmed and the couple may only have forgotten to.
 */
export async function businessesToReview(
  site: Pick<Site, "database" | "secret">,
  enquiry: EnquiryDetails,
): Promise<string[]> {
  if (!isWeddingOver(enquiry, new Date())) return [];
  const open = (await readCoupleReviews(site, enquiry)).filter(({ written }) => written === null);
  const unsaid = (await readCoupleBookings(site.database, enquiry)).filter(
    ({ coupleSaid, businessSaid }) => businessSaid && !coupleSaid,
  );
  return [...open, ...unsaid].map(({ name }) => name);
}
