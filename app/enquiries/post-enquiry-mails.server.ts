import { and, eq, inArray } from "drizzle-orm";

import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import { enquiryRecipients } from "#database/schema/index.ts";
import { isReservedAddress } from "#mail/reserved-names.ts";

import { contactsOf, contactsOfEnquiry } from "./listing-contacts.server.ts";

/**
 * Posts the first mails of an enquiry whose rows are written: to the team, to the couple, and to the
 * chosen vendors whose address was confirmed, who are marked as mailed.
 * @param email of the couple
 */
export async function postEnquiryMails(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, email }: { enquiryId: number; email: string },
): Promise<void> {
  const chosen = eq(enquiryRecipients.enquiryId, enquiryId);
  const recipients = await transaction
    .select({ id: enquiryRecipients.listingId })
    .from(enquiryRecipients)
    .where(chosen)
    .orderBy(enquiryRecipients.listingId);
  const contacts = await contactsOf(
    transaction,
    recipients.map(({ id }) => id),
  );
  if (contacts.size > 0)
    await transaction
      .update(enquiryRecipients)
      .set({ mailedAt: new Date() })
      .where(and(chosen, inArray(enquiryRecipients.listingId, [...contacts.keys()])));
  await postMails(transaction, [
    { kind: "enquiry-to-team", recipient: null, enquiryId },
    ...(isReservedAddress(email)
      ? []
      : [{ kind: "enquiry-confirmation" as const, recipient: email, enquiryId }]),
    ...[...contacts].map(([listingId, recipient]) => ({
      kind: "enquiry-to-vendor" as const,
      recipient,
      enquiryId,
      listingId,
    })),
  ]);
}

/** Tells the team, and whoever got the enquiry by mail, what the couple has added to it. */
export async function postMessageMails(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
): Promise<void> {
  const contacts = await contactsOfEnquiry(transaction, enquiryId);
  await postMails(transaction, [
    { kind: "message-to-team", recipient: null, enquiryId, messageId },
    ...[...contacts].map(([listingId, recipient]) => ({
      kind: "message-to-vendor" as const,
      recipient,
      enquiryId,
      listingId,
      messageId,
    })),
  ]);
}

/** Tells the couple what a vendor has answered. */
export async function postAnswerMail(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, listingId, email }: { enquiryId: number; listingId: number; email: string },
): Promise<void> {
  if (isReservedAddress(email)) return;
  await postMails(transaction, [{ kind: "answer-to-couple", recipient: email, enquiryId, listingId }]);
}
