import { asc } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { listingPictures } from "#database/schema/index.ts";

import type { ListingPicture } from "./listing-picture.ts";
import { withinRange, type ListingRange } from "./listing-range.server.ts";

/** Pictures that businesses show of their work, by listing, in order; the bytes stay in the database. */
export async function readPictures(
  database: Database | Transaction,
  range: ListingRange,
): Promise<Map<number, ListingPicture[]>> {
  const { listingId: id, hash, width, height, alt } = listingPictures;
  const rows = await database
    .select({ id, hash, width, height, alt })
    .from(listingPictures)
    .where(withinRange(id, range))
    .orderBy(asc(id), asc(listingPictures.position));
  const pictures = new Map<number, ListingPicture[]>();
  for (const { id: listingId, ...picture } of rows) {
    const shown = pictures.get(listingId);
    if (shown) shown.push(picture);
    else pictures.set(listingId, [picture]);
  }
  return pictures;
}
