import { and, exists, isNotNull, isNull, not, or, sql } from "drizzle-orm";

import {
  enquiryMessages,
  enquiryRecipients,
  listingContacts,
  mails,
  vendorReplies,
} from "#database/schema/index.ts";
import type { MailStatus } from "#database/enums.ts";

/** A business that does not wait for its turn, and was not declined. */
const isOpen = and(isNull(enquiryRecipients.queuedAt), isNull(enquiryRecipients.declinedAt));

const itsReply = sql`from ${vendorReplies} where ${vendorReplies.enquiryId} = ${enquiryRecipients.enquiryId} and ${vendorReplies.listingId} = ${enquiryRecipients.listingId}`;

/** One of those that has not got it by mail, and has not answered either. */
export const hasNotHeard = and(
  isOpen,
  isNull(enquiryRecipients.mailedAt),
  not(exists(sql`(select ${itsReply})`)),
);

const toIt = sql`${mails.enquiryId} = ${enquiryRecipients.enquiryId} and ${mails.listingId} = ${enquiryRecipients.listingId}`;

/** Whether the mail with the enquiry itself was sent to it, or waits in the outbox. */
export const hasItsMail = (status: Extract<MailStatus, "sent" | "waiting">) =>
  exists(
    sql`(select from ${mails} where ${toIt} and ${mails.kind} = 'enquiry-to-vendor' and ${mails.status} = ${status})`,
  );

/** The mail of a message alone to one of those. */
const itsOwnMail = sql`from ${mails} where ${toIt} and ${mails.messageId} = ${enquiryMessages.id} and ${mails.kind} = 'message-to-vendor'`;

/** What the couple wrote to it, changed, or withdrew. */
const addedFor = sql`from ${enquiryMessages} where ${enquiryMessages.enquiryId} = ${enquiryRecipients.enquiryId}
  and ${enquiryMessages.heldAt} is null
  and (${enquiryMessages.listingId} is null or ${enquiryMessages.listingId} = ${enquiryRecipients.listingId})`;

/**
 * The same since it last heard of the enquiry; nothing where it never did. A message that was mailed by itself is
 * no news, though an earlier one may be: its mail is retried, or was dropped.
 */
export const newsFor = sql`${addedFor} and ${enquiryMessages.id} > ${enquiryRecipients.newestTold}
  and not exists (select ${itsOwnMail} and ${mails.status} = 'sent')`;

/** Number of the newest of all that the couple added, which is the last that became readable; 0 for nothing. */
export const newestAdded = sql<number>`coalesce((select max(${enquiryMessages.id}) ${addedFor}), 0)`.mapWith(
  Number,
);

/** Number of the last message before the first that it has still to hear of; of the newest where there is none. */
export const newestHeard = sql<number>`coalesce((select min(${enquiryMessages.id}) - 1 ${newsFor}), ${newestAdded})`;

/** The same once its enquiry is mailed, which leaves out messages whose own mails wait. */
export const newestHeardByEnquiry = sql<number>`coalesce((select min(${enquiryMessages.id}) - 1 ${addedFor}
  and ${enquiryMessages.id} > coalesce(${enquiryRecipients.newestTold}, 0)
  and exists (select ${itsOwnMail} and ${mails.status} = 'waiting')), ${newestAdded})`.mapWith(Number);

/** A business that knows of the enquiry, and neither by mail nor by hand of what the couple added since. */
const hasNewsToHear = and(isOpen, exists(sql`(select ${newsFor})`));

/** One of those with news that no mail in the outbox is about to tell it. */
export const hasUnsentNews = and(
  isOpen,
  exists(sql`(select ${newsFor} and not exists (select ${itsOwnMail} and ${mails.status} = 'waiting'))`),
  not(hasItsMail("waiting")),
);

/** What mail tells it by itself from now on: its address was confirmed, and it wants mail. */
const isMailed = and(isNotNull(listingContacts.email), isNull(listingContacts.mutedAt));

/**
 * A business that knows of an enquiry which was withdrawn when mail did not reach it: nothing of that enquiry goes out
 * any more, though mail was turned on since, or it waits for its turn. A mail that nobody took is with the team's mails.
 */
const hasUnsentWithdrawal = and(
  isNull(enquiryRecipients.declinedAt),
  exists(
    sql`(select ${newsFor} and ${enquiryMessages.kind} = 'withdrawal' and not exists (select ${itsOwnMail} and ${mails.status} in ('waiting', 'dead')))`,
  ),
);

/** One of those whom mail does not tell, so our team does. */
export const hasNewsToTell = or(and(hasNewsToHear, not(sql`(${isMailed})`)), hasUnsentWithdrawal);
