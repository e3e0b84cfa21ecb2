import { sql } from "drizzle-orm";

import {
  enquiries,
  enquiryRecipients,
  listingContacts,
  listings,
  vendorReplies,
} from "#database/schema/index.ts";

/**
 * Condition for enquiries that no business got or gets: they chose none, or samples that were never reached (isReal).
 * Our team answers them.
 */
export const asksNobody = sql<boolean>`not exists (
  select from ${enquiryRecipients}
  join ${listings} on ${listings.id} = ${enquiryRecipients.listingId}
  left join ${listingContacts} on ${listingContacts.listingId} = ${listings.id}
  left join ${vendorReplies} on ${vendorReplies.listingId} = ${listings.id}
    and ${vendorReplies.enquiryId} = ${enquiryRecipients.enquiryId}
  where ${enquiryRecipients.enquiryId} = ${enquiries.id}
    and (not ${listings.fictional} or ${listingContacts.email} is not null
      or ${enquiryRecipients.mailedAt} is not null or ${vendorReplies.answeredAt} is not null)
)`;
