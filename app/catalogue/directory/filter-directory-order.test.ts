import fc from "fast-check";
import { expect, test } from "vitest";

import { directoryScenario } from "#test-support/arbitrary-listings.ts";

import { indexListings } from "./directory-index.ts";
import { sortListings } from "./directory-order.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import { filterDirectory } from "./filter-directory.ts";
import { sortOptions } from "./filter-options.ts";
import type { ListingCard } from "./listing-card.ts";

const show = (listings: readonly ListingCard[], query: DirectoryQuery) =>
  filterDirectory(indexListings(listings), query);

const idsOf = (listings: readonly ListingCard[]) => listings.map(({ id }) => id);

test("an order shows each match once and changes nothing about what matches", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const [first, ...others] = sortOptions.map(({ id }) =>
        idsOf(show(listings, { ...query, sort: id }).matches),
      );
      expect(new Set(first).size).toBe(first?.length);
      for (const other of others) expect(new Set(other)).toEqual(new Set(first));
      for (const other of others) expect(other).toHaveLength(first?.length ?? 0);
    }),
    { numRuns: 200 },
  );
});

test("the matches stand in the order that the query asks for, of every kind from one index", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      // Twice, because an index caches the orders that were requested.
      for (const { id } of [...sortOptions, ...sortOptions]) {
        const { matches } = filterDirectory(index, { ...query, sort: id });
        expect(idsOf(matches)).toEqual(idsOf(sortListings(matches, id)));
      }
    }),
    { numRuns: 100 },
  );
});

test("the order does not depend on the order in which listings come", () => {
  const shuffled = directoryScenario.chain(({ listings, query }) =>
    fc.tuple(
      fc.constant(listings),
      fc.shuffledSubarray(listings, { minLength: listings.length }),
      fc.constant(query),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([listings, others, query]) => {
      expect(show(others, query)).toEqual(show(listings, query));
    }),
    { numRuns: 300 },
  );
});

test("a date leaves listings out and changes nothing about the order of the others", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const onDate = idsOf(show(listings, query).matches);
      const whenever = idsOf(show(listings, { ...query, date: null, saidFree: false }).matches);
      expect(onDate).toEqual(whenever.filter((id) => onDate.includes(id)));
    }),
    { numRuns: 200 },
  );
});

test("featured listings are not shown before others", () => {
  fc.assert(
    fc.property(
      directoryScenario,
      fc.array(fc.boolean(), { minLength: 12 }),
      ({ listings, query }, flags) => {
        const others = listings.map((listing, position) => ({
          ...listing,
          featured: flags[position] ?? false,
        }));
        expect(idsOf(show(others, query).matches)).toEqual(idsOf(show(listings, query).matches));
      },
    ),
    { numRuns: 200 },
  );
});
