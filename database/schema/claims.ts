import { index, pgTable, text } from "drizzle-orm/pg-core";

import { claimDecisions } from "#database/enums.ts";

import { submissionColumns, instant, isOneOf } from "./column-types.ts";
import { listingReference } from "./listings.ts";

/**
 * Claims that a listing is the claimant's own business, or the desk's invitations to claim it. The submitted
 * text is never edited; the desk decides once.
 */
export const claims = pgTable(
  "claims",
  {
    ...submissionColumns(),
    listingId: listingReference(),
    /** Null in an invitation that nobody has accepted yet. */
    name: text(),
    role: text(),
    email: text().notNull(),
    note: text().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    /** When the desk last invited the email; null for a claim that came by the form. */
    invitedAt: instant(),
    /** Set when the link that was mailed to the email was opened and its button pressed. */
    confirmedAt: instant(),
    decidedAt: instant(),
    /** Null while it is not decided. */
    decision: text({ enum: claimDecisions }),
    /** Why it was rejected, in the words that the business reads. */
    reason: text(),
  },
  (table) => [
    index("claims_submission").on(table.submissionKey),
    index("claims_received").on(table.receivedAt),
    index("claims_listing").on(table.listingId),
    isOneOf("claims_decision_known", table.decision, claimDecisions),
  ],
);
