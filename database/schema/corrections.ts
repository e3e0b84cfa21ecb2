import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { listings } from "./listings.ts";

/** What somebody says is wrong with a listing, or the wish to have it removed. What was written is never edited. */
export const corrections = pgTable(
  "corrections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the sender and the desk call it, such as WC-7K3M-9QPX. */
    reference: text().notNull().unique(),
    /** Hash of all normalised fields and, where a script made one, of the form's own key. */
    submissionKey: text().notNull(),
    listingId: integer()
      .notNull()
      .references(() => listings.id),
    /** 'fact', 'price', 'contact', 'closed', 'removal' or 'other'. */
    kind: text().notNull(),
    /** 'couple', 'business' or 'other'. */
    sender: text().notNull(),
    message: text().notNull(),
    /** Where to answer; none was asked for. */
    email: text(),
    receivedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    /** Held for the desk since then; null when it never was, or was released. */
    heldAt: timestamp({ withTimezone: true, mode: "date" }),
    /** Why it was held: 'links'. It stays when the correction is released. */
    heldReason: text(),
    /** When the desk was done with it; null while it is open. */
    doneAt: timestamp({ withTimezone: true, mode: "date" }),
    /** What the desk made of it. */
    outcome: text(),
  },
  (table) => [
    index("corrections_submission").on(table.submissionKey),
    index("corrections_received").on(table.receivedAt),
    index("corrections_listing").on(table.listingId),
  ],
);
