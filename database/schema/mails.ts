import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { moment } from "./column-types.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryMessages } from "./answers.ts";
import { applications } from "./applications.ts";
import { claims } from "./claims.ts";
import { listings } from "./listings.ts";
import { plans } from "./plans.ts";
import { reviews } from "./reviews.ts";

/**
 * Mails that are to be sent or were sent. A row says what a mail is about, never what it says: it is
 * written when it is sent, so that no private link lies in the database.
 */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is written, such as 'enquiry-confirmation'. */
    kind: text().notNull(),
    /** Address that it goes to; null for the inbox of the team, which is a setting. */
    recipient: text(),
    enquiryId: integer().references(() => enquiries.id, { onDelete: "cascade" }),
    listingId: integer().references(() => listings.id),
    messageId: integer().references(() => enquiryMessages.id, { onDelete: "cascade" }),
    applicationId: integer().references(() => applications.id, { onDelete: "cascade" }),
    reviewId: integer().references(() => reviews.id, { onDelete: "cascade" }),
    claimId: integer().references(() => claims.id, { onDelete: "cascade" }),
    /** Null, too, when the plan is deleted or its link was made new: the mail then says nothing any more. */
    planId: uuid().references(() => plans.id, { onDelete: "set null" }),
    /** 'waiting', 'sent', 'dropped' (there was nothing left to say) or 'dead' (nobody took it). */
    status: text().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When it was last given to be sent; three days later it is dead. */
    queuedAt: moment().notNull().defaultNow(),
    sentAt: moment(),
  },
  (table) => [
    index("mails_status").on(table.status, table.queuedAt),
    index("mails_enquiry").on(table.enquiryId),
    index("mails_plan").on(table.planId),
  ],
);

/** Keys of private pages: only their hash, and the number that a rotation raises. */
export const privateLinks = pgTable(
  "private_links",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What the key opens: 'enquiry' (the couple's page), 'answer' (a vendor's page of one enquiry) ... */
    kind: text().notNull(),
    /** Number of what it opens; an answer has two: the enquiry's and the listing's. */
    subject: text().notNull(),
    generation: integer().notNull().default(1),
    keyHash: text().notNull().unique(),
    expiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique("private_links_once").on(table.kind, table.subject)],
);
