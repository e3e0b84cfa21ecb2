import { eq } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { ReviewRemovalReason } from "#database/enums.ts";
import { reviews } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { takeOffReview } from "./take-off-review.server.ts";
import { publishReview } from "./write-review.server.ts";

/**
 * Publishes or refuses a review that waits for the desk, once: whoever decides second changes nothing.
 * @param reason why it is refused; null publishes it
 * @returns whether it waited until now; null when there is no such review
 */
export async function decideHeldReview(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  id: number,
  reason: ReviewRemovalReason | null,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for("update");
    if (review === undefined) return null;
    if (review.heldAt === null || review.removedAt !== null) return false;
    if (reason === null) {
      await transaction.update(reviews).set({ heldAt: null }).where(eq(reviews.id, id));
      await publishReview(transaction, { postMails }, id);
    } else {
      await takeOffReview(transaction, postMails, id, reason);
      await announceCatalogueChange(transaction);
    }
    return true;
  });
}
