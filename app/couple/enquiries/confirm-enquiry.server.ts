import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import { enquiries, enquiryRecipients, listings } from "#database/schema/index.ts";

import { sendToBusinesses } from "./send-to-businesses.server.ts";

/**
 * Sends an enquiry that waited for its sender to press the button behind the link in our mail, which
 * proves the address, too. The team hears which businesses it has to pass it on to. Twice is once.
 */
export async function confirmEnquiry(
  transaction: Transaction,
  postMails: PostMails,
  enquiryId: number,
): Promise<void> {
  const confirmed = await transaction
    .update(enquiries)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        eq(enquiries.id, enquiryId),
        isNotNull(enquiries.askedToConfirmAt),
        isNull(enquiries.confirmedAt),
        isNull(enquiries.withdrawnAt),
        isNull(enquiries.heldAt),
      ),
    )
    .returning({ id: enquiries.id });
  if (confirmed.length === 0) return;
  await sendToBusinesses(transaction, postMails, enquiryId);
  const passedOn = await transaction
    .select({ id: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .where(
      and(
        eq(enquiryRecipients.enquiryId, enquiryId),
        isNull(enquiryRecipients.mailedAt),
        isNull(enquiryRecipients.queuedAt),
        eq(listings.fictional, false),
      ),
    )
    .limit(1);
  if (passedOn.length > 0)
    await postMails(transaction, [{ kind: "enquiry-to-team", recipient: null, enquiryId }]);
}
