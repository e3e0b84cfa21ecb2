import { isDeepStrictEqual } from "node:util";

import fc from "fast-check";
import { expect, test } from "vitest";

import { categoryIds, serviceIds } from "#content/catalogue/categories.ts";
import { catalogueCards, directoryScenario, listingCards } from "#test-support/arbitrary-listings.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { dayNumber } from "./availability-calendar.ts";
import { indexListings } from "./directory-index.ts";
import { sortListings } from "./directory-order.ts";
import { emptyQuery, type DirectoryQuery } from "./directory-query.ts";
import {
  areaOptions,
  priceOptions,
  sortOptions,
  type AreaOptionId,
  type CategoryFilter,
  type PriceOptionId,
} from "./filter-options.ts";
import type { ListingCard } from "./listing-card.ts";
import { pageSize } from "./page-size.ts";
import { findAreas } from "./find-areas.ts";
import { matchesPrice, filterDirectory } from "./filter-directory.ts";

/*
 * The specification's rule (§5), implemented a second time as literally as possible, with the architecture's
 * settled questions 6 and 7 for services and price ranges. It shares no code and no table with the sources.
 */

const standsIn = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

const passesSearch = (listing: ListingCard, text: string) =>
  text === "" || standsIn(listing.name, text) || standsIn(listing.description, text);

const categoryOfService: Partial<Record<CategoryFilter, string>> = {
  officiants: "planners",
  priests: "planners",
  bridal: "attire",
  suits: "attire",
  jewelry: "attire",
  mehndi: "beauty",
  invitations: "decor",
};

function passesCategory(listing: ListingCard, category: CategoryFilter | null): boolean {
  if (category === null) return true;
  const home = categoryOfService[category];
  if (home === undefined) return listing.category === category;
  return listing.category === home && listing.services.some((service) => service === category);
}

const levelsOfPrice: Record<PriceOptionId, number[]> = { budget: [1], "mid-range": [2], luxury: [3, 4] };

function passesPrice(listing: ListingCard, prices: readonly PriceOptionId[]): boolean {
  if (prices.length === 0) return true;
  if (listing.price === null) return false;
  const [lowest, highest] = listing.price;
  return [1, 2, 3, 4].some(
    (level) =>
      level >= lowest && level <= highest && prices.some((price) => levelsOfPrice[price].includes(level)),
  );
}

const nameOfArea: Record<AreaOptionId, string> = {
  downtown: "Downtown",
  northwest: "Northwest",
  northeast: "Northeast",
  southwest: "Southwest",
  southeast: "Southeast",
  beltline: "Beltline",
  kensington: "Kensington",
  mission: "Mission",
  inglewood: "Inglewood",
  "eau-claire": "Eau Claire",
  "canmore-banff": "Canmore & Banff",
  "around-calgary": "Around Calgary",
  travels: "Travels to you",
};

const passesArea = (listing: ListingCard, areas: readonly AreaOptionId[]) =>
  areas.length === 0 || areas.some((area) => listing.location.includes(nameOfArea[area]));

/** The steps between the days of a compact calendar, as days again. */
function takenDays(listing: ListingCard): string[] {
  let day = 0;
  return (listing.calendar?.taken ?? []).map((step) => {
    day += step;
    return new Date(day * 86_400_000).toISOString().slice(0, 10);
  });
}

function passesDate(listing: ListingCard, { date, saidFree }: DirectoryQuery): boolean {
  if (date === null) return true;
  if (takenDays(listing).includes(date)) return false;
  const until = listing.calendar?.until;
  return (
    !saidFree || (until !== undefined && date <= new Date(until * 86_400_000).toISOString().slice(0, 10))
  );
}

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

test("a search word that stands nowhere hides everything", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      // No generator produces this character, and no category or service name contains it.
      const text = `${query.text} \u{13080}`;
      expect(show(listings, { ...query, text }).matches).toEqual([]);
    }),
    { numRuns: 100 },
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

test("white space alone is no search", () => {
  const listings = catalogueCards();
  expect(show(listings, { ...emptyQuery, text: " \t " }).matches).toHaveLength(listingCount);
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

test.each([
  ["Photographers", "photographers"],
  ["Venues", "venues"],
  ["Caterers", "caterers"],
  ["DJs", "djs"],
  ["Planners", "planners"],
])("the quick search '%s' shows all %s", (text, category) => {
  const listings = catalogueCards();
  const wanted = listings.filter((listing) => listing.category === category);
  const shown = show(listings, { ...emptyQuery, text }).matches;
  expect(idsOf(shown)).toEqual(expect.arrayContaining(idsOf(wanted)));
});

const cafe: ListingCard = {
  id: 7,
  slug: "cafe-de-la-fete",
  name: "Café de la Fête",
  category: "beauty",
  description: "Bridal henna near the river",
  tags: ["Night weddings"],
  services: ["mehndi"],
  location: "Inglewood, Southeast Calgary",
  price: [2, 4],
  rating: 4.5,
  reviewCount: 12,
  responseTime: null,
  featured: false,
  website: null,
  southAsian: true,
  fictional: true,
  sampleFigures: true,
  image: null,
  keywords: ["gujarati", "Hindi"],
};

test.each([
  ["a part of the name in another case", "DE LA f"],
  ["a part of the description", "near the RIVER"],
  ["the name without its accents", "cafe fete"],
  ["the name with its accents in two pieces", "cafe\u0301"],
  ["words in any order", "river henna"],
  ["the category's name", "hair & makeup"],
  ["a service's name", "mehndi"],
  ["a tag", "night weddings"],
  ["a tradition", "Gujarati"],
  ["a language", "hindi"],
  ["words of several fields", "mehndi café gujarati"],
])("the search finds %s", (_, text) => {
  expect(show([cafe], { ...emptyQuery, text }).matches).toEqual([cafe]);
});

test.each([
  ["a word that is missing beside one that is there", "café zebra"],
  ["the end of one field run together with the beginning of the next", "fêtebridal"],
  ["the location, which has its own filter", "inglewood"],
  ["a service that the listing does not offer", "jewellery"],
])("the search does not find %s", (_, text) => {
  expect(show([cafe], { ...emptyQuery, text }).matches).toEqual([]);
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
