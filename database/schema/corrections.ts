import { index, pgTable, text } from "drizzle-orm/pg-core";

import { letterColumns, moment } from "./column-types.ts";
import { ofListing } from "./listings.ts";

/** What somebody says is wrong with a listing, or the wish to have it removed. What was written is never edited. */
export const corrections = pgTable(
  "corrections",
  {
    ...letterColumns(),
    listingId: ofListing(),
    /** 'fact', 'price', 'contact', 'closed', 'removal' or 'other'. */
    kind: text().notNull(),
    /** 'couple', 'business' or 'other'. */
    sender: text().notNull(),
    message: text().notNull(),
    /** Where to answer; none was asked for. */
    email: text(),
    receivedAt: moment().notNull().defaultNow(),
    /** Held for the desk since then; null when it never was, or was released. */
    heldAt: moment(),
    /** Why it was held: 'links'. It stays when the correction is released. */
    heldReason: text(),
    /** When the desk was done with it; null while it is open. */
    doneAt: moment(),
    /** What the desk made of it. */
    outcome: text(),
  },
  (table) => [
    index("corrections_submission").on(table.submissionKey),
    index("corrections_received").on(table.receivedAt),
    index("corrections_listing").on(table.listingId),
  ],
);
