import { and, asc, eq, sql, type SQL } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database } from "#database/database.ts";
import {
  bookings,
  enquiries,
  enquiryRecipients,
  listingContacts,
  listings,
  takenDates,
  vendorReplies,
} from "#database/schema/index.ts";

import { recipientState } from "./enquiry-state.ts";
import { replyStanding } from "./reply-standing.ts";
import { guestsAnswered } from "./stated-guests.ts";

/** An enquiry and one business that was asked, with how far they are. */
export type Progress = Awaited<ReturnType<typeof readProgress>>[number];

/**
 * How far enquiries are with the businesses that they are meant for, by enquiry and listing.
 * @param which of them
 */
export async function readProgress(database: Database, which: SQL | undefined, now = new Date()) {
  const rows = await database
    .select({
      enquiry: enquiries,
      recipient: enquiryRecipients,
      listing: {
        id: listings.id,
        name: listings.name,
        category: listings.category,
        fictional: listings.fictional,
      },
      isListed: sql<boolean>`${listings.retiredAt} is null and ${listings.removedAt} is null and ${listings.pausedAt} is null`,
      hasMailbox: sql<boolean>`${listingContacts.email} is not null`,
      isUnsubscribed: sql<boolean>`${listingContacts.mutedAt} is not null`,
      answer: vendorReplies,
      booking: bookings,
      takenOn: takenDates.day,
    })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, enquiryRecipients.listingId))
    .leftJoin(
      vendorReplies,
      and(
        eq(vendorReplies.enquiryId, enquiryRecipients.enquiryId),
        eq(vendorReplies.listingId, enquiryRecipients.listingId),
      ),
    )
    .leftJoin(
      bookings,
      and(
        eq(bookings.enquiryId, enquiryRecipients.enquiryId),
        eq(bookings.listingId, enquiryRecipients.listingId),
      ),
    )
    .leftJoin(
      takenDates,
      and(eq(takenDates.listingId, enquiryRecipients.listingId), eq(takenDates.day, enquiries.eventDate)),
    )
    .where(which)
    .orderBy(asc(enquiries.id), asc(listings.id));
  const today = albertaDate(now);
  return rows.map(({ isListed, takenOn, ...row }) => {
    const { enquiry, recipient, answer, booking } = row;
    const coupleSaid = (booking?.coupleSaidAt ?? null) !== null;
    const businessSaid = (booking?.businessSaidAt ?? null) !== null;
    const standing =
      answer &&
      replyStanding(answer, {
        eventDate: enquiry.eventDate,
        guests: guestsAnswered(enquiry),
        isListed,
        isTaken: takenOn !== null,
        isBooked: coupleSaid || businessSaid,
      });
    const isBooked = coupleSaid && businessSaid;
    const progress = recipientState(enquiry, { ...recipient, isListed, isBooked, standing }, today);
    return { ...row, standing, progress };
  });
}

/** Whether a business is behind it: a sample that was never reached is nobody. */
export const isReal = ({ listing, recipient, hasMailbox, answer }: Progress): boolean =>
  !listing.fictional || hasMailbox || recipient.mailedAt !== null || answer !== null;
