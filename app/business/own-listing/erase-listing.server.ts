import { and, eq, sql, type SQL } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { applications, listingContacts, listingPictures, listings, mails } from "#database/schema/index.ts";

import { eraseApplications, eraseMails } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { countErased, type Erasing } from "#app/erasure/erasing.ts";

/**
 * Takes a listing off the site for good, with what we knew of the people behind it: the confirmed
 * address, the application, the mails to that address, the pictures that were sent. Name and texts stay unseen, so that no later
 * update brings it back.
 */
export async function withdrawListing(erasing: Erasing, listingId: number): Promise<void> {
  const { transaction } = erasing;
  await transaction
    .update(listings)
    .set({ removedAt: sql`coalesce(removed_at, now())`, updatedAt: sql`now()` })
    .where(eq(listings.id, listingId));
  const contacts = await transaction
    .delete(listingContacts)
    .where(eq(listingContacts.listingId, listingId))
    .returning({ email: listingContacts.email });
  countErased(erasing, "listing_contacts", contacts.length);
  for (const { email } of contacts)
    await eraseMails(erasing, and(eq(mails.listingId, listingId), eq(mails.recipient, email)));
  await eraseApplications(erasing, eq(applications.listingId, listingId));
  await erasePictures(erasing, eq(listingPictures.listingId, listingId));
  await announceCatalogueChange(transaction);
}

/** Erases pictures that businesses sent, in all their sizes. */
export async function erasePictures(erasing: Erasing, where: SQL): Promise<void> {
  const gone = await erasing.transaction
    .delete(listingPictures)
    .where(where)
    .returning({ hash: listingPictures.hash });
  countErased(erasing, "listing_pictures", gone.length);
}
