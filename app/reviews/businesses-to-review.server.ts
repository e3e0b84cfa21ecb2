import type { WholeEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { Site } from "#server/site.ts";

import { bookingsOfCouple } from "#app/couple/reviews/couple-bookings.server.ts";
import { reviewsOfCouple } from "#app/couple/reviews/couple-reviews.server.ts";
import { isOver } from "#app/couple/reviews/review-rules.ts";

/**
 * Names of the businesses that a couple can be asked to review: those not reviewed yet that were booked, as
 * both said, or as the business said and the couple may only have forgotten to say.
 */
export async function businessesToReview(
  site: Pick<Site, "database" | "secret">,
  enquiry: WholeEnquiry,
): Promise<string[]> {
  if (!isOver(enquiry, new Date())) return [];
  const open = (await reviewsOfCouple(site, enquiry)).filter(({ written }) => written === null);
  const unsaid = (await bookingsOfCouple(site.database, enquiry)).filter(
    ({ coupleSaid, businessSaid }) => businessSaid && !coupleSaid,
  );
  return [...open, ...unsaid].map(({ name }) => name);
}
