import { eq, sql } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { pauseEnd } from "#app/business/own-listing/pause.ts";
import { pauseListing, resumeListing } from "#app/business/own-listing/pause-listing.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { Database, Transaction } from "#database/database.ts";
import {
  applications,
  formerSlugs,
  listingContacts,
  listingPictures,
  listings,
} from "#database/schema/index.ts";

import { readInvitations, readMailsToBusiness } from "#app/business/claims/read-invitations.server.ts";
import { readPageViews } from "#app/catalogue/listings/read-views.server.ts";
import { listingState } from "#app/catalogue/register/read-register.server.ts";

import { listingStateOnSite } from "./listing-state-on-site.ts";

/** The desk's actions on a listing. */
export const listingDeskActions = ["retire", "pause", "remove", "restore"] as const;

export type ListingDeskAction = (typeof listingDeskActions)[number];

/**
 * All listings, in the order of the ids.
 * @param samples false: the site hides samples
 * @param all including those that are not public
 */
export async function listListings(database: Database, samples: boolean, all: boolean) {
  const { id, name, category, origin, fictional, editedAt, ownerFields, retiredAt, removedAt, pausedAt } =
    listings;
  const rows = await database
    .select({ id, name, category, origin, fictional, editedAt, ownerFields, retiredAt, removedAt, pausedAt })
    .from(listings)
    .orderBy(id);
  const summaries = rows.map((row) => ({
    id: row.id,
    name: row.name,
    category: row.category,
    origin: row.origin,
    state: listingStateOnSite(row, samples),
    fictional: row.fictional,
    edited: row.editedAt !== null || row.ownerFields.length > 0,
  }));
  return {
    rows: all ? summaries : summaries.filter(({ state }) => state === "live"),
    total: summaries.length,
  };
}

/**
 * One full listing, with its former slugs and what its business was sent.
 * @param samples false: the site hides samples
 * @returns null when there is none
 */
export async function showListing(database: Database, id: number, samples = true) {
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  if (row === undefined) return null;
  const former = await database
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.listingId, id));
  const [owner] = await database
    .select({
      email: listingContacts.email,
      confirmedAt: listingContacts.confirmedAt,
      mutedAt: listingContacts.mutedAt,
    })
    .from(listingContacts)
    .where(eq(listingContacts.listingId, id));
  const { contentHash: _contentHash, ...listing } = row;
  return {
    ...listing,
    state: listingStateOnSite(row, samples),
    owner: owner ?? null,
    formerSlugs: former.map(({ slug }) => slug),
    invitations: await readInvitations(database, id),
    mails: await readMailsToBusiness(database, id),
    views: await readPageViews(database, id),
  };
}

/**
 * Takes a listing off the site ('retire'), pauses it at its business's wish ('pause', and 'remove', which the
 * daily maintenance completes thirty days later), or brings it back. The row stays, so that its id is never
 * assigned again; a paused one comes back exactly as it was.
 * @returns its state before and after; null when there is no such listing
 */
export async function applyListingAction(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  id: number,
  step: ListingDeskAction,
) {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(listings).where(eq(listings.id, id)).for("update");
    if (row === undefined) return null;
    const before = listingState(row);
    if (step === "retire" || (step === "restore" && before !== "paused"))
      await setRetired(transaction, row, step === "retire");
    else if (step === "restore") await resumeListing(transaction, { secret, postMails }, id, "team");
    else if (before !== "paused" && before !== "removed")
      await pauseListing(transaction, { secret, postMails }, id, "team");
    await announceCatalogueChange(transaction);
    const [after = row] = await transaction.select().from(listings).where(eq(listings.id, id));
    return {
      id,
      name: row.name,
      before,
      state: listingState(after),
      pausedUntil: after.pausedAt === null ? null : pauseEnd(after.pausedAt, after.pauseEndToldAt),
    };
  });
}

async function setRetired(
  transaction: Transaction,
  row: typeof listings.$inferSelect,
  isRetired: boolean,
): Promise<void> {
  const now = new Date();
  const change = isRetired
    ? // Marked as edited: otherwise the next start would follow content/ again.
      { retiredAt: row.retiredAt ?? now, editedAt: now }
    : {
        retiredAt: null,
        removedAt: null,
        pausedAt: null,
        pausedBy: null,
        pauseEndToldAt: null,
        ...(row.retiredAt !== null && { editedAt: now }),
      };
  await transaction
    .update(listings)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(listings.id, row.id));
}

/**
 * What would be erased when the pause of a listing ends: a pause that has begun keeps its day. `until` is null
 * where the listing is removed already. Null when there is no such listing.
 */
export async function previewRemoval(database: Database, id: number) {
  const [row] = await database
    .select({ listing: listings, email: listingContacts.email })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(eq(listings.id, id));
  if (row === undefined) return null;
  const { listing, email } = row;
  const state = listingState(listing);
  return {
    id,
    name: listing.name,
    email,
    stands: state,
    pictures: await database.$count(listingPictures, eq(listingPictures.listingId, id)),
    applications: await database.$count(applications, eq(applications.listingId, id)),
    until: state === "removed" ? null : pauseEnd(listing.pausedAt ?? new Date(), listing.pauseEndToldAt),
  };
}
