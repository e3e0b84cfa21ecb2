import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { submissionHoldReasons } from "#database/enums.ts";

import { submissionColumns, instant, isOneOf } from "./column-types.ts";
import { listings } from "./listings.ts";

/** Applications of businesses to be listed. The submitted text is never edited; the desk decides once. */
export const applications = pgTable(
  "applications",
  {
    ...submissionColumns(),
    contactName: text().notNull(),
    email: text().notNull(),
    /** The listing as the business describes it (app/business/profile/profile.ts). */
    profile: jsonb().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    /** Set when the link that was mailed to the email was opened; only then the desk decides. */
    confirmedAt: instant(),
    decidedAt: instant(),
    /** Why it was rejected, in the words that the business reads. */
    reason: text(),
    /** The listing that it became. */
    listingId: integer().references(() => listings.id),
    /**
     * Since when it is held for the desk: no mail is sent about it. Null when it never was, or was released.
     */
    heldAt: instant(),
    /** It stays when the application is released. */
    heldReason: text({ enum: submissionHoldReasons }),
  },
  (table) => [
    index("applications_submission").on(table.submissionKey),
    index("applications_received").on(table.receivedAt),
    isOneOf("applications_held_reason_known", table.heldReason, submissionHoldReasons),
  ],
);
