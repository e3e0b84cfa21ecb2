import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { listings } from "./listings.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** What a business sent to be listed. What it wrote is never edited; the desk decides once. */
export const applications = pgTable(
  "applications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the business and the desk call it, such as WA-7K3M-9QPX. */
    reference: text().notNull().unique(),
    /** Hash of all normalised fields and, where a script made one, of the form's own key. */
    submissionKey: text().notNull(),
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
