import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { themeNames } from "#content/theme-names.ts";
import { budgets, eventNames, guestCounts, serviceLabels, venueTypes } from "#database/enquiry-enums.ts";
import { enquirySubjectIds, guestNumbers, submissionHoldReasons } from "#database/enums.ts";

import { areOneOf, submissionColumns, instant, isOneOf } from "./column-types.ts";
import { listingReference } from "./listings.ts";

/** Enquiries of couples. Only the couple changes one, on its private page, and every recipient is told. */
export const enquiries = pgTable(
  "enquiries",
  {
    ...submissionColumns(),
    name: text().notNull(),
    email: text().notNull(),
    /** What it is about, where it comes from a business and not for a wedding. */
    subject: text({ enum: enquirySubjectIds }),
    /** Wall date in Alberta; none for a business. */
    eventDate: date({ mode: "string" }),
    budget: text({ enum: budgets }),
    guestCount: text({ enum: guestCounts }),
    /** As near as the couple knows; it lies in the range of guestCount. */
    guestNumber: integer(),
    venueType: text({ enum: venueTypes }),
    servicesNeeded: text({ enum: serviceLabels }).array().notNull(),
    additionalInfo: text().notNull(),
    /** Which events of the wedding, such as 'Mehndi' or 'Reception'. */
    events: text({ enum: eventNames }).array().notNull(),
    /** Facts that each venue is asked for where nobody knows them, by key. */
    asks: text({ enum: reportableFactKeys }).array().notNull().default([]),
    /** The theme that it was sent in: the links that are mailed to the couple open in it. */
    /** Its mails lead to pages in the theme that it was sent in. */
    theme: text({ enum: themeNames }).notNull().default("standard"),
    receivedAt: instant().notNull().defaultNow(),
    /** Set when the couple withdrew it: nobody should answer any more. */
    withdrawnAt: instant(),
    /**
     * Since when it is held for the desk: no mail is sent about it. Null when it never was, or was released.
     */
    heldAt: instant(),
    /** Why it was held. It stays when the enquiry is released. */
    heldReason: text({ enum: submissionHoldReasons }),
    /** Keyed hash of the mailbox that it came from, the same for every spelling; null in rows from before. */
    addressHash: text(),
    /**
     * When the email was asked by mail to release the enquiry, because it was not confirmed; until then no
     * business gets it. Null where nothing had to wait.
     */
    askedToConfirmAt: instant(),
    /** When the button behind the link that was mailed to the email was pressed. */
    confirmedAt: instant(),
    /** When our team answered it, where it chose no business; null where it has not, or chose some. */
    teamAnsweredAt: instant(),
    /** When the couple was invited to review the businesses that answered; once. */
    invitedAt: instant(),
  },
  (table) => [
    index("enquiries_submission").on(table.submissionKey),
    index("enquiries_received").on(table.receivedAt),
    index("enquiries_address").on(table.addressHash, table.confirmedAt),
    isOneOf("enquiries_subject_known", table.subject, enquirySubjectIds),
    isOneOf("enquiries_budget_known", table.budget, budgets),
    isOneOf("enquiries_guest_count_known", table.guestCount, guestCounts),
    isOneOf("enquiries_venue_type_known", table.venueType, venueTypes),
    areOneOf("enquiries_services_needed_known", table.servicesNeeded, serviceLabels),
    areOneOf("enquiries_events_known", table.events, eventNames),
    areOneOf("enquiries_asks_known", table.asks, reportableFactKeys),
    check(
      "enquiries_guest_number_possible",
      sql`${table.guestNumber} between ${sql.raw(`${guestNumbers.least} and ${guestNumbers.most}`)}`,
    ),
    isOneOf("enquiries_theme_known", table.theme, themeNames),
    isOneOf("enquiries_held_reason_known", table.heldReason, submissionHoldReasons),
  ],
);

/** The vendors and venues to which an enquiry goes; none means our team chooses. */
export const enquiryRecipients = pgTable(
  "enquiry_recipients",
  {
    enquiryId: integer()
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: listingReference(),
    /** When a mail was made out to the business; null where we have no confirmed email and pass it on. */
    mailedAt: instant(),
    /** Since when it waits for its turn, because the business got very many; null when it does not wait. */
    queuedAt: instant(),
    /** When an operator passed it on by hand, with the business's link to answer; null where nobody did. */
    passedOnAt: instant(),
    /**
     * Number of the message up to which the business knows of all: mail or an operator told it, or they were on the
     * page from which the business answered. 0 where there was none, null while none of these has happened.
     */
    newestTold: integer(),
    /** When the couple declined it with thanks; null when it did not, or took it back. */
    declinedAt: instant(),
    /** What the couple wrote with that; empty for nothing. */
    declineNote: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.listingId] }),
    index("enquiry_recipients_mailed").on(table.listingId, table.mailedAt),
    index("enquiry_recipients_queued").on(table.queuedAt),
  ],
);

/** Questions of an enquiry, in the couple's order. */
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
