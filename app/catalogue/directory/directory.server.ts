import { paidRanges, type PaidRange } from "#app/catalogue/paid-amounts/paid-ranges.ts";
import { readPaidAmounts } from "#app/catalogue/paid-amounts/read-paid-amounts.server.ts";
import { quotedRange, type QuotedRange } from "#app/catalogue/quoted-prices/quoted-range.ts";
import { readQuotedMeals } from "#app/catalogue/quoted-prices/read-quoted-meals.server.ts";
import type { CategoryId } from "#content/catalogue/categories.ts";
import type { Database, Transaction } from "#database/database.ts";
import { formerSlugs } from "#database/schema/index.ts";

import type { DirectoryIndex } from "./directory-index.ts";
import type { ListingCard } from "./listing-card.ts";
import type { Listing } from "./listing.ts";
import { indexCatalogue } from "./lookup/index-catalogue.server.ts";
import { readListings } from "./read-listings.server.ts";

/** The catalogue in memory: pages read it so that requests do not query the database. */
export type Directory = {
  /** All public listings, in their compact form. */
  index: DirectoryIndex;
  listing: (id: number) => Listing | null;
  /** A venue by its slug; a former slug finds the venue as well. */
  venue: (slug: string) => Listing | null;
  /** The listings of a category, in the order of their ids. */
  inCategory: (category: CategoryId) => readonly ListingCard[];
  /** What couples paid businesses of a category, as far as it may be shown. */
  paidIn: (category: CategoryId) => readonly PaidRange[];
  /** What caterers quoted couples for each guest, where it may be shown. */
  quotedMeal: QuotedRange | null;
};

/**
 * Reads the public listings into memory, all as of one moment.
 * @param samples false hides every invented business and every figure that is a sample
 */
export async function readDirectory(database: Database, samples: boolean): Promise<Directory> {
  const { all, former, paid, quotedMeal } = await database.transaction(
    async (transaction) => ({
      all: await readListings(transaction, samples),
      former: await readFormerSlugs(transaction),
      paid: paidRanges(await readPaidAmounts(transaction)),
      quotedMeal: quotedRange(await readQuotedMeals(transaction)),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  const cards = all.map(({ card }) => card);
  const byId = new Map(all.map((listing) => [listing.card.id, listing]));
  const bySlug = new Map(all.map((listing) => [listing.card.slug, listing]));
  for (const { slug, listingId } of former) {
    const listing = byId.get(listingId);
    if (listing && !bySlug.has(slug)) bySlug.set(slug, listing);
  }
  const byCategory = Map.groupBy(cards, ({ category }) => category);
  const paidByCategory = Map.groupBy(paid, ({ category }) => category);
  return {
    // After the transaction: an embedded database has only one connection for everything.
    index: await indexCatalogue(cards),
    listing: (id) => byId.get(id) ?? null,
    venue: (slug) => {
      const listing = bySlug.get(slug);
      return listing?.card.category === "venues" ? listing : null;
    },
    inCategory: (category) => byCategory.get(category) ?? [],
    paidIn: (category) => paidByCategory.get(category) ?? [],
    quotedMeal,
  };
}

const readFormerSlugs = (transaction: Transaction) => transaction.select().from(formerSlugs);
