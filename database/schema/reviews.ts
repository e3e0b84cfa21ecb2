import { boolean, index, integer, pgTable, smallint, text, unique, uniqueIndex } from "drizzle-orm/pg-core";

import { reviewHoldReasons, reviewRemovalReasons } from "#database/enums.ts";

import { instant, isOneOf } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { listingReference } from "./listings.ts";

/**
 * Reviews of businesses by couples whose enquiry they answered; `sample` ones would be ours and are never
 * shown.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingReference(),
    /** The enquiry by which the couple knows the business; the review outlives it. */
    enquiryId: integer().references(() => enquiries.id, { onDelete: "set null" }),
    /** Keyed hash of the couple's email, by which its name is found and erased when the enquiry is gone. */
    addressHash: text(),
    /** The same for its mailbox, in any spelling: a couple reviews a business once. */
    coupleHash: text(),
    /** The name to show; empty once it was erased. */
    author: text().notNull(),
    quote: text().notNull(),
    stars: smallint().notNull(),
    /** Month of the wedding, such as '2026-06', where the couple wants it shown. */
    eventMonth: text(),
    sample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When it was first public; the business was told then. */
    publishedAt: instant(),
    /** Since when it is held for the desk; null when it is not. */
    heldAt: instant(),
    /** Why it was held. It stays when the review is released. */
    heldReason: text({ enum: reviewHoldReasons }),
    /** Taken off the page by the desk; its reason is counted there. */
    removedAt: instant(),
    removedReason: text({ enum: reviewRemovalReasons }),
    /** What the business said to it, once. */
    answer: text(),
    answeredAt: instant(),
  },
  (table) => [
    unique("reviews_of_enquiry").on(table.enquiryId, table.listingId),
    uniqueIndex("reviews_of_couple").on(table.listingId, table.coupleHash),
    index("reviews_listing").on(table.listingId),
    index("reviews_address").on(table.addressHash),
    isOneOf("reviews_held_reason_known", table.heldReason, reviewHoldReasons),
    isOneOf("reviews_removed_reason_known", table.removedReason, reviewRemovalReasons),
  ],
);
