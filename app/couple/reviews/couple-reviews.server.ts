import { and, eq, inArray, or } from "drizzle-orm";

import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { isListed } from "#database/is-listed.ts";
import { listingContacts, listings, reviews } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readEnquiryBookings } from "./couple-bookings.server.ts";
import { askedInTime } from "#app/catalogue/paid-amounts/asked-in-time.ts";
import { isOwnBusiness } from "#app/catalogue/paid-amounts/is-own-business.ts";
import { removalReasons } from "./removed-reviews.ts";
import { isBooked, isEditable, isTextHoldReason, isWeddingOver } from "./review-rules.ts";

/** A business that the couple can review. */
export type CoupleReview = Awaited<ReturnType<typeof readCoupleReviews>>[number];

/** The businesses that a couple booked and whose wedding is over, each with the couple's review. */
export async function readCoupleReviews(
  { database, secret }: Pick<Site, "database" | "secret">,
  enquiry: EnquiryDetails,
) {
  const now = new Date();
  const asked = enquiry.recipients.filter(({ fictional }) => !fictional);
  if (asked.length === 0 || !isWeddingOver(enquiry, now)) return [];
  const ids = asked.map(({ id }) => id);
  const listed = await database
    .select({ id: listings.id, email: listings.email, contact: listingContacts.email })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(and(inArray(listings.id, ids), isListed()));
  const own = new Set(
    listed.flatMap(({ id, email, contact }) => (isOwnBusiness(enquiry.email, [email, contact]) ? [id] : [])),
  );
  const booked = askedInTime(enquiry)
    ? (await readEnquiryBookings(database, enquiry.id)).filter(isBooked).map(({ listingId }) => listingId)
    : [];
  const written = await database
    .select()
    .from(reviews)
    .where(
      and(
        inArray(reviews.listingId, ids),
        or(eq(reviews.enquiryId, enquiry.id), eq(reviews.coupleHash, hashMailbox(secret, enquiry.email))),
      ),
    );
  return asked
    .filter(({ id }) => {
      const before = written.find(({ listingId }) => listingId === id);
      if (!listed.some((row) => row.id === id) || own.has(id)) return false;
      // A review written through another enquiry is on that enquiry's page.
      return before === undefined ? booked.includes(id) : before.enquiryId === enquiry.id;
    })
    .map(({ id, name }) => {
      const review = written.find(({ listingId }) => listingId === id);
      return {
        id,
        name,
        written:
          review === undefined
            ? null
            : {
                author: review.author,
                stars: review.stars,
                text: review.quote,
                month: review.eventMonth,
                publishedAt: review.publishedAt ?? review.createdAt,
                answer:
                  review.answer === null
                    ? null
                    : { text: review.answer, at: review.answeredAt ?? review.createdAt },
                isHeld: review.heldAt !== null,
                /** Removing something would publish it. */
                isHeldForText: review.heldAt !== null && isTextHoldReason(review.heldReason),
                wasPublished: review.publishedAt !== null,
                removedFor: review.removedAt === null ? null : reasonInWords(review.removedReason),
                isEditable: isEditable(review, now),
              },
      };
    });
}

const reasonInWords = (reason: string | null) =>
  Object.entries(removalReasons).find(([known]) => known === reason)?.[1] ?? "another reason";
