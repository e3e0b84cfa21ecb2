import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { listings } from "./listings.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/**
 * That somebody says that a listing is its own business, or that the desk invited it to say so. What
 * was written is never edited; the desk decides once.
 */
export const claims = pgTable(
  "claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the business and the desk call it, such as WB-7K3M-9QPX. */
    reference: text().notNull().unique(),
    /** Hash of all normalised fields and, where a script made one, of the form's own key. */
    submissionKey: text().notNull(),
    listingId: integer()
      .notNull()
      .references(() => listings.id),
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
