import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { letterColumns, moment } from "./column-types.ts";
import { listings } from "./listings.ts";

/** What a business sent to be listed. What it wrote is never edited; the desk decides once. */
export const applications = pgTable(
  "applications",
  {
    ...letterColumns(),
    contactName: text().notNull(),
    email: text().notNull(),
    /** The listing as the business describes it (app/vendor-profile/profile.ts). */
    profile: jsonb().notNull(),
    receivedAt: moment().notNull().defaultNow(),
    /** Set when somebody opened the link that was mailed to the address; only then the desk decides. */
    confirmedAt: moment(),
    decidedAt: moment(),
    /** Why it was rejected, in the words that the business reads. */
    reason: text(),
    /** The listing that it became. */
    listingId: integer().references(() => listings.id),
    /** Held for the desk since then: no mail is sent of it. Null when it never was, or was released. */
    heldAt: moment(),
    /** Why: 'links'. It stays when the application is released. */
    heldReason: text(),
  },
  (table) => [
    index("applications_submission").on(table.submissionKey),
    index("applications_received").on(table.receivedAt),
  ],
);
