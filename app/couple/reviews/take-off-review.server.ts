import { eq, sql } from "drizzle-orm";

import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import type { ReviewRemovalReason } from "#database/enums.ts";
import { enquiries, reviews } from "#database/schema/index.ts";

/**
 * Takes a review off its page, or keeps one from it that was not published yet, and tells the couple by mail. One
 * that is off already only gets the new reason; a couple whose enquiry was deleted has no address any more.
 */
export async function takeOffReview(
  transaction: Transaction,
  postMails: PostMails,
  id: number,
  reason: ReviewRemovalReason,
): Promise<void> {
  const [found] = await transaction
    .select({ removedAt: reviews.removedAt, enquiryId: reviews.enquiryId, email: enquiries.email })
    .from(reviews)
    .leftJoin(enquiries, eq(enquiries.id, reviews.enquiryId))
    .where(eq(reviews.id, id));
  await transaction
    .update(reviews)
    .set({ removedAt: sql`now()`, removedReason: reason })
    .where(eq(reviews.id, id));
  if (found === undefined || found.removedAt !== null || found.enquiryId === null || found.email === null)
    return;
  await postMails(transaction, [
    { kind: "review-removed", recipient: found.email, enquiryId: found.enquiryId, reviewId: id },
  ]);
}
