import { index, pgTable, text } from "drizzle-orm/pg-core";

import { correctionKindIds, correctionSenderIds, submissionHoldReasons } from "#database/enums.ts";

import { submissionColumns, instant, isOneOf } from "./column-types.ts";
import { listingReference } from "./listings.ts";

/**
 * Reports that something about a listing is wrong, or requests to have it removed. The submitted text is
 * never edited.
 */
export const corrections = pgTable(
  "corrections",
  {
    ...submissionColumns(),
    listingId: listingReference(),
    kind: text({ enum: correctionKindIds }).notNull(),
    sender: text({ enum: correctionSenderIds }).notNull(),
    message: text().notNull(),
    /** Email for an answer; optional. */
    email: text(),
    receivedAt: instant().notNull().defaultNow(),
    /** Since when it is held for the desk; null when it never was, or was released. */
    heldAt: instant(),
    /** Why it was held. It stays when the correction is released. */
    heldReason: text({ enum: submissionHoldReasons }),
    /** When the desk was done with it; null while it is open. */
    doneAt: instant(),
    /** The desk's result. */
    outcome: text(),
  },
  (table) => [
    index("corrections_submission").on(table.submissionKey),
    index("corrections_received").on(table.receivedAt),
    index("corrections_listing").on(table.listingId),
    isOneOf("corrections_kind_known", table.kind, correctionKindIds),
    isOneOf("corrections_sender_known", table.sender, correctionSenderIds),
    isOneOf("corrections_held_reason_known", table.heldReason, submissionHoldReasons),
  ],
);
