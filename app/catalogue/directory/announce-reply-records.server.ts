import { and, eq, isNotNull, lt, sql } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { enquiryRecipients, vendorReplies } from "#database/schema/index.ts";

import { timeToAnswerDays } from "./reply-record.ts";

/**
 * Has reply records read again after a couple closed an enquiry, or opened it again: one that waited long enough
 * for its answer counts against the business only while it is open (readReplyRecords).
 * @param listingId with this business alone; null for all
 */
export async function announceReplyRecords(
  transaction: Transaction,
  enquiryId: number,
  listingId: number | null = null,
): Promise<void> {
  const counted = and(
    eq(enquiryRecipients.enquiryId, enquiryId),
    listingId === null ? undefined : eq(enquiryRecipients.listingId, listingId),
    isNotNull(enquiryRecipients.mailedAt),
    lt(enquiryRecipients.mailedAt, sql`now() - make_interval(days => ${timeToAnswerDays})`),
    sql`not exists (select from ${vendorReplies} where ${vendorReplies.enquiryId} = ${enquiryRecipients.enquiryId} and ${vendorReplies.listingId} = ${enquiryRecipients.listingId})`,
  );
  if ((await transaction.$count(enquiryRecipients, counted)) > 0) await announceCatalogueChange(transaction);
}
