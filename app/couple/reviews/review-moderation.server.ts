import { and, count, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";

import { checkClaimEmail } from "#app/messaging/personal-data/claim-email.server.ts";
import type { Transaction } from "#database/database.ts";
import { reviews } from "#database/schema/index.ts";
import type { ReviewHoldReason } from "#database/enums.ts";

import { reviewBurstLimit, moderatedFirstReviews } from "./review-rules.ts";

type Business = { id: number; website: string | null; contact: string | null };

/**
 * Why a person reads a review before it appears, whatever its content; null when that is not necessary.
 * @param email of the couple
 * @param reviewId of the review itself, where it existed before
 */
export async function reviewModerationReason(
  transaction: Transaction,
  business: Business,
  email: string,
  reviewId: number | null,
): Promise<ReviewHoldReason | null> {
  if (isOfTheHouse(email, business)) return "house";
  const others = and(
    eq(reviews.listingId, business.id),
    reviewId === null ? undefined : ne(reviews.id, reviewId),
  );
  const [known] = await transaction
    .select({
      approved: count(
        sql`case when ${and(isNotNull(reviews.publishedAt), isNull(reviews.heldAt), isNull(reviews.removedAt))} then 1 end`,
      ),
      recent: count(
        sql`case when ${gt(reviews.createdAt, sql`now() - make_interval(days => ${reviewBurstLimit.days})`)} then 1 end`,
      ),
      forged: count(sql`case when ${eq(reviews.removedReason, "forged")} then 1 end`),
    })
    .from(reviews)
    .where(others);
  if (known === undefined) return "first";
  if (known.forged > 0) return "forged-before";
  if (known.approved < moderatedFirstReviews) return "first";
  return known.recent >= reviewBurstLimit.others ? "burst" : null;
}

/** Whether an email is at the business's own domain: that of its website, or of its confirmed email. */
function isOfTheHouse(email: string, { website, contact }: Business): boolean {
  const places = [
    website,
    contact === null ? null : `https://${contact.slice(contact.lastIndexOf("@") + 1)}`,
  ];
  return places.some((place) => checkClaimEmail(email, place).ok);
}
