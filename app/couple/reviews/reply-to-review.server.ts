import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { reviews } from "#database/schema/index.ts";

const published = and(isNotNull(reviews.publishedAt), isNull(reviews.heldAt), isNull(reviews.removedAt));

/** A business's reviews on its private page: the public ones, newest first. */
export async function readReviewsToReplyTo(database: Database, listingId: number) {
  const rows = await database
    .select({
      id: reviews.id,
      author: reviews.author,
      stars: reviews.stars,
      text: reviews.quote,
      month: reviews.eventMonth,
      publishedAt: sql<Date>`coalesce(${reviews.publishedAt}, ${reviews.createdAt})`.mapWith(
        reviews.createdAt,
      ),
      answer: reviews.answer,
      at: sql<Date>`coalesce(${reviews.answeredAt}, ${reviews.createdAt})`.mapWith(reviews.createdAt),
    })
    .from(reviews)
    .where(and(eq(reviews.listingId, listingId), published))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id));
  return rows.map(({ answer, at, ...review }) => ({
    ...review,
    answer: answer === null ? null : { text: answer, at },
  }));
}

/**
 * Saves a business's reply to a review, once; it is public at once.
 * @returns false when there is no such review, or it has its reply
 */
export async function replyToReview(
  transaction: Transaction,
  listingId: number,
  { review, answer }: { review: number; answer: string },
): Promise<boolean> {
  const saved = await transaction
    .update(reviews)
    .set({ answer, answeredAt: sql`now()` })
    .where(
      and(eq(reviews.id, review), eq(reviews.listingId, listingId), isNull(reviews.answeredAt), published),
    )
    .returning({ id: reviews.id });
  if (saved.length > 0) await announceCatalogueChange(transaction);
  return saved.length > 0;
}
