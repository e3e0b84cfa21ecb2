import { findBusinessByUnsubscribeKey, setBusinessUnsubscribed } from "./unsubscribe-business.server.ts";
import {
  findMailboxByUnsubscribeKey,
  listingsOfMailbox,
  setMailboxUnsubscribed,
} from "./unsubscribe-mailbox.server.ts";
import { countList } from "#app/languages/count-list.ts";
import type { Site } from "#app/messaging/request-context.ts";

type MailOffice = Pick<Site, "database" | "secret" | "postMails">;

/** Whose mail an unsubscribe link is about, what is mailed now, and how the page says it. */
export type MailSubscription = {
  subject: { listingId: number } | { addressHash: string };
  isUnsubscribed: boolean;
  title: string;
  eyebrow: string;
  said: string;
};

/** Reads an unsubscribe link, by which a reader stops mails of its kind; null for one that is not valid. */
export async function findMailSubscriptionByKey(
  { database, secret }: Pick<Site, "database" | "secret">,
  key: string,
): Promise<MailSubscription | null> {
  const business = await findBusinessByUnsubscribeKey(database, key);
  if (business !== null) {
    const { listingId, name, isUnsubscribed } = business;
    return {
      subject: { listingId },
      isUnsubscribed,
      title: "Mail from couples",
      eyebrow: name,
      said: isUnsubscribed
        ? `We don’t email enquiries or reviews to ${name} any more. Enquiries wait on your private page, and couples see that you get no email from us.`
        : `We email you what couples send for ${name}: enquiries and reviews.`,
    };
  }
  const couple = await findMailboxByUnsubscribeKey(database, key);
  if (couple === null) return null;
  const { addressHash, isUnsubscribed } = couple;
  const names = (await listingsOfMailbox(database, secret, addressHash)).map(({ name }) => name);
  const managed = names.length === 0 ? null : countList(names);
  const [listing, page] = names.length > 1 ? ["listings", "private pages"] : ["listing", "private page"];
  return {
    subject: { addressHash },
    isUnsubscribed,
    title: "Mail from us",
    eyebrow: "All email to this address",
    said: isUnsubscribed
      ? `You’re unsubscribed: we don’t send answers, enquiries, links or invitations to this address. Your private pages still work, and what we’d have emailed is there.${managed === null ? "" : ` Couples’ enquiries to ${managed} wait on your ${page}, and couples see that you get no email from us.`}`
      : managed !== null
        ? `We email you what couples send for ${managed}: enquiries and reviews. Also news of your ${listing}, and links that you ask for. Unsubscribing ends all of it: enquiries then wait on your ${page}, and couples see that you get no email from us.`
        : "We email you what you ask for: the link to your enquiry and its answers, lost links, news of your listing and, once after your wedding, an invitation to review.",
  };
}

/** Stops the mails, or lets them come again. */
export async function setMailSubscription(
  { database, secret, postMails }: MailOffice,
  { subject }: Pick<MailSubscription, "subject">,
  unsubscribed: boolean,
): Promise<void> {
  if ("listingId" in subject)
    await setBusinessUnsubscribed({ database, secret, postMails }, subject.listingId, unsubscribed);
  else await setMailboxUnsubscribed(database, secret, subject.addressHash, unsubscribed);
}
