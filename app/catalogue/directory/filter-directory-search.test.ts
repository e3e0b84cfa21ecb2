import fc from "fast-check";
import { expect, test } from "vitest";

import { catalogueCards, directoryScenario } from "#test-support/arbitrary-listings.ts";
import { cafe } from "#test-support/cafe-listing.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { indexListings } from "./directory-index.ts";
import { emptyQuery } from "./directory-query.ts";
import { filterDirectory } from "./filter-directory.ts";
import type { ListingCard } from "./listing-card.ts";

const find = (listings: readonly ListingCard[], text: string) =>
  filterDirectory(indexListings(listings), { ...emptyQuery, text }).matches;

test("a search word that stands nowhere hides everything", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      // Any one character is in a generated text at times: a dozen of one that no name has are in none.
      const text = `${query.text} ${"\u{13080}".repeat(12)}`;
      expect(filterDirectory(indexListings(listings), { ...query, text }).matches).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("white space alone is no search", () => {
  const listings = catalogueCards();
  expect(find(listings, " \t ")).toHaveLength(listingCount);
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
  const shown = find(listings, text);
  expect(shown).toEqual(expect.arrayContaining(wanted));
});

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
  expect(find([cafe], text)).toEqual([cafe]);
});

test.each([
  ["a word that is missing beside one that is there", "café zebra"],
  ["the end of one field run together with the beginning of the next", "fêtebridal"],
  ["the location, which has its own filter", "inglewood"],
  ["a service that the listing does not offer", "jewellery"],
])("the search does not find %s", (_, text) => {
  expect(find([cafe], text)).toEqual([]);
});
