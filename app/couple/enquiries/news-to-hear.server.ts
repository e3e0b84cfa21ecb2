import { and, exists, isNull, not, sql } from "drizzle-orm";

import { enquiryMessages, enquiryRecipients, vendorReplies } from "#database/schema/index.ts";

/** A business that has not got it by mail, does not wait for its turn, and was not declined. */
const isByHand = and(
  isNull(enquiryRecipients.mailedAt),
  isNull(enquiryRecipients.queuedAt),
  isNull(enquiryRecipients.declinedAt),
);

const itsReply = sql`from ${vendorReplies} where ${vendorReplies.enquiryId} = ${enquiryRecipients.enquiryId} and ${vendorReplies.listingId} = ${enquiryRecipients.listingId}`;

/** One of those that has not answered either. */
export const hasNotHeard = and(isByHand, not(exists(sql`(select ${itsReply})`)));

/** What the couple wrote to it or changed; withdrawals are told by no call. */
const addedFor = sql`from ${enquiryMessages} where ${enquiryMessages.enquiryId} = ${enquiryRecipients.enquiryId}
  and ${enquiryMessages.kind} <> 'withdrawal' and ${enquiryMessages.heldAt} is null
  and (${enquiryMessages.listingId} is null or ${enquiryMessages.listingId} = ${enquiryRecipients.listingId})`;

/** The same since it last heard of the enquiry; nothing where it never did. */
export const newsFor = sql`${addedFor} and ${enquiryMessages.id} > ${enquiryRecipients.newestTold}`;

/** Number of the newest of all that the couple added, which is the last that became readable; 0 for nothing. */
export const newestAdded = sql<number>`coalesce((select max(${enquiryMessages.id}) ${addedFor}), 0)`.mapWith(
  Number,
);

/** A business that knows of the enquiry otherwise than by mail, and not of what the couple added since. */
export const hasNewsToHear = and(isByHand, exists(sql`(select ${newsFor})`));
