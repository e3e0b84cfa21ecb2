import { and, eq, inArray, or } from "drizzle-orm";

import type { WholeEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { hashMailbox } from "#app/erasure/subject-hash.server.ts";
import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";
import { isListed } from "#database/is-listed.ts";
import { listingContacts, listings, reviews } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { readBookings } from "./couple-bookings.server.ts";
import { askedInTime, isBooked, isEditable, isForItsText, isOver, removalReasons } from "./review-rules.ts";

/** What a couple sees of a business that it can review. */
export type CoupleReview = Awaited<ReturnType<typeof reviewsOfCouple>>[number];

/** The businesses that a couple booked and whose wedding is over, each with what the couple wrote of it. */
export async function reviewsOfCouple(
  { database, secret }: Pick<Site, "database" | "secret">,
  enquiry: WholeEnquiry,
) {
  const now = new Date();
  const asked = enquiry.recipients.filter(({ fictional }) => !fictional);
  if (asked.length === 0 || !isOver(enquiry, now)) return [];
  const ids = asked.map(({ id }) => id);
  const listed = await database
    .select({ id: listings.id, email: listings.email, contact: listingContacts.email })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(and(inArray(listings.id, ids), isListed()));
  const mailbox = canonicalEmail(enquiry.email);
  const own = new Set(
    listed.flatMap(({ id, email, contact }) =>
      [email, contact].some((address) => address !== null && canonicalEmail(address) === mailbox) ? [id] : [],
    ),
  );
  const booked = askedInTime(enquiry)
    ? (await readBookings(database, enquiry.id)).filter(isBooked).map(({ listingId }) => listingId)
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
      // What it wrote by another enquiry stands on the page of that one.
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
                /** Leaving something out has it published. */
                isHeldForText: review.heldAt !== null && isForItsText(review.heldReason),
                wasPublished: review.publishedAt !== null,
                removedFor: review.removedAt === null ? null : reasonInWords(review.removedReason),
                isEditable: isEditable(review, now),
              },
      };
    });
}

const reasonInWords = (reason: string | null) =>
  Object.entries(removalReasons).find(([known]) => known === reason)?.[1] ?? "another reason";
