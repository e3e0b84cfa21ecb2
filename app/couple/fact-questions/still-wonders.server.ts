import { and, eq, gte, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database, Transaction } from "#database/database.ts";
import { enquiries, enquiryRecipients, factAnswers } from "#database/schema/index.ts";

/**
 * Whether a couple still waits for what it asked of a business: its day has not passed, it has not declined the
 * business, and it has had no answer of its own. For queries of enquiries with their recipients.
 */
export function stillWonders(database: Database | Transaction) {
  const answered = database
    .select({ one: sql`1` })
    .from(factAnswers)
    .where(
      and(
        eq(factAnswers.enquiryId, enquiryRecipients.enquiryId),
        eq(factAnswers.listingId, enquiryRecipients.listingId),
      ),
    );
  return and(
    isNull(enquiryRecipients.declinedAt),
    isNull(enquiries.withdrawnAt),
    isNull(enquiries.heldAt),
    // One that waits for its sender's click has asked nobody yet.
    or(isNull(enquiries.askedToConfirmAt), isNotNull(enquiries.confirmedAt)),
    or(isNull(enquiries.eventDate), gte(enquiries.eventDate, albertaDate(new Date()))),
    notExists(answered),
  );
}
