import { and, arrayOverlaps, eq, ne } from "drizzle-orm";

import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import type { Transaction } from "#database/database.ts";
import { enquiries, enquiryRecipients } from "#database/schema/index.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { stillWonders } from "./still-wonders.server.ts";

/** Tells a couple that a venue has answered what it asked. */
export async function postFactsMail(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, listingId, email }: { enquiryId: number; listingId: number; email: string },
): Promise<void> {
  if (isReservedEmail(email)) return;
  await postMails(transaction, [{ kind: "facts-to-couple", recipient: email, enquiryId, listingId }]);
}

/**
 * Tells every couple that asked a venue for one of these facts that it is known now: those whose day has not
 * passed, and who have not had an answer of their own.
 * @param keys facts that have just become known
 * @param except an enquiry that was told already
 */
export async function tellWhoAsked(
  transaction: Transaction,
  postMails: PostMails,
  { listingId, keys, except }: { listingId: number; keys: readonly ReportableFactKey[]; except?: number },
): Promise<void> {
  const wondering = await transaction
    .select({ id: enquiries.id, email: enquiries.email })
    .from(enquiries)
    .innerJoin(enquiryRecipients, eq(enquiryRecipients.enquiryId, enquiries.id))
    .where(
      and(
        eq(enquiryRecipients.listingId, listingId),
        stillWonders(transaction),
        arrayOverlaps(enquiries.asks, [...keys]),
        ...(except === undefined ? [] : [ne(enquiries.id, except)]),
      ),
    );
  for (const { id, email } of wondering)
    await postFactsMail(transaction, postMails, { enquiryId: id, listingId, email });
}
