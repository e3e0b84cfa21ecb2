import {
  findBusinessByUnsubscribeKey,
  setBusinessUnsubscribed,
} from "#app/business/replies/unsubscribe-business.server.ts";
import {
  findMailboxByUnsubscribeKey,
  setMailboxUnsubscribed,
} from "#app/couple/reviews/unsubscribe-mailbox.server.ts";
import type { Database } from "#database/database.ts";
import type { Site } from "#app/messaging/request-context.ts";

type MailOffice = Pick<Site, "database" | "secret">;

/** Whose mail a link under a letter is about, what is mailed now, and how the page says it. */
export type MailSubscription = {
  subject: { listingId: number } | { addressHash: string };
  isMuted: boolean;
  title: string;
  eyebrow: string;
  said: string;
};

/** Opens the link under a letter by which its reader stops letters of its kind; null for one that opens nothing. */
export async function findMailSubscriptionByKey(
  database: Database,
  key: string,
): Promise<MailSubscription | null> {
  const business = await findBusinessByUnsubscribeKey(database, key);
  if (business !== null) {
    const { listingId, name, isMuted } = business;
    return {
      subject: { listingId },
      isMuted,
      title: "Mail from couples",
      eyebrow: name,
      said: isMuted
        ? `No enquiry and no review is mailed to ${name} any more. Couples read that our team passes their enquiry on.`
        : `Enquiries that couples address to ${name}, and their reviews of it, are mailed to you.`,
    };
  }
  const couple = await findMailboxByUnsubscribeKey(database, key);
  if (couple === null) return null;
  const { addressHash, isQuiet } = couple;
  return {
    subject: { addressHash },
    isMuted: isQuiet,
    title: "Mail from us",
    eyebrow: "Every mail to this address",
    said: isQuiet
      ? "We send nothing to this address any more: no answers to your enquiries, no links, no invitations. Your private pages still work."
      : "We mail you what you ask for: the link to your enquiry and the answers to it, links that you lost, what becomes of your listing, and once, after a wedding, an invitation to review.",
  };
}

/** Stops the mails, or lets them come again. */
export async function setMailSubscription(
  { database, secret }: MailOffice,
  { subject }: Pick<MailSubscription, "subject">,
  muted: boolean,
): Promise<void> {
  if ("listingId" in subject) await setBusinessUnsubscribed(database, subject.listingId, muted);
  else await setMailboxUnsubscribed(database, secret, subject.addressHash, muted);
}
