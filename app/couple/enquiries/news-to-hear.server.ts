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

/** When the business last had the enquiry before it: it was told by hand, or it answered. Null for never. */
const lastHeardAt = sql`greatest(${enquiryRecipients.passedOnAt}, (select ${vendorReplies.updatedAt} ${itsReply}))`;

/** What the couple wrote to it or changed; withdrawals are told by no call. */
const addedFor = sql`from ${enquiryMessages} where ${enquiryMessages.enquiryId} = ${enquiryRecipients.enquiryId}
  and ${enquiryMessages.kind} <> 'withdrawal' and ${enquiryMessages.heldAt} is null
  and (${enquiryMessages.listingId} is null or ${enquiryMessages.listingId} = ${enquiryRecipients.listingId})`;

/** The same since it last heard of the enquiry. */
export const newsFor = sql`${addedFor} and ${enquiryMessages.createdAt} > ${lastHeardAt}`;

/** Number of the newest of all that the couple added; 0 for nothing. */
export const newestAdded = sql<number>`coalesce((select max(${enquiryMessages.id}) ${addedFor}), 0)`.mapWith(
  Number,
);

/** A business that knows of the enquiry otherwise than by mail, and not of what the couple added since. */
export const hasNewsToHear = and(isByHand, exists(sql`(select ${newsFor})`));
