import { and, eq } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { enquiryRecipients, vendorReplies } from "#database/schema/index.ts";

import { isBusinessUnsubscribed } from "./listing-contacts.server.ts";

/**
 * How a business that was asked knows of an enquiry: by our mail, or because it has answered; by its page alone,
 * where our team told it, or where it asked for no mail. Null where it does not know of it.
 */
export async function findKnowledgeOfEnquiry(
  transaction: Transaction,
  { enquiryId, listingId }: { enquiryId: number; listingId: number },
): Promise<"mail" | "page" | null> {
  const [recipient] = await transaction
    .select({ mailedAt: enquiryRecipients.mailedAt, passedOnAt: enquiryRecipients.passedOnAt })
    .from(enquiryRecipients)
    .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId)));
  if (recipient === undefined) return null;
  if (recipient.mailedAt !== null) return "mail";
  const given = and(eq(vendorReplies.enquiryId, enquiryId), eq(vendorReplies.listingId, listingId));
  if ((await transaction.$count(vendorReplies, given)) > 0) return "mail";
  const isOnPage = recipient.passedOnAt !== null || (await isBusinessUnsubscribed(transaction, listingId));
  return isOnPage ? "page" : null;
}
