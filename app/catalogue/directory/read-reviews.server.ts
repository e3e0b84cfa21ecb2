import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { reviews } from "#database/schema/index.ts";

import { withinRange, type ListingRange } from "./listing-range.server.ts";
import type { RemovedReviews, Review } from "./listing.ts";

/** The published reviews of a listing, and how many the desk removed. */
export type ReviewsOfListing = { published: Review[]; removed: RemovedReviews[] };

/** The published reviews of listings, newest first, and the removed ones counted by reason. */
export async function readReviews(
  transaction: Transaction,
  range: ListingRange,
): Promise<Map<number, ReviewsOfListing>> {
  const written = new Map<number, ReviewsOfListing>();
  const of = (listingId: number) => {
    const known = written.get(listingId) ?? { published: [], removed: [] };
    written.set(listingId, known);
    return known;
  };
  const published = await transaction
    .select()
    .from(reviews)
    .where(
      and(
        withinRange(reviews.listingId, range),
        eq(reviews.sample, false),
        isNotNull(reviews.publishedAt),
        isNull(reviews.heldAt),
        isNull(reviews.removedAt),
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id));
  for (const row of published) of(row.listingId).published.push(toReview(row));
  const removed = await transaction
    .select({ listingId: reviews.listingId, reason: reviews.removedReason, count: count() })
    .from(reviews)
    // A rejected review was never on a page: a rival's forgeries are not held against a business.
    .where(
      and(
        withinRange(reviews.listingId, range),
        isNotNull(reviews.publishedAt),
        isNotNull(reviews.removedAt),
      ),
    )
    .groupBy(reviews.listingId, reviews.removedReason)
    .orderBy(asc(reviews.removedReason));
  for (const { listingId, reason, ...row } of removed)
    of(listingId).removed.push({ reason: reason ?? "other", ...row });
  return written;
}

type Row = typeof reviews.$inferSelect;

function toReview({
  id,
  author,
  stars,
  quote,
  eventMonth,
  publishedAt,
  answer,
  answeredAt,
  createdAt,
}: Row): Review {
  return {
    id,
    author,
    stars,
    text: quote,
    month: eventMonth,
    publishedAt: publishedAt ?? createdAt,
    answer: answer === null ? null : { text: answer, at: answeredAt ?? createdAt },
  };
}
