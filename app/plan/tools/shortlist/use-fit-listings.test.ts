import { expect, test } from "vitest";

import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import { contentFitVendors } from "#test-support/fit-vendors.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { isCut } from "./use-fit-listings.ts";

test("a plan says that it looks at the best rated alone where a kind has more than a device keeps", () => {
  const [venues, vendors] = [contentFitVenues(), contentFitVendors()];
  expect(isCut({ venues, vendors })).toBe(false);
  expect(isCut({ venues, vendors: null })).toBe(false);
  const [first] = vendors;
  if (first === undefined) throw new Error("There are no vendors.");
  const many = Array.from({ length: maxOfflineListings }, (_, id) => ({ ...first, id }));
  expect(isCut({ venues, vendors: many })).toBe(true);
});
