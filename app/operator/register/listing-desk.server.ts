import { eq, sql } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database } from "#database/database.ts";
import { formerSlugs, listings } from "#database/schema/index.ts";

import { listingState } from "#app/catalogue/register/read-register.server.ts";

/** The desk's actions on a listing. */
export const listingDeskActions = ["retire", "remove", "restore"] as const;

export type ListingDeskAction = (typeof listingDeskActions)[number];

/**
 * All listings, in the order of the ids.
 * @param all including those that are not public
 */
export async function listListings(database: Database, all: boolean) {
  const { id, name, category, origin, fictional, editedAt, ownerFields, retiredAt, removedAt } = listings;
  const rows = await database
    .select({ id, name, category, origin, fictional, editedAt, ownerFields, retiredAt, removedAt })
    .from(listings)
    .orderBy(id);
  const summaries = rows.map((row) => ({
    id: row.id,
    name: row.name,
    category: row.category,
    origin: row.origin,
    state: listingState(row),
    fictional: row.fictional,
    edited: row.editedAt !== null || row.ownerFields.length > 0,
  }));
  return {
    rows: all ? summaries : summaries.filter(({ state }) => state === "live"),
    total: summaries.length,
  };
}

/** One full listing, with its former slugs; null when there is none. */
export async function showListing(database: Database, id: number) {
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  if (row === undefined) return null;
  const former = await database
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.listingId, id));
  const { contentHash: _contentHash, ...listing } = row;
  return { ...listing, state: listingState(row), formerSlugs: former.map(({ slug }) => slug) };
}

/**
 * Removes a listing from the site ('retire'; 'remove' at the business's request, so that no import brings it
 * back) or restores it. The row stays, so that its id is never assigned again.
 * @returns its state before and after; null when there is no such listing
 */
export async function applyListingAction(database: Database, id: number, step: ListingDeskAction) {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(listings).where(eq(listings.id, id)).for("update");
    if (row === undefined) return null;
    const now = new Date();
    const change = {
      // Marked as edited: otherwise the next start would follow content/ again.
      retire: { retiredAt: row.retiredAt ?? now, editedAt: now },
      remove: { removedAt: row.removedAt ?? now },
      restore: { retiredAt: null, removedAt: null, ...(row.retiredAt !== null && { editedAt: now }) },
    }[step];
    await transaction
      .update(listings)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(listings.id, id));
    await announceCatalogueChange(transaction);
    return { id, name: row.name, before: listingState(row), state: listingState({ ...row, ...change }) };
  });
}
