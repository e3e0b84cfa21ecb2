import type { CompleteRow } from "#database/complete-row.ts";
import { and, eq, sql } from "drizzle-orm";

import { postAnswerMail } from "#app/couple/enquiries/post-enquiry-mails.server.ts";
import { holdIfSpamLinks } from "#app/messaging/forms/moderation.ts";
import { resetBusinessBookings } from "#app/couple/reviews/bookings.server.ts";
import { isDayOver } from "#app/couple/reviews/review-rules.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { enquiryRecipients, vendorReplies } from "#database/schema/index.ts";
import { lockListings } from "#app/couple/enquiries/listing-contacts.server.ts";
import { lockRecipient } from "#app/couple/enquiries/lock-recipient.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { guestsAnswered } from "#app/couple/enquiries/stated-guests.ts";
import type { VendorReply } from "./parse-reply-form.ts";

/**
 * Saves a vendor's answer, which is about the couple's date and guests; the couple gets it by mail. The latest
 * answer counts, with the time of the first one for the reply record. The same answer sent twice is one. Texts
 * with too many links are held for the desk, and cause no mail until releaseEnquiry. The business knows of the
 * messages that stood on the page of its form, and of no later one.
 * @returns 'moved' when the couple has changed its date or guests since the form was shown, 'gone' when the
 *   enquiry no longer exists, 'withdrawn' when the couple withdrew it, or declined the business, 'past' when its
 *   day is over
 */
export async function saveVendorReply(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  enquiryId: number,
  listingId: number,
  { seenDate, seenGuests, seenMessage = 0, ...answer }: VendorReply,
): Promise<"saved" | "gone" | "withdrawn" | "moved" | "past"> {
  return database.transaction(async (transaction) => {
    const asked = await lockRecipient(transaction, enquiryId, listingId);
    if (asked === null) return "gone";
    if (asked.isClosed) return "withdrawn";
    // What it said before stays, with its word on a booking: it cannot choose who reviews it.
    if (isDayOver(asked.eventDate, new Date())) return "past";
    const forDate = asked.eventDate;
    const forGuests = guestsAnswered(asked);
    if (seenDate !== undefined && seenDate !== (forDate ?? "")) return "moved";
    if (seenGuests !== undefined && seenGuests !== (forGuests ?? "")) return "moved";
    await lockListings(transaction, [listingId]);
    // Our team may have told it of a later one meanwhile.
    const newestSeen = Math.min(seenMessage, asked.newestAdded);
    await transaction
      .update(enquiryRecipients)
      .set({ newestTold: sql`greatest(${enquiryRecipients.newestTold}, ${newestSeen}::integer)` })
      .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId)));
    const [before] = await transaction
      .select()
      .from(vendorReplies)
      .where(and(eq(vendorReplies.enquiryId, enquiryId), eq(vendorReplies.listingId, listingId)));
    if (before?.forDate === forDate && before.forGuests === forGuests && isSame(before, answer))
      return "saved";
    const held = holdIfSpamLinks({ name: "", texts: [answer.includes, answer.message] });
    // The first answer counts for the vendor's record, and a price for what couples were quoted.
    if (before === undefined || before.priceFrom !== null || answer.priceFrom !== null)
      await announceCatalogueChange(transaction);
    await transaction
      .insert(vendorReplies)
      .values({
        enquiryId,
        listingId,
        availability: answer.availability,
        forDate,
        forGuests,
        priceFrom: answer.priceFrom,
        priceTo: answer.priceTo,
        unit: answer.unit,
        includes: answer.includes,
        message: answer.message,
        heldAt: held.heldAt,
        heldReason: held.heldReason,
      } satisfies CompleteRow<typeof vendorReplies>)
      .onConflictDoUpdate({
        target: [vendorReplies.enquiryId, vendorReplies.listingId],
        set: { ...answer, forDate, forGuests, ...held, updatedAt: sql`now()` },
      });
    if (answer.availability !== "yes") await resetBusinessBookings(transaction, enquiryId, listingId);
    if (held.heldAt === null)
      await postAnswerMail(transaction, postMails, { enquiryId, listingId, email: asked.email });
    return "saved";
  });
}

const isSame = (before: VendorReply | typeof vendorReplies.$inferSelect, answer: VendorReply) =>
  before.availability === answer.availability &&
  before.unit === answer.unit &&
  before.priceFrom === answer.priceFrom &&
  before.priceTo === answer.priceTo &&
  before.includes === answer.includes &&
  before.message === answer.message;
