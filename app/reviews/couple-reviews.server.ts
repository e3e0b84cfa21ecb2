import { and, eq, inArray } from "drizzle-orm";

import type { WholeEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import { canonicalEmail } from "#app/personal-data/canonical-email.ts";
import type { Database } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import { listingContacts, listings, reviews } from "#database/schema/index.ts";

import { isEditable, isOver, removalReasons } from "./review-rules.ts";

/** What a couple sees of a business that it can review. */
export type CoupleReview = Awaited<ReturnType<typeof reviewsOfCouple>>[number];

/** The businesses that answered an enquiry whose wedding is over, each with what the couple wrote of it. */
export async function reviewsOfCouple(database: Database, enquiry: WholeEnquiry) {
  const now = new Date();
  const answered = enquiry.recipients.filter(({ answer, fictional }) => answer !== null && !fictional);
  if (answered.length === 0 || !isOver(enquiry, now)) return [];
  const ids = answered.map(({ id }) => id);
  const listed = await database
    .select({ id: listings.id, contact: listingContacts.email })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(and(inArray(listings.id, ids), isListed()));
  const own = canonicalEmail(enquiry.email);
  const written = await database.select().from(reviews).where(eq(reviews.enquiryId, enquiry.id));
  return answered
    .filter(({ id }) =>
      listed.some(
        ({ id: each, contact }) => each === id && (contact === null || canonicalEmail(contact) !== own),
      ),
    )
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
                removedFor: review.removedAt === null ? null : reasonInWords(review.removedReason),
                isEditable: isEditable(review, now),
              },
      };
    });
}

const reasonInWords = (reason: string | null) =>
  Object.entries(removalReasons).find(([known]) => known === reason)?.[1] ?? "another reason";
