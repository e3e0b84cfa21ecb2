import fc from "fast-check";
import { expect, test } from "vitest";

import { indexListings, type DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import { emptyQuery, type DirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { priceOptions, areaOptions, sortOptions } from "#app/catalogue/directory/filter-options.ts";
import { catalogueCards, directoryScenario, unicodeText } from "#test-support/arbitrary-listings.ts";

import { indexCatalogue } from "./index-catalogue.server.ts";

const answer = (index: DirectoryIndex, query: DirectoryQuery) => {
  const { total, matches, counts } = index.show(query);
  return { total, ids: [...matches].map(({ id }) => id), counts, count: index.count(query) };
};
const ids = (cards: Iterable<{ id: number }>) => [...cards].map(({ id }) => id);

test("what the server looks up is what a look at every listing finds: matches, order and counts", async () => {
  await fc.assert(
    fc.asyncProperty(directoryScenario, async ({ listings, query }) => {
      const [scanned, looked] = [indexListings(listings), await indexCatalogue(listings)];
      for (const { id: sort } of sortOptions)
        expect(answer(looked, { ...query, sort })).toEqual(answer(scanned, { ...query, sort }));
    }),
    { numRuns: 500 },
  );
});

const catalogue = catalogueCards();
const scanned = indexListings(catalogue);
const looked = await indexCatalogue(catalogue);

/** Fragments of the catalogue's own words, single characters, and text that occurs nowhere. */
const texts = catalogue.flatMap(({ name, description, tags }) => [name, description, ...tags]);
const piece = fc
  .tuple(fc.constantFrom(...texts), fc.nat(40), fc.integer({ min: 1, max: 12 }))
  .map(([text, from, length]) => text.slice(from, from + length));
const searchText = fc.array(fc.oneof({ weight: 5, arbitrary: piece }, unicodeText(3)), { maxLength: 4 });

test("in the whole catalogue both find the same, whatever is typed and chosen", () => {
  fc.assert(
    fc.property(
      searchText,
      fc.subarray(priceOptions.map(({ id }) => id)),
      fc.subarray(areaOptions.map(({ id }) => id)),
      fc.constantFrom(...sortOptions.map(({ id }) => id)),
      (words, prices, areas, sort) => {
        const query = { ...emptyQuery, text: words.join(" "), prices, areas, sort };
        expect(answer(looked, query)).toEqual(answer(scanned, query));
      },
    ),
    { numRuns: 400 },
  );
});

test("the nearest names are the same, however a name is misspelt", () => {
  const typed = fc
    .tuple(
      fc.constantFrom(...catalogue),
      fc.array(fc.tuple(fc.nat(30), fc.constantFrom("", "e", "ll", " ")), { maxLength: 3 }),
    )
    .map(([{ name }, slips]) =>
      slips.reduce((text, [at, letter]) => text.slice(0, at) + letter + text.slice(at + 1), name),
    );
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: typed }, unicodeText(12)), (text) => {
      expect(ids(looked.nearest(text))).toEqual(ids(scanned.nearest(text)));
    }),
    { numRuns: 400 },
  );
});

test("the nearest names among listings of every kind are the same", async () => {
  await fc.assert(
    fc.asyncProperty(directoryScenario, async ({ listings, query }) => {
      const index = await indexCatalogue(listings);
      for (const text of [query.text, ...listings.map(({ name }) => name.slice(1))])
        expect(ids(index.nearest(text))).toEqual(ids(indexListings(listings).nearest(text)));
    }),
    { numRuns: 200 },
  );
});

test("a listing is found by its number, and an empty catalogue has none", async () => {
  expect(looked.card(76)).toBe(scanned.card(76));
  expect(looked.card(999_999)).toBeNull();
  const empty = await indexCatalogue([]);
  expect(answer(empty, emptyQuery)).toEqual(answer(indexListings([]), emptyQuery));
  expect(empty.nearest("larkspur")).toEqual([]);
});
