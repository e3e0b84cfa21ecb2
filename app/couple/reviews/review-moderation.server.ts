import { and, count, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";

import { judgeAddress } from "#app/claims/claim-address.server.ts";
import type { Transaction } from "#database/database.ts";
import { reviews } from "#database/schema/index.ts";

import { burst, firstReviews, type HoldReason } from "./review-rules.ts";

type Business = { id: number; website: string | null; contact: string | null };

/**
 * Why a person looks at a review before it appears, whatever it says; null when nobody need.
 * @param email of the couple
 * @param reviewId of the review itself, where it was written before
 */
export async function reasonToLook(
  transaction: Transaction,
  business: Business,
  email: string,
  reviewId: number | null,
): Promise<HoldReason | null> {
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
        sql`case when ${gt(reviews.createdAt, sql`now() - make_interval(days => ${burst.days})`)} then 1 end`,
      ),
      forged: count(sql`case when ${eq(reviews.removedReason, "forged")} then 1 end`),
    })
    .from(reviews)
    .where(others);
  if (known === undefined) return "first";
  if (known.forged > 0) return "forged-before";
  if (known.approved < firstReviews) return "first";
  return known.recent >= burst.others ? "burst" : null;
}

/** Whether an address lies at the own domain of a business: of its website, or of the address that it confirmed. */
function isOfTheHouse(email: string, { website, contact }: Business): boolean {
  const places = [
    website,
    contact === null ? null : `https://${contact.slice(contact.lastIndexOf("@") + 1)}`,
  ];
  return places.some((place) => judgeAddress(email, place).ok);
}
