import { date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { letterColumns, moment } from "./column-types.ts";
import { ofListing } from "./listings.ts";

/** What a couple asked for. Only the couple changes it, by its private page, and everyone it was sent to is told. */
export const enquiries = pgTable(
  "enquiries",
  {
    ...letterColumns(),
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
    receivedAt: moment().notNull().defaultNow(),
    /** Set when the couple took it back: nobody is to answer any more. */
    withdrawnAt: moment(),
    /** Held for the desk since then: no mail is sent of it. Null when it never was, or was released. */
    heldAt: moment(),
    /** Why it was held: 'links'. It stays when the enquiry is released. */
    heldReason: text(),
    /** Keyed hash of the mailbox that it came from, the same for every spelling; null in rows from before. */
    addressHash: text(),
    /**
     * When the address was asked by mail to send the enquiry on, because nobody had proved it; until then no
     * business gets it. Null where nothing had to wait.
     */
    askedToConfirmAt: moment(),
    /** When somebody pressed the button behind the link that was mailed to the address. */
    confirmedAt: moment(),
    /** When the couple was invited to review who answered; once. */
    invitedAt: moment(),
  },
  (table) => [
    index("enquiries_submission").on(table.submissionKey),
    index("enquiries_received").on(table.receivedAt),
    index("enquiries_address").on(table.addressHash, table.confirmedAt),
  ],
);

/** The vendors and venues that an enquiry is meant for; none means our team chooses. */
export const enquiryRecipients = pgTable(
  "enquiry_recipients",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: ofListing(),
    /** When a mail was made out to the business; null where we have no confirmed address and pass it on. */
    mailedAt: moment(),
    /** Since when it waits for its turn, because the business got very many; null when it does not. */
    queuedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.listingId] }),
    index("enquiry_recipients_mailed").on(table.listingId, table.mailedAt),
    index("enquiry_recipients_queued").on(table.queuedAt),
  ],
);

/** Questions of an enquiry, in the order in which the couple asked them. */
export const enquiryQuestions = pgTable(
  "enquiry_questions",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    question: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enquiryId, table.position] })],
);
