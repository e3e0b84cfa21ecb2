import { eq, sql } from "drizzle-orm";

import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database } from "#database/database.ts";
import { listingContacts, listings } from "#database/schema/index.ts";

/** The business of an unsubscribe link in a mail; null for a link that opens nothing. */
export async function findBusinessByUnsubscribeKey(
  database: Database,
  key: string,
): Promise<{ listingId: number; name: string; isMuted: boolean } | null> {
  const subject = await resolveKey(database, "mute", key);
  if (subject === null) return null;
  const [row] = await database
    .select({ listingId: listings.id, name: listings.name, mutedAt: listingContacts.mutedAt })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .where(eq(listingContacts.listingId, Number(subject)));
  return row === undefined
    ? null
    : { listingId: row.listingId, name: row.name, isMuted: row.mutedAt !== null };
}

/** Stops mailing enquiries to this business, or starts again. */
export async function setBusinessUnsubscribed(
  database: Database,
  listingId: number,
  muted: boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(listingContacts)
      .set({ mutedAt: muted ? sql`now()` : null })
      .where(eq(listingContacts.listingId, listingId));
    // Forms say how an enquiry reaches the business.
    await announceCatalogueChange(transaction);
  });
}
