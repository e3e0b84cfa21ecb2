import fc from "fast-check";
import { expect, test } from "vitest";

import { listingCards } from "#test-support/arbitrary-listings.ts";

import { findSimilar } from "./find-similar.ts";
import type { ListingCard } from "./listing-card.ts";

const cardAndOthers = listingCards
  .filter((listings) => listings.length > 0)
  .chain((listings) => fc.tuple(fc.constant(listings), fc.constantFrom(...listings)));

test("similar listings are others of the same category, each once, as many as there are up to the limit", () => {
  fc.assert(
    fc.property(cardAndOthers, fc.nat(4), ([listings, card], limit) => {
      const similar = findSimilar(listings, card, limit);
      const possible = listings.filter(({ id, category }) => id !== card.id && category === card.category);
      expect(similar).toHaveLength(Math.min(limit, possible.length));
      expect(new Set(similar).size).toBe(similar.length);
      for (const other of similar) expect(possible).toContain(other);
    }),
    { numRuns: 200 },
  );
});

test("neither ratings nor the order of the listings decide what is similar", () => {
  const shuffled = cardAndOthers.chain(([listings, card]) =>
    fc.tuple(
      fc.constant(listings),
      fc.constant(card),
      fc.shuffledSubarray(listings, { minLength: listings.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([listings, card, others]) => {
      const unrated = others.map((other) => ({ ...other, rating: null, reviewCount: 0, featured: false }));
      const ids = (cards: readonly ListingCard[]) => findSimilar(cards, card).map(({ id }) => id);
      expect(ids(unrated)).toEqual(ids(listings));
    }),
    { numRuns: 200 },
  );
});

const dhol: ListingCard = {
  id: 1,
  slug: "dhol",
  name: "Dhol",
  category: "djs",
  description: "",
  tags: [],
  services: [],
  location: "Northeast Calgary",
  price: [2, 3],
  rating: null,
  reviewCount: 0,
  responseTime: null,
  featured: false,
  website: null,
  southAsian: true,
  fictional: true,
  sampleFigures: true,
  image: null,
  keywords: ["punjabi-sikh", "Punjabi"],
};

test("who shares most comes first, then the lower id", () => {
  const listings: ListingCard[] = [
    dhol,
    { ...dhol, id: 2, southAsian: false, location: "Mission", price: null, keywords: [] },
    { ...dhol, id: 3, location: "Mission", price: null, keywords: [] },
    { ...dhol, id: 4, price: null, keywords: [] },
    { ...dhol, id: 5, keywords: [] },
    { ...dhol, id: 6 },
    { ...dhol, id: 7 },
    { ...dhol, id: 8, category: "decor" },
  ];
  expect(findSimilar(listings, dhol, 9).map(({ id }) => id)).toEqual([6, 7, 5, 4, 3, 2]);
});
