import { and, desc, eq, ne, sql } from "drizzle-orm";

import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { bookings, enquiries, listings, reviews } from "#database/schema/index.ts";
import type { ReviewRemovalReason } from "#database/enums.ts";

import { takeOffReview } from "./take-off-review.server.ts";
import { publishReview } from "./write-review.server.ts";

/** A review for the desk. */
export type DeskReview = Awaited<ReturnType<typeof select>>[number] & {
  state: "published" | "held" | "removed" | "refused";
};

const columns = {
  id: reviews.id,
  listing: { id: listings.id, name: listings.name },
  reference: enquiries.reference,
  /** Evidence for the desk that a review comes from a wedding. */
  email: enquiries.email,
  enquiredAt: enquiries.receivedAt,
  eventDate: enquiries.eventDate,
  coupleSaidAt: bookings.coupleSaidAt,
  businessSaidAt: bookings.businessSaidAt,
  author: reviews.author,
  stars: reviews.stars,
  quote: reviews.quote,
  eventMonth: reviews.eventMonth,
  createdAt: reviews.createdAt,
  publishedAt: reviews.publishedAt,
  heldAt: reviews.heldAt,
  heldReason: reviews.heldReason,
  removedAt: reviews.removedAt,
  removedReason: reviews.removedReason,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
};

const select = (database: Database) =>
  database
    .select(columns)
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(enquiries, eq(enquiries.id, reviews.enquiryId))
    .leftJoin(
      bookings,
      and(eq(bookings.enquiryId, reviews.enquiryId), eq(bookings.listingId, reviews.listingId)),
    );

function stateOf({ removedAt, publishedAt, heldAt }: Omit<DeskReview, "state">): DeskReview["state"] {
  if (removedAt !== null) return publishedAt === null ? "refused" : "removed";
  return heldAt === null ? "published" : "held";
}

const withState = (row: Omit<DeskReview, "state">): DeskReview => ({
  ...row,
  state: stateOf(row),
});

/**
 * The latest reviews, held ones first.
 * @param most maximum number; null for all
 */
export async function listReviews(
  database: Database,
  most: number | null = maxDeskListRows,
): Promise<DeskList<DeskReview>> {
  const waiting = sql`(${reviews.heldAt} is not null and ${reviews.removedAt} is null)`;
  const all = select(database).orderBy(desc(waiting), desc(reviews.createdAt), desc(reviews.id));
  const rows = await (most === null ? all : all.limit(most));
  return { rows: rows.map(withState), total: await database.$count(reviews) };
}

/** One review; null when there is none. */
export async function showReview(database: Database, id: number): Promise<DeskReview | null> {
  const [row] = await select(database).where(eq(reviews.id, id));
  return row === undefined ? null : withState(row);
}

type Step = (transaction: Transaction, id: number) => Promise<void>;

async function change(database: Database, id: number, step: Step): Promise<DeskReview | null> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (row === undefined) return;
    await step(transaction, id);
    await announceCatalogueChange(transaction);
  });
  return showReview(database, id);
}

/**
 * Removes a review from the page of its business, which says how many and why. An unpublished review is
 * rejected by it: the page counts nothing. The couple reads why, by mail and on its page.
 */
export const removeReview = (
  database: Database,
  id: number,
  reason: ReviewRemovalReason,
  postMails: PostMails,
) => change(database, id, (transaction) => takeOffReview(transaction, postMails, id, reason));

/** Publishes a held review, or one that was removed by mistake; one whose text was erased stays removed. */
export const releaseReview = (database: Database, id: number, postMails: PostMails) =>
  change(database, id, async (transaction) => {
    const released = await transaction
      .update(reviews)
      .set({ heldAt: null, removedAt: null, removedReason: null })
      .where(and(eq(reviews.id, id), ne(reviews.quote, "")))
      .returning({ id: reviews.id });
    if (released.length > 0) await publishReview(transaction, { postMails }, id);
  });

/** Removes the business's reply; it may write another one. */
export const removeReviewReply = (database: Database, id: number) =>
  change(database, id, async (transaction) => {
    await transaction.update(reviews).set({ answer: null, answeredAt: null }).where(eq(reviews.id, id));
  });
