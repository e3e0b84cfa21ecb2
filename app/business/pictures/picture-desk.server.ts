import { desc, eq, sql } from "drizzle-orm";

import { picturePath, availableWidths } from "#app/catalogue/directory/listing-picture.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database } from "#database/database.ts";
import { listingPictures, listings, pictureFiles } from "#database/schema/index.ts";

/**
 * The pictures of businesses, newest first, with a URL for each.
 * @param ofListing that listing only; null for all
 */
export async function showPictures(database: Database, siteUrl: string, ofListing: number | null) {
  const { listingId, hash, position, alt, width, addedAt } = listingPictures;
  const stored = sql`(
    select sum(length(${pictureFiles.bytes})) from ${pictureFiles}
    where ${pictureFiles.listingId} = ${listingId} and ${pictureFiles.hash} = ${hash})`.mapWith(Number);
  const rows = await database
    .select({ listingId, name: listings.name, hash, position, alt, width, addedAt, bytes: stored })
    .from(listingPictures)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(ofListing === null ? undefined : eq(listingId, ofListing))
    .orderBy(desc(addedAt), listingId, position);
  return rows.map(({ width: widest, ...row }) => ({
    ...row,
    address: `${siteUrl}${picturePath(row, availableWidths({ width: widest }).at(-1) ?? widest, "webp")}`,
  }));
}

/**
 * Removes a picture from every listing that shows it, with its bytes.
 * @returns the names of those listings
 */
export async function removePicture(database: Database, hash: string): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const shownBy = await transaction
      .select({ name: listings.name })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(eq(listingPictures.hash, hash));
    await transaction.delete(listingPictures).where(eq(listingPictures.hash, hash));
    await announceCatalogueChange(transaction);
    return shownBy.map(({ name }) => name);
  });
}
