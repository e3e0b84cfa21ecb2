import fc from "fast-check";
import { expect, test } from "vitest";

import { catalogueCards, directoryScenario } from "#test-support/arbitrary-listings.ts";

import { indexListings } from "./directory-index.ts";
import { emptyQuery, type DirectoryQuery } from "./directory-query.ts";
import { findRelaxation } from "./find-relaxation.ts";
import { filterDirectory } from "./filter-directory.ts";

const catalogue = catalogueCards();

test("what a relaxation promises is what its query shows", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      const relaxation = findRelaxation(index, query);
      if (relaxation === null) return;
      expect(filterDirectory(index, relaxation.query).matches).toHaveLength(relaxation.count);
      expect(relaxation.count).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

const removals = [
  { text: "" },
  { category: null },
  { prices: [] },
  { areas: [] },
  { date: null, saidFree: false },
  { saidFree: false },
] satisfies Partial<DirectoryQuery>[];

const isSet = (query: DirectoryQuery, change: Partial<DirectoryQuery>) =>
  JSON.stringify({ ...query, ...change, text: (change.text ?? query.text).trim() }) !==
  JSON.stringify({ ...query, text: query.text.trim() });

test("a relaxation removes one filter whole, the one that brings back the most", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      const counts = removals
        .filter((change) => isSet(query, change))
        .map((change) => filterDirectory(index, { ...query, ...change }).matches.length);
      const most = Math.max(0, ...counts);
      const relaxation = findRelaxation(index, query);
      expect(relaxation?.count ?? 0).toBe(most);
      if (relaxation === null) return;
      const candidates = removals
        .filter((change) => isSet(query, change))
        .map((change) => ({ ...query, ...change, page: 1 }));
      expect(candidates).toContainEqual(relaxation.query);
    }),
    { numRuns: 300 },
  );
});

test("a relaxation says which filter would go", () => {
  const index = indexListings(catalogue);
  const label = (change: Partial<DirectoryQuery>) =>
    findRelaxation(index, { ...emptyQuery, text: "qqq", page: 3, ...change })?.label;
  expect(label({})).toBe("the search “qqq”");
  expect(label({ text: "", category: "mehndi", areas: ["canmore-banff"] })).toMatch(
    /^the (category Mehndi|location Canmore & Banff)$/,
  );
  expect(label({ text: "", prices: ["luxury", "budget"] })).toBe("the price $ Budget-Friendly or $$$ Luxury");
});

test("there is no relaxation where no single removal helps", () => {
  const query: DirectoryQuery = { ...emptyQuery, category: "cakes" };
  const cakes = catalogue.filter(({ category }) => category === "cakes");
  expect(findRelaxation(indexListings(cakes), { ...query, category: "djs", text: "qqq" })).toBeNull();
  expect(findRelaxation(indexListings([]), query)).toBeNull();
  expect(findRelaxation(indexListings(catalogue), emptyQuery)).toBeNull();
});
