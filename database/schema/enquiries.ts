import { date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

import { listings } from "./listings.ts";

/** What a couple asked for. Kept whole: an enquiry is never edited. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the couple and the desk call it, such as WR-7K3M-9QPX; says nothing about id or number. */
    reference: text().notNull().unique(),
    /** Hash of all normalised fields and, where a script made one, of the form's own key. */
    submissionKey: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** What it is about, where it is not a wedding: 'join' and 'premium' come from businesses. */
    subject: text(),
    /** Wall date in Alberta; none for a business. */
    eventDate: date({ mode: "string" }),
    budget: text(),
    guestCount: text(),
    venueType: text(),
    servicesNeeded: text().array().notNull(),
    additionalInfo: text().notNull(),
    /** Which events of the wedding, such as 'Mehndi' or 'Reception'. */
    events: text().array().notNull(),
    receivedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    index("enquiries_submission").on(table.submissionKey),
    index("enquiries_received").on(table.receivedAt),
  ],
);

/** The vendors and venues that an enquiry is meant for; none means our team chooses. */
export const enquiryRecipients = pgTable(
  "enquiry_recipients",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id),
    listingId: integer()
      .notNull()
      .references(() => listings.id),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.listingId] })],
);

/** Questions of an enquiry, in the order in which the couple asked them. */
export const enquiryQuestions = pgTable(
  "enquiry_questions",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id),
    position: smallint().notNull(),
    question: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.position] })],
);
