import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { factAnswers as factAnswerIds } from "#content/catalogue/venue-profile-words.ts";
import { availabilityIds, enquiryMessageKinds, quoteUnits, submissionHoldReasons } from "#database/enums.ts";

import { instant, isOneOf } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { listings, listingReference } from "./listings.ts";

/** The business's mailbox: only an email that was confirmed through our own mail. */
export const listingContacts = pgTable("listing_contacts", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id),
  email: text().notNull(),
  confirmedAt: instant().notNull().defaultNow(),
  /** Set when the business unsubscribed. */
  mutedAt: instant(),
});

/** A vendor's answer to an enquiry; the latest answer counts, with the time of the first one. */
export const vendorReplies = pgTable(
  "answers",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: listingReference(),
    availability: text({ enum: availabilityIds }).notNull(),
    /** The couple's date when it was given, which it is about; null where the couple had none. */
    forDate: date({ mode: "string" }),
    /**
     * The couple's guests when it was given, which it is about too: a number such as 420, or a range of the
     * form; null where the couple had said neither.
     */
    forGuests: text(),
    /** What the prices are for. */
    unit: text({ enum: quoteUnits }).notNull().default("total"),
    /** Canadian dollars in cents; null where no price was given. */
    priceFrom: bigint({ mode: "number" }),
    priceTo: bigint({ mode: "number" }),
    /** What the price includes. */
    includes: text().notNull(),
    message: text().notNull(),
    answeredAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** Since when its texts are held for the desk; null when they never were, or were released. */
    heldAt: instant(),
    /** It stays when they are released. */
    heldReason: text({ enum: submissionHoldReasons }),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.listingId] }),
    index("answers_listing").on(table.listingId),
    isOneOf("answers_availability_known", table.availability, availabilityIds),
    isOneOf("answers_unit_known", table.unit, quoteUnits),
    isOneOf("answers_held_reason_known", table.heldReason, submissionHoldReasons),
  ],
);

/** What a venue told one couple of a fact that it asked for. */
export const factAnswers = pgTable(
  "fact_answers",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: listingReference(),
    key: text({ enum: reportableFactKeys }).notNull(),
    answer: text({ enum: factAnswerIds }),
    text: text().notNull(),
    /** Smallest and largest party in people; only the fact 'guests' has them. */
    guestsFrom: integer(),
    guestsTo: integer(),
    /** Whether the venue lets every couple read it. */
    isPublic: boolean().notNull(),
    answeredAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.listingId, table.key] }),
    index("fact_answers_listing").on(table.listingId, table.key),
    isOneOf("fact_answers_key_known", table.key, reportableFactKeys),
    isOneOf("fact_answers_answer_known", table.answer, factAnswerIds),
  ],
);

/** Messages after an enquiry was sent, in order. */
export const enquiryMessages = pgTable(
  "enquiry_messages",
  {
    /** Rises in the order in which businesses could read them: one that was held gets a new one at its release. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    kind: text({ enum: enquiryMessageKinds }).notNull(),
    /** The one business that it is for; null for everyone who was asked. */
    listingId: integer().references(() => listings.id),
    text: text().notNull(),
    /** Hash of the form that it came with: a form sent twice is one message. */
    submissionKey: text().notNull().unique(),
    createdAt: instant().notNull().defaultNow(),
    /**
     * Since when it is held for the desk: only the couple sees it. Null when it never was, or was released.
     */
    heldAt: instant(),
    /** It stays when the message is released. */
    heldReason: text({ enum: submissionHoldReasons }),
  },
  (table) => [
    index("enquiry_messages_enquiry").on(table.enquiryId),
    isOneOf("enquiry_messages_kind_known", table.kind, enquiryMessageKinds),
    isOneOf("enquiry_messages_held_reason_known", table.heldReason, submissionHoldReasons),
  ],
);
