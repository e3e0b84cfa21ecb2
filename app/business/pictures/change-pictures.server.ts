import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { and, asc, eq } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { listingPictures, listings, pictureFiles } from "#database/schema/index.ts";

import type { EncodedPicture } from "#app/messaging/pictures/encode-picture.server.ts";
import type { PictureChange } from "./picture-change.ts";

type PictureRow = typeof listingPictures.$inferSelect;

/**
 * Saves one more picture; live at once on every node. The same file sent again is the same picture.
 * @param alt what it shows; empty where its business has not said it yet
 */
export async function addPicture(
  database: Database,
  listingId: number,
  { files, ...picture }: EncodedPicture,
  alt: string,
): Promise<"added" | "full"> {
  return changed(database, listingId, async (transaction, pictures) => {
    const known = pictures.find(({ hash }) => hash === picture.hash);
    if (known) {
      if (alt !== "") await update(transaction, known, { alt });
      return "added";
    }
    if (pictures.length >= maxListingPictures) return "full";
    const position = Math.max(0, ...pictures.map((other) => other.position)) + 1;
    await transaction.insert(listingPictures).values({ listingId, ...picture, position, alt });
    // One row at a time: a statement with all of them would be some megabytes.
    for (const file of files)
      await transaction.insert(pictureFiles).values({ listingId, hash: picture.hash, ...file });
    return "added";
  });
}

/**
 * Applies a business's change to an existing picture.
 * @returns whether there is such a picture
 */
export async function changePicture(
  database: Database,
  listingId: number,
  change: Exclude<PictureChange, { what: "add" }>,
): Promise<boolean> {
  return changed(database, listingId, async (transaction, pictures) => {
    const at = pictures.findIndex(({ hash }) => hash === change.hash);
    const picture = pictures[at];
    if (picture === undefined) return false;
    if (change.what === "remove") {
      await transaction.delete(listingPictures).where(isOne(picture));
      return true;
    }
    if (change.alt !== null) await update(transaction, picture, { alt: change.alt });
    const neighbour = { words: undefined, earlier: pictures[at - 1], later: pictures[at + 1] }[change.what];
    if (neighbour) {
      await update(transaction, picture, { position: neighbour.position });
      await update(transaction, neighbour, { position: picture.position });
    }
    return true;
  });
}

/** Concurrent changes of one listing run one after the other, and every node is notified of each. */
async function changed<Result>(
  database: Database,
  listingId: number,
  work: (transaction: Transaction, pictures: readonly PictureRow[]) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.select().from(listings).where(eq(listings.id, listingId)).for("update");
    const pictures = await transaction
      .select()
      .from(listingPictures)
      .where(eq(listingPictures.listingId, listingId))
      .orderBy(asc(listingPictures.position));
    const result = await work(transaction, pictures);
    await announceCatalogueChange(transaction);
    return result;
  });
}

const isOne = ({ listingId, hash }: PictureRow) =>
  and(eq(listingPictures.listingId, listingId), eq(listingPictures.hash, hash));

async function update(
  transaction: Transaction,
  picture: PictureRow,
  change: Partial<PictureRow>,
): Promise<void> {
  await transaction.update(listingPictures).set(change).where(isOne(picture));
}
