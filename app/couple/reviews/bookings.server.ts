import { and, eq, sql } from "drizzle-orm";

import { contactsOf } from "#app/couple/enquiries/listing-contacts.server.ts";
import type { PostMails } from "#app/mails/post-mails.server.ts";
import type { Transaction } from "#database/database.ts";
import { answers, bookings, enquiries, enquiryRecipients } from "#database/schema/index.ts";

import { isDayOver } from "./review-rules.ts";

type Pair = { enquiryId: number; listingId: number };

/** What became of it; 'closed' where there is nothing (any more) to say it of. */
export type BookingOutcome = "booked" | "not-booked" | "booking-closed";

/**
 * Keeps what a couple says of a business that answered 'available', or that says it was booked. The first time the business is asked
 * by mail to say the same.
 * @param transaction has locked the enquiry
 */
export async function sayBookedByCouple(
  transaction: Transaction,
  postMails: PostMails,
  pair: Pair,
  isBooked: boolean,
): Promise<BookingOutcome> {
  const before = await bookingOf(transaction, pair);
  const isSaid = before !== undefined && before.businessSaidAt !== null;
  if (isBooked && !isSaid && !(await isAvailable(transaction, pair))) return "booking-closed";
  if (!isBooked && before === undefined) return "not-booked";
  const coupleSaidAt = isBooked ? sql`now()` : null;
  await transaction
    .insert(bookings)
    .values({ ...pair, coupleSaidAt })
    .onConflictDoUpdate({ target: [bookings.enquiryId, bookings.listingId], set: { coupleSaidAt } });
  if (isBooked && before === undefined) {
    const contacts = await contactsOf(transaction, [pair.listingId]);
    await postMails(
      transaction,
      [...contacts.values()].map((recipient) => ({ kind: "booking-to-vendor" as const, recipient, ...pair })),
    );
  }
  return isBooked ? "booked" : "not-booked";
}

/**
 * Keeps what a business says on its answer page. It can take that back until the wedding day is over:
 * what it said then stays, or it could choose who reviews it.
 */
export async function sayBookedByBusiness(
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
 * The date has changed, or an answer is no longer 'available': businesses have to say anew that they are
 * booked. Who was booked for June is not vouching for tomorrow.
 * @param listingId null for all of the enquiry
 */
export async function askBusinessesAnew(
  transaction: Transaction,
  enquiryId: number,
  listingId: number | null,
): Promise<void> {
  await transaction
    .update(bookings)
    .set({ businessSaidAt: null })
    .where(
      and(
        eq(bookings.enquiryId, enquiryId),
        listingId === null ? undefined : eq(bookings.listingId, listingId),
      ),
    );
}

/** What both have said of an enquiry and a business; undefined for nothing yet. */
export async function bookingOf(transaction: Transaction, { enquiryId, listingId }: Pair) {
  const [booking] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.enquiryId, enquiryId), eq(bookings.listingId, listingId)));
  return booking;
}

async function isAvailable(transaction: Transaction, { enquiryId, listingId }: Pair): Promise<boolean> {
  const [found] = await transaction
    .select({ availability: answers.availability })
    .from(answers)
    .innerJoin(
      enquiryRecipients,
      and(
        eq(enquiryRecipients.enquiryId, answers.enquiryId),
        eq(enquiryRecipients.listingId, answers.listingId),
      ),
    )
    .where(and(eq(answers.enquiryId, enquiryId), eq(answers.listingId, listingId)));
  return found?.availability === "yes";
}
