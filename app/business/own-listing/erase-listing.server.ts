import { and, eq, sql, type SQL } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { applications, listingContacts, listingPictures, listings, mails } from "#database/schema/index.ts";

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
  await announceCatalogueChange(transaction);
}

/** Erases pictures of businesses, in all their sizes. */
export async function erasePictures(erasing: ErasureContext, where: SQL): Promise<void> {
  const gone = await erasing.transaction
    .delete(listingPictures)
    .where(where)
    .returning({ hash: listingPictures.hash });
  countErasedRows(erasing, "listing_pictures", gone.length);
}
