import { isDeepStrictEqual } from "node:util";

import fc from "fast-check";
import { expect, test } from "vitest";

import { categoryIds, serviceIds } from "#content/catalogue/categories.ts";
import { catalogueCards, directoryScenario, listingCards } from "#test-support/arbitrary-listings.ts";
import { cafe } from "#test-support/cafe-listing.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";
import {
  nameOfArea,
  passesArea,
  passesCategory,
  passesDate,
  passesPrice,
  passesSearch,
} from "#test-support/specified-filter.ts";

import { dayNumber } from "./availability-calendar.ts";
import { indexListings } from "./directory-index.ts";
import { emptyQuery, type DirectoryQuery } from "./directory-query.ts";
import { areaOptions, priceOptions, type PriceOptionId } from "./filter-options.ts";
import type { ListingCard } from "./listing-card.ts";
import { pageSize } from "./page-size.ts";
import { findAreas } from "./find-areas.ts";
import { matchesPrice, filterDirectory } from "./filter-directory.ts";

const show = (listings: readonly ListingCard[], query: DirectoryQuery) =>
  filterDirectory(indexListings(listings), query);

const idsOf = (listings: readonly ListingCard[]) => listings.map(({ id }) => id);
const sortedIdsOf = (listings: readonly ListingCard[]) => idsOf(listings).toSorted((a, b) => a - b);

test("every listing that the specification's rule matches is shown", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const expected = listings.filter(
        (listing) =>
          passesSearch(listing, query.text) &&
          passesCategory(listing, query.category) &&
          passesPrice(listing, query.prices) &&
          passesArea(listing, query.areas) &&
          passesDate(listing, query),
      );
      expect(idsOf(show(listings, query).matches)).toEqual(expect.arrayContaining(idsOf(expected)));
    }),
    { numRuns: 300 },
  );
});

test("without a search, exactly the listings that the specification's rule matches are shown", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      // The specification does not say whether locations are case-sensitive, and knows no other names; only
      // what it settles is compared.
      const plain = listings.filter(({ location }) => {
        const named = areaOptions.filter(({ id }) => location.includes(nameOfArea[id])).map(({ id }) => id);
        return isDeepStrictEqual(findAreas(location), named);
      });
      const expected = plain.filter(
        (listing) =>
          passesCategory(listing, query.category) &&
          passesPrice(listing, query.prices) &&
          passesArea(listing, query.areas) &&
          passesDate(listing, query),
      );
      const shown = show(plain, { ...query, text: "" }).matches;
      expect(sortedIdsOf(shown)).toEqual(sortedIdsOf(expected));
    }),
    { numRuns: 300 },
  );
});

test("nothing is shown that breaks the chosen category, price, area or date", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      for (const listing of show(listings, query).matches) {
        expect(passesCategory(listing, query.category)).toBe(true);
        expect(passesPrice(listing, query.prices)).toBe(true);
        expect(passesDate(listing, query)).toBe(true);
        expect(
          query.areas.length === 0 || query.areas.some((area) => findAreas(listing.location).includes(area)),
        ).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("the number beside an option is what choosing just that option would show", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      const { counts } = filterDirectory(index, query);
      const matching = (change: Partial<DirectoryQuery>) =>
        filterDirectory(index, { ...query, ...change }).matches.length;

      expect(counts.all).toBe(matching({ category: null }));
      for (const category of [...categoryIds, ...serviceIds])
        expect([category, counts.categories[category]]).toEqual([category, matching({ category })]);
      for (const { id } of priceOptions)
        expect([id, counts.prices[id]]).toEqual([id, matching({ prices: [id] })]);
      for (const { id } of areaOptions)
        expect([id, counts.areas[id]]).toEqual([id, matching({ areas: [id] })]);
      expect(counts.saidFree).toBe(query.date === null ? 0 : matching({ saidFree: true }));
    }),
    { numRuns: 300 },
  );
});

test("every category, service, price and area has a number, also when nothing matches", () => {
  const { counts } = show([], emptyQuery);
  expect(counts.all).toBe(0);
  expect(Object.keys(counts.categories)).toHaveLength(12 + 7);
  expect(counts.prices).toEqual({ budget: 0, "mid-range": 0, luxury: 0 });
  expect(Object.keys(counts.areas).toSorted()).toEqual(Object.keys(nameOfArea).toSorted());
  expect(new Set(Object.values(counts.categories))).toEqual(new Set([0]));
});

test("who says nothing of a date is shown on it, until only those are asked for who say to be free", () => {
  const silent = { ...cafe, id: 1 };
  const free = { ...cafe, id: 2, calendar: { until: dayNumber("2028-07-03") } };
  const taken = {
    ...cafe,
    id: 3,
    calendar: { taken: [dayNumber("2028-07-03")], until: dayNumber("2028-12-31") },
  };
  const on = (date: string, saidFree = false) =>
    idsOf(show([silent, free, taken], { ...emptyQuery, date, saidFree }).matches);
  expect(on("2028-07-03")).toEqual([1, 2]);
  expect(on("2028-07-03", true)).toEqual([2]);
  expect(on("2028-07-04")).toEqual([1, 2, 3]);
  expect(on("2028-07-04", true)).toEqual([3]);
  expect(on("2029-01-01", true)).toEqual([]);
});

test("page, view and saved list do not change what matches", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const plain = { ...query, page: 1, view: "grid", saved: [] } as const;
      expect(show(listings, query)).toEqual(show(listings, plain));
    }),
    { numRuns: 100 },
  );
});

test("the empty query of 'Clear' shows all listings", () => {
  fc.assert(
    fc.property(listingCards, (listings) => {
      expect(sortedIdsOf(show(listings, emptyQuery).matches)).toEqual(sortedIdsOf(listings));
    }),
    { numRuns: 100 },
  );
  expect(show(catalogueCards(), emptyQuery).matches).toHaveLength(listingCount);
});

test("choosing any price hides every listing with an empty price", () => {
  const priced = fc.subarray(
    priceOptions.map(({ id }) => id),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(directoryScenario, priced, ({ listings, query }, prices) => {
      const { matches } = show(listings, { ...query, prices });
      expect(matches.filter(({ price }) => price === null)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each<[PriceOptionId, ListingCard["price"], boolean]>([
  ["budget", [1, 1], true],
  ["budget", [1, 4], true],
  ["budget", [2, 2], false],
  ["mid-range", [1, 1], false],
  ["mid-range", [1, 3], true],
  ["mid-range", [3, 4], false],
  ["luxury", [1, 2], false],
  ["luxury", [2, 3], true],
  ["luxury", [4, 4], true],
  ["luxury", null, false],
])("the price %s matches the levels %j: %s", (option, price, expected) => {
  expect(matchesPrice({ price }, option)).toBe(expected);
});

test("a service shows only the listings of its category that offer it", () => {
  const listings = catalogueCards();
  const { matches } = show(listings, { ...emptyQuery, category: "officiants" });
  expect(matches.length).toBeGreaterThan(0);
  expect(new Set(matches.map(({ category }) => category))).toEqual(new Set(["planners"]));
  expect(matches).toHaveLength(listings.filter(({ services }) => services.includes("officiants")).length);
});

test("options of one kind widen each other, kinds narrow each other", () => {
  const near = { ...cafe, id: 1, location: "Beltline", price: [1, 1] as const };
  const far = { ...cafe, id: 2, location: "Canmore & Banff", price: [4, 4] as const };
  const ids = (change: Partial<DirectoryQuery>) =>
    idsOf(show([near, far], { ...emptyQuery, ...change }).matches);
  expect(ids({ areas: ["beltline"] })).toEqual([1]);
  expect(ids({ areas: ["beltline", "canmore-banff"] })).toEqual([1, 2]);
  expect(ids({ prices: ["budget", "luxury"] })).toEqual([1, 2]);
  expect(ids({ areas: ["beltline"], prices: ["luxury"] })).toEqual([]);
});

test("a page holds 24 cards", () => {
  expect(pageSize).toBe(24);
});
