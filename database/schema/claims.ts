import { index, pgTable, text } from "drizzle-orm/pg-core";

import { letterColumns, moment } from "./column-types.ts";
import { ofListing } from "./listings.ts";

/**
 * That somebody says that a listing is its own business, or that the desk invited it to say so. What
 * was written is never edited; the desk decides once.
 */
export const claims = pgTable(
  "claims",
  {
    ...letterColumns(),
    listingId: ofListing(),
    /** Null in an invitation that nobody took up yet. */
    name: text(),
    role: text(),
    email: text().notNull(),
    note: text().notNull(),
    receivedAt: moment().notNull().defaultNow(),
    /** When the desk invited the address, last; null for a claim that came by the form. */
    invitedAt: moment(),
    /** Set when somebody opened the link that was mailed to the address and pressed the button. */
    confirmedAt: moment(),
    decidedAt: moment(),
    /** 'approved' or 'rejected'; null while it is not decided. */
    decision: text(),
    /** Why it was rejected, in the words that the business reads. */
    reason: text(),
  },
  (table) => [
    index("claims_submission").on(table.submissionKey),
    index("claims_received").on(table.receivedAt),
    index("claims_listing").on(table.listingId),
  ],
);
