import fc from "fast-check";
import { expect, test } from "vitest";

import { listingCards } from "#test-support/arbitrary-listings.ts";
import { plainCard } from "#test-support/venue-listing.ts";

import { sortListings } from "./directory-order.ts";
import { sortOptions } from "./filter-options.ts";
import { isSampleRating, type ListingCard } from "./listing-card.ts";

/** A real business whose rating and review count are invented, or that has none. */
const hasNoFigures = ({ sampleFigures, reviewed, fictional, rating }: ListingCard) =>
  !fictional && (rating === null || (sampleFigures && reviewed !== true));

/** Real reviews come first, invented businesses last. */
const standing = (listing: ListingCard) => (listing.fictional ? 2 : hasNoFigures(listing) ? 1 : 0);

/** The sort keys of a listing, most significant first; the lowest comes first, missing values last. */
const missing = Number.POSITIVE_INFINITY;

/** A sample unchanged; the couples' rating weighted with five reviews of 3.5. */
function ratingOf({ fictional, rating, reviewCount }: ListingCard): number {
  if (rating === null) return missing;
  return fictional ? -rating : -(rating * reviewCount + 5 * 3.5) / (reviewCount + 5);
}

const readings: Record<string, (listing: ListingCard) => number[]> = {
  rating: (listing) =>
    hasNoFigures(listing)
      ? [1, missing, missing]
      : [standing(listing), ratingOf(listing), -listing.reviewCount],
  reviews: (listing) =>
    hasNoFigures(listing)
      ? [1, missing, missing]
      : [standing(listing), -listing.reviewCount, ratingOf(listing)],
  "price-asc": ({ price }) => (price === null ? [missing, missing] : [price[0], price[1]]),
  "price-desc": ({ price }) => (price === null ? [missing, missing] : [-price[0], -price[1]]),
};

const idsOf = (listings: readonly ListingCard[]) => listings.map(({ id }) => id);

const alphabetically = new Intl.Collator("en-CA");

/** Whether `a` may come before `b`: by the sort keys in turn, then by name, then by id. */
function mayPrecede(a: ListingCard, b: ListingCard, readingsOf: (listing: ListingCard) => number[]): boolean {
  const left = readingsOf(a);
  const right = readingsOf(b);
  const difference = left.findIndex((reading, position) => reading !== right[position]);
  if (difference !== -1) return Number(left[difference]) < Number(right[difference]);
  const names = alphabetically.compare(a.name, b.name);
  return names === 0 ? a.id < b.id : names < 0;
}

test.each(sortOptions.map(({ id }) => id))(
  "neighbours stand in the order '%s' as it is described",
  (sort) => {
    const readingsOf = readings[sort];
    fc.assert(
      fc.property(listingCards, (listings) => {
        const ordered = sortListings(listings, sort);
        expect(new Set(ordered)).toEqual(new Set(listings));
        for (const [position, listing] of ordered.entries()) {
          const next = ordered[position + 1];
          if (next !== undefined && readingsOf !== undefined)
            expect(mayPrecede(listing, next, readingsOf)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  },
);

test.each(["price-asc", "price-desc"] as const)("a listing without a price comes last by '%s'", (sort) => {
  fc.assert(
    fc.property(listingCards, (listings) => {
      const isEmpty = sortListings(listings, sort).map(({ price }) => price === null);
      expect(isEmpty).toEqual(isEmpty.toSorted((a, b) => Number(a) - Number(b)));
    }),
    { numRuns: 200 },
  );
});

test.each(["rating", "reviews"] as const)(
  "sample figures of real businesses do not decide the order '%s'",
  (sort) => {
    const figures = fc.array(
      fc.record({ rating: fc.constantFrom(null, 1, 3.2, 5), reviewCount: fc.nat(500) }),
      { minLength: 12, maxLength: 12 },
    );
    fc.assert(
      fc.property(listingCards, figures, (listings, samples) => {
        const others = listings.map((listing, position) =>
          isSampleRating(listing) && !listing.fictional ? { ...listing, ...samples[position] } : listing,
        );
        expect(idsOf(sortListings(others, sort))).toEqual(idsOf(sortListings(listings, sort)));
      }),
      { numRuns: 300 },
    );
  },
);

test("every real business stands before every invented one, whatever its figures", () => {
  fc.assert(
    fc.property(listingCards, fc.constantFrom("rating", "reviews"), (listings, sort) => {
      const standings = sortListings(listings, sort).map(standing);
      expect(standings).toEqual(standings.toSorted((a, b) => a - b));
    }),
    { numRuns: 200 },
  );
});

test("listings are not changed and not reordered in place", () => {
  fc.assert(
    fc.property(listingCards, (listings) => {
      const before = structuredClone(listings);
      sortListings(listings, "rating");
      expect(listings).toEqual(before);
    }),
    { numRuns: 50 },
  );
});

const named = (name: string, rest: Partial<ListingCard>): ListingCard => ({
  ...plainCard,
  fictional: true,
  sampleFigures: true,
  name,
  ...rest,
});

test("highest rated: rating, then reviews, then name, and real businesses before invented ones", () => {
  const ordered = sortListings(
    [
      named("Zebra, real with samples", { id: 1, rating: 5, reviewCount: 900, fictional: false }),
      named("Aster, real with samples", { id: 2, rating: 4.1, reviewCount: 2, fictional: false }),
      named("Few reviews", { id: 3, rating: 4.9, reviewCount: 3 }),
      named("Many reviews", { id: 4, rating: 4.9, reviewCount: 88 }),
      named("Also many reviews", { id: 5, rating: 4.9, reviewCount: 88 }),
      named("Real with real figures", { id: 6, rating: 4.95, fictional: false, sampleFigures: false }),
      named("Not rated", { id: 7, reviewCount: 40 }),
    ],
    "rating",
  );
  expect(idsOf(ordered)).toEqual([6, 2, 1, 5, 4, 3, 7]);
});

test("highest rated: among businesses that couples have rated, many good reviews stand above one perfect one", () => {
  const rated = { fictional: false, reviewed: true } as const;
  const ordered = sortListings(
    [
      named("One perfect review", { id: 1, rating: 5, reviewCount: 1, ...rated }),
      named("Twenty good reviews", { id: 2, rating: 4.7, reviewCount: 20, ...rated }),
      named("Invented", { id: 3, rating: 5, reviewCount: 400 }),
      named("Nobody has rated it", { id: 4, fictional: false, sampleFigures: false }),
      named("One bad review", { id: 5, rating: 1, reviewCount: 1, ...rated }),
    ],
    "rating",
  );
  expect(idsOf(ordered)).toEqual([2, 1, 5, 4, 3]);
  expect(idsOf(sortListings(ordered, "reviews"))).toEqual([2, 1, 5, 4, 3]);
});

test("prices are ordered by their lowest level, then by their highest, then by name", () => {
  const listings = [
    named("None", { id: 1 }),
    named("B", { id: 2, price: [2, 3] }),
    named("A", { id: 3, price: [2, 3] }),
    named("Narrow", { id: 4, price: [2, 2] }),
    named("Wide", { id: 5, price: [1, 4] }),
    named("Dear", { id: 6, price: [4, 4] }),
  ];
  expect(idsOf(sortListings(listings, "price-asc"))).toEqual([5, 4, 3, 2, 6, 1]);
  expect(idsOf(sortListings(listings, "price-desc"))).toEqual([6, 3, 2, 4, 5, 1]);
});
