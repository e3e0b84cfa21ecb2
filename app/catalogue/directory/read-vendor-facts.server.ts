import { eq, and, ne } from "drizzle-orm";

import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import type { Transaction } from "#database/database.ts";
import { facts, listings } from "#database/schema/index.ts";

import { withinRange, type ListingRange } from "./listing-range.server.ts";
import type { VendorFact } from "./listing.ts";

/** What is known of vendors that are no venues, by listing, in canonical order. */
export async function readVendorFacts(
  database: Transaction,
  range: ListingRange,
): Promise<Map<number, VendorFact[]>> {
  const rows = await database
    .select({ fact: facts })
    .from(facts)
    .innerJoin(listings, eq(listings.id, facts.listingId))
    .where(and(withinRange(facts.listingId, range), ne(listings.category, "venues")));
  const byListing = Map.groupBy(rows, ({ fact }) => fact.listingId);
  return new Map(
    [...byListing].map(([id, known]) => [
      id,
      known
        .map(({ fact: { listingId: _listingId, updatedAt: _updatedAt, ...fact } }) => fact)
        .toSorted((a, b) => orderOf(a.key) - orderOf(b.key)),
    ]),
  );
}

const orderOf = (key: string) => reportableFactKeys.findIndex((known) => known === key);
