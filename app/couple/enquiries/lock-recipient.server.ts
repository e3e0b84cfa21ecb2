import { and, eq } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { enquiries, enquiryRecipients } from "#database/schema/index.ts";

import { newestAdded } from "./news-to-hear.server.ts";

/**
 * An enquiry to one business, locked until the transaction ends: what the business answers is about it as it is
 * now, with `newestAdded` the last that the couple added to it. Null when it is not there any more; `isClosed` when the couple withdrew it, or declined the business.
 */
export async function lockRecipient(transaction: Transaction, enquiryId: number, listingId: number) {
  // First the enquiry, as all who change one do. Mails about it do not wait: whoever posts them to all couples that
  // asked the business may hold the listing, which an answer needs.
  const [open] = await transaction
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId))
    .for("no key update");
  if (open === undefined) return null;
  const [asked] = await transaction
    .select({
      email: enquiries.email,
      eventDate: enquiries.eventDate,
      guestCount: enquiries.guestCount,
      guestNumber: enquiries.guestNumber,
      asks: enquiries.asks,
      withdrawnAt: enquiries.withdrawnAt,
      declinedAt: enquiryRecipients.declinedAt,
      newestAdded,
    })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId)));
  if (asked === undefined) return null;
  const { withdrawnAt, declinedAt, ...enquiry } = asked;
  return { ...enquiry, isClosed: withdrawnAt !== null || declinedAt !== null };
}
