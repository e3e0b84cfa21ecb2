import { and, eq, sql, type SQL } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import {
  applications,
  calendarFeeds,
  listingContacts,
  listingPictures,
  listings,
  mails,
} from "#database/schema/index.ts";

import { disconnectCalendar } from "#app/business/calendar-feed/sync-calendar.server.ts";
import { eraseApplications, eraseMails } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { countErasedRows, type ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";

/**
 * Removes a listing from the site for good, with the personal data of its owners: the confirmed email, the
 * application, the mails to that email, the uploaded pictures. Name and texts stay hidden, so that no later
 * update brings the listing back.
 */
export async function withdrawListing(erasing: ErasureContext, listingId: number): Promise<void> {
  const { transaction } = erasing;
  await transaction
    .update(listings)
    .set({ removedAt: sql`coalesce(removed_at, now())`, outreachEmail: null, updatedAt: sql`now()` })
    .where(eq(listings.id, listingId));
  const contacts = await transaction
    .delete(listingContacts)
    .where(eq(listingContacts.listingId, listingId))
    .returning({ email: listingContacts.email });
  countErasedRows(erasing, "listing_contacts", contacts.length);
  for (const { email } of contacts)
    await eraseMails(erasing, and(eq(mails.listingId, listingId), eq(mails.recipient, email)));
  await eraseApplications(erasing, eq(applications.listingId, listingId));
  await erasePictures(erasing, eq(listingPictures.listingId, listingId));
  await eraseCalendar(erasing, listingId);
  await announceCatalogueChange(transaction);
}

/** Erases the address of a business's calendar; the dates that were read from it go with it. */
export async function eraseCalendar(erasing: ErasureContext, listingId: number): Promise<void> {
  const feeds = await erasing.transaction.$count(calendarFeeds, eq(calendarFeeds.listingId, listingId));
  if (feeds === 0) return;
  await disconnectCalendar(erasing.transaction, listingId);
  countErasedRows(erasing, "calendar_feeds", feeds);
}

/** Erases pictures of businesses, in all their sizes. */
export async function erasePictures(erasing: ErasureContext, where: SQL): Promise<void> {
  const gone = await erasing.transaction
    .delete(listingPictures)
    .where(where)
    .returning({ hash: listingPictures.hash });
  countErasedRows(erasing, "listing_pictures", gone.length);
}
