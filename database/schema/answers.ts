import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { listings, ofListing } from "./listings.ts";

/** Where a business reads its mail: only an address that was confirmed through our own mail. */
export const listingContacts = pgTable("listing_contacts", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id),
  email: text().notNull(),
  confirmedAt: moment().notNull().defaultNow(),
  /** Set when the business asked for no more mail. */
  mutedAt: moment(),
});

/** What a vendor answered to an enquiry; the latest answer stands, the first one's time counts. */
export const answers = pgTable(
  "answers",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: ofListing(),
    /** 'yes', 'no' or 'maybe'. */
    availability: text().notNull(),
    /** Canadian dollars in cents; null where no price was given. */
    priceFrom: bigint({ mode: "number" }),
    priceTo: bigint({ mode: "number" }),
    /** What the price includes. */
    includes: text().notNull(),
    message: text().notNull(),
    answeredAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Its texts are held for the desk since then; null when they never were, or were released. */
    heldAt: moment(),
    /** Why: 'links'. It stays when they are released. */
    heldReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.listingId] }),
    index("answers_listing").on(table.listingId),
  ],
);

/** What was said after an enquiry was sent, in order. */
export const enquiryMessages = pgTable(
  "enquiry_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    /** 'message', 'change' (of date or guests) or 'withdrawal'. */
    kind: text().notNull(),
    text: text().notNull(),
    /** Of the form that it came with: sent twice it is one message. */
    submissionKey: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    /** Held for the desk since then: only the couple sees it. Null when it never was, or was released. */
    heldAt: moment(),
    /** Why: 'links'. It stays when the message is released. */
    heldReason: text(),
  },
  (table) => [index("enquiry_messages_enquiry").on(table.enquiryId)],
);
