import { asc, eq } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { listingPictures } from "#database/schema/index.ts";

import type { ListingPicture } from "./listing-picture.ts";

/**
 * What businesses show of their work, by listing, in their order; the bytes stay in the database.
 * @param ofListing that one alone
 */
export async function readPictures(
  database: Database | Transaction,
  ofListing?: number,
): Promise<Map<number, ListingPicture[]>> {
  const { listingId: id, hash, width, height, alt } = listingPictures;
  const rows = await database
    .select({ id, hash, width, height, alt })
    .from(listingPictures)
    .where(ofListing === undefined ? undefined : eq(id, ofListing))
    .orderBy(asc(id), asc(listingPictures.position));
  const pictures = new Map<number, ListingPicture[]>();
  for (const { id: listingId, ...picture } of rows)
    pictures.set(listingId, [...(pictures.get(listingId) ?? []), picture]);
  return pictures;
}
