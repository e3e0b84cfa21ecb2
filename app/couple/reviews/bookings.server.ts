import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { readListingContacts } from "#app/couple/enquiries/listing-contacts.server.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import { vendorReplies, bookings, enquiries, enquiryRecipients } from "#database/schema/index.ts";

import { isDayOver } from "./review-rules.ts";

type Pair = { enquiryId: number; listingId: number };

/** The result; 'closed' where a booking can no longer be confirmed. */
export type BookingOutcome = "booked" | "not-booked" | "booking-closed";

/** The same of a couple's word: whether the business has said so before. */
export type CoupleBookingOutcome = BookingOutcome | "booked-by-both";

/**
 * Saves a couple's word on a business that answered 'available', or that says it was booked. The first time
 * the business is asked by mail to confirm.
 * @param transaction has locked the enquiry
 */
export async function saveCoupleBooking(
  transaction: Transaction,
  postMails: PostMails,
  pair: Pair,
  isBooked: boolean,
): Promise<CoupleBookingOutcome> {
  const before = await readBooking(transaction, pair);
  const isSaid = before !== undefined && before.businessSaidAt !== null;
  if (isBooked && !isSaid && !(await isAvailable(transaction, pair))) return "booking-closed";
  if (!isBooked && before === undefined) return "not-booked";
  const coupleSaidAt = isBooked ? sql`now()` : null;
  await transaction
    .insert(bookings)
    .values({ ...pair, coupleSaidAt })
    .onConflictDoUpdate({ target: [bookings.enquiryId, bookings.listingId], set: { coupleSaidAt } });
  if (isBooked && before === undefined) {
    const contacts = await readListingContacts(transaction, [pair.listingId]);
    await postMails(
      transaction,
      [...contacts.values()].map((recipient) => ({ kind: "booking-to-vendor" as const, recipient, ...pair })),
    );
  }
  if (!isBooked) return "not-booked";
  return isSaid ? "booked-by-both" : "booked";
}

/**
 * Saves a business's word from its answer page. It can be withdrawn until the wedding day is over: afterwards
 * it stays, or the business could choose who reviews it.
 */
export async function saveBusinessBooking(
  transaction: Transaction,
  pair: Pair,
  isBooked: boolean,
): Promise<BookingOutcome> {
  const [enquiry] = await transaction
    .select()
    .from(enquiries)
    .where(eq(enquiries.id, pair.enquiryId))
    .for("update");
  if (enquiry === undefined || enquiry.withdrawnAt !== null) return "booking-closed";
  if (isBooked ? !(await isAvailable(transaction, pair)) : isDayOver(enquiry.eventDate, new Date()))
    return "booking-closed";
  const businessSaidAt = isBooked ? sql`now()` : null;
  await transaction
    .insert(bookings)
    .values({ ...pair, businessSaidAt })
    .onConflictDoUpdate({ target: [bookings.enquiryId, bookings.listingId], set: { businessSaidAt } });
  return isBooked ? "booked" : "not-booked";
}

/**
 * The date has changed, or an answer is no longer 'available': businesses have to confirm their bookings
 * again, because a booking for June does not vouch for a date that was moved to tomorrow.
 * @param listingId null for all of the enquiry
 * @returns how many of them both sides had confirmed
 */
export async function resetBusinessBookings(
  transaction: Transaction,
  enquiryId: number,
  listingId: number | null,
): Promise<number> {
  const reset = await transaction
    .update(bookings)
    .set({ businessSaidAt: null })
    .where(
      and(
        eq(bookings.enquiryId, enquiryId),
        isNotNull(bookings.businessSaidAt),
        listingId === null ? undefined : eq(bookings.listingId, listingId),
      ),
    )
    .returning({ coupleSaidAt: bookings.coupleSaidAt });
  return reset.filter(({ coupleSaidAt }) => coupleSaidAt !== null).length;
}

/** Both sides' words on an enquiry and a business; undefined for none yet. */
export async function readBooking(transaction: Transaction, { enquiryId, listingId }: Pair) {
  const [booking] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.enquiryId, enquiryId), eq(bookings.listingId, listingId)));
  return booking;
}

async function isAvailable(transaction: Transaction, { enquiryId, listingId }: Pair): Promise<boolean> {
  const [found] = await transaction
    .select({ availability: vendorReplies.availability })
    .from(vendorReplies)
    .innerJoin(
      enquiryRecipients,
      and(
        eq(enquiryRecipients.enquiryId, vendorReplies.enquiryId),
        eq(enquiryRecipients.listingId, vendorReplies.listingId),
        isNull(enquiryRecipients.declinedAt),
      ),
    )
    .where(and(eq(vendorReplies.enquiryId, enquiryId), eq(vendorReplies.listingId, listingId)));
  return found?.availability === "yes";
}
