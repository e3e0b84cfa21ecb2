import { and, countDistinct, eq, sql } from "drizzle-orm";

import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import { enquiries, enquiryMessages, enquiryRecipients, listings, mails } from "#database/schema/index.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { lockListingContacts, readInformedListings, readListingContacts } from "./listing-contacts.server.ts";
import { sendToBusinesses } from "./send-to-businesses.server.ts";
import { isVerifiedSender } from "./verified-sender.server.ts";
import { returnMessageToTeam } from "./what-mail-told.server.ts";

/**
 * Posts the first mails of an enquiry whose rows are written: to the team and to the couple. The chosen
 * businesses get it at once where the address of the couple is proven; otherwise it waits for the button
 * in the couple's mail (confirmEnquiry).
 * @param mayMail false where the couple's mailbox had as many mails as it may get
 */
export async function postEnquiryMails(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, mayMail }: { enquiryId: number; mayMail: boolean },
): Promise<void> {
  const [enquiry] = await transaction
    .select({ email: enquiries.email, addressHash: enquiries.addressHash })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  if (enquiry === undefined) return;
  const { email, addressHash } = enquiry;
  const waits =
    (await countBusinesses(transaction, enquiryId)) > 0 &&
    !(addressHash !== null && (await isVerifiedSender(transaction, addressHash)));
  if (waits)
    await transaction
      .update(enquiries)
      .set({ askedToConfirmAt: sql`now()` })
      .where(eq(enquiries.id, enquiryId));
  await postMails(transaction, [
    { kind: "enquiry-to-team", recipient: null, enquiryId },
    ...(isReservedEmail(email) || !mayMail
      ? []
      : [{ kind: "enquiry-confirmation" as const, recipient: email, enquiryId }]),
  ]);
  if (!waits) await sendToBusinesses(transaction, postMails, enquiryId);
}

/** How many of those whom an enquiry is meant for are businesses: behind a sample without an address is nobody. */
async function countBusinesses(transaction: Transaction, enquiryId: number): Promise<number> {
  const recipients = await transaction
    .select({ id: listings.id, fictional: listings.fictional })
    .from(enquiryRecipients)
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .where(eq(enquiryRecipients.enquiryId, enquiryId));
  const contacts = await readListingContacts(
    transaction,
    recipients.map(({ id }) => id),
  );
  return recipients.filter(({ id, fictional }) => !fictional || contacts.has(id)).length;
}

/** Maximum messages of one enquiry that are mailed to businesses within an hour; more are on their pages only. */
const mostMessages = 3;

/**
 * Tells the team, and every business that knows of the enquiry, what the couple has added to it; of a message
 * to one business that one alone. That it was withdrawn is mailed however many messages there were. Those that mail does
 * not reach are told by our team, whose mail names them.
 */
export async function postMessageMails(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
): Promise<void> {
  const [message] = await transaction
    .select({ kind: enquiryMessages.kind, only: enquiryMessages.listingId })
    .from(enquiryMessages)
    .where(eq(enquiryMessages.id, messageId));
  if (message === undefined) return;
  const { kind, only } = message;
  const isOver = kind === "withdrawal";
  const isMailed = isOver || (await mayMailMessage(transaction, enquiryId));
  // What is queued brings the message with it, unless it does not go out any more.
  const readInformed = async () =>
    (await readInformedListings(transaction, enquiryId))
      .filter(({ listingId, isQueued }) => (only === null || only === listingId) && (isOver || !isQueued))
      .map(({ listingId }) => listingId);
  // Mail that is turned on meanwhile would miss the message, and so would our team.
  await lockListingContacts(transaction, await readInformed());
  // Only now: whoever had the contacts locked may have queued the enquiry.
  const informed = await readInformed();
  const contacts = await readListingContacts(transaction, informed);
  const unreachable = informed.filter((listingId) => !contacts.has(listingId));
  await returnMessageToTeam(transaction, { enquiryId, messageId }, unreachable);
  await postMails(transaction, [
    { kind: "message-to-team", recipient: null, enquiryId, messageId },
    ...(isMailed ? [...contacts] : []).map(([listingId, recipient]) => ({
      kind: "message-to-vendor" as const,
      recipient,
      enquiryId,
      listingId,
      messageId,
    })),
  ]);
}

async function mayMailMessage(transaction: Transaction, enquiryId: number): Promise<boolean> {
  const [mailed] = await transaction
    .select({ messages: countDistinct(mails.messageId) })
    .from(mails)
    .where(
      and(
        eq(mails.enquiryId, enquiryId),
        eq(mails.kind, "message-to-vendor"),
        sql`${mails.createdAt} > now() - interval '1 hour'`,
      ),
    );
  return (mailed?.messages ?? 0) < mostMessages;
}

/** Tells the couple what a vendor has answered. */
export async function postAnswerMail(
  transaction: Transaction,
  postMails: PostMails,
  { enquiryId, listingId, email }: { enquiryId: number; listingId: number; email: string },
): Promise<void> {
  if (isReservedEmail(email)) return;
  await postMails(transaction, [{ kind: "answer-to-couple", recipient: email, enquiryId, listingId }]);
}
