import { boolean, index, integer, pgTable, smallint, text, unique, uniqueIndex } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { ofListing } from "./listings.ts";

/** What couples wrote of a business that answered their enquiry; `sample` ones would be ours and are never shown. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: ofListing(),
    /** The enquiry by which the couple knows the business; the review outlives it. */
    enquiryId: integer().references(() => enquiries.id, { onDelete: "set null" }),
    /** Keyed hash of the couple's address, by which its name is found and erased when the enquiry is gone. */
    addressHash: text(),
    /** The same of its mailbox, however its address was spelled: a couple reviews a business once. */
    coupleHash: text(),
    /** The name to show; empty once it was erased. */
    author: text().notNull(),
    quote: text().notNull(),
    stars: smallint().notNull(),
    /** Month of the wedding, such as '2026-06', where the couple wants it shown. */
    eventMonth: text(),
    sample: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** When the public saw it first; the business was told then. */
    publishedAt: moment(),
    /** Held for the desk since then; null when it is not. */
    heldAt: moment(),
    /** Why it was held (HoldReason in app/reviews/review-rules.ts). It stays when the review is released. */
    heldReason: text(),
    /** Taken off the page by the desk; its reason is counted there. */
    removedAt: moment(),
    removedReason: text(),
    /** What the business said to it, once. */
    answer: text(),
    answeredAt: moment(),
  },
  (table) => [
    unique("reviews_of_enquiry").on(table.enquiryId, table.listingId),
    uniqueIndex("reviews_of_couple").on(table.listingId, table.coupleHash),
    index("reviews_listing").on(table.listingId),
    index("reviews_address").on(table.addressHash),
  ],
);
