import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { linkKinds, mailKinds, mailStatuses } from "#database/enums.ts";

import { instant, isOneOf } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryMessages } from "./answers.ts";
import { applications } from "./applications.ts";
import { claims } from "./claims.ts";
import { listings } from "./listings.ts";
import { plans } from "./plans.ts";
import { reviews } from "./reviews.ts";

/**
 * Mails to be sent, and sent mails. A row says what a mail is about, never its text: the text is written at
 * sending, so that no private link is in the database.
 */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is written. */
    kind: text({ enum: mailKinds }).notNull(),
    /** Address that it goes to; null for the inbox of the team, which is a setting. */
    recipient: text(),
    enquiryId: integer().references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: integer().references(() => listings.id),
    messageId: integer().references(() => enquiryMessages.id, { onDelete: "cascade" }),
    applicationId: integer().references(() => applications.id, { onDelete: "cascade" }),
    reviewId: integer().references(() => reviews.id, { onDelete: "cascade" }),
    claimId: integer().references(() => claims.id, { onDelete: "cascade" }),
    /** Null also when the plan is deleted or its link was renewed: the mail then has nothing left to say. */
    planId: uuid().references(() => plans.id, { onDelete: "set null" }),
    status: text({ enum: mailStatuses }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull().defaultNow(),
    /** When it was last queued for sending; three days later it is dead. */
    queuedAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [
    index("mails_status").on(table.status, table.queuedAt),
    index("mails_enquiry").on(table.enquiryId),
    index("mails_plan").on(table.planId),
    isOneOf("mails_kind_known", table.kind, mailKinds),
    isOneOf("mails_status_known", table.status, mailStatuses),
  ],
);

/** Keys of private pages: only their hash, and the number that a rotation raises. */
export const privateLinks = pgTable(
  "private_links",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the key opens: 'enquiry' (the couple's page), 'answer' (a vendor's page of one enquiry) ... */
    kind: text({ enum: linkKinds }).notNull(),
    /** Number of what it opens; an answer has two: the enquiry's and the listing's. */
    subject: text().notNull(),
    generation: integer().notNull().default(1),
    keyHash: text().notNull().unique(),
    expiresAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique("private_links_once").on(table.kind, table.subject),
    isOneOf("private_links_kind_known", table.kind, linkKinds),
  ],
);
