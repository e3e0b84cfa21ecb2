import { expect, test } from "vitest";

import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import { contentFitVendors } from "#test-support/fit-vendors.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { isCut } from "./use-fit-listings.ts";

test("a plan says that it looks at the best rated alone where a needed category has more than a device keeps", () => {
  const [venues, vendors] = [contentFitVenues(), contentFitVendors()];
  expect(isCut({ venues, vendors }, ["mehndi"])).toBe(false);
  expect(isCut({ venues, vendors: null }, [])).toBe(false);
  const mehndi = vendors.find(({ category }) => category === "beauty");
  const [venue] = venues;
  if (mehndi === undefined || venue === undefined) throw new Error("There are listings.");
  const many = Array.from({ length: maxOfflineListings }, (_, id) => ({ ...mehndi, id }));
  expect(isCut({ venues, vendors: many }, ["dhol", "mehndi"])).toBe(true);
  expect(isCut({ venues, vendors: many }, ["dhol"])).toBe(false);
  expect(isCut({ venues: many.map(() => venue), vendors: null }, [])).toBe(true);
});
