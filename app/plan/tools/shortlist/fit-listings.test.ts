import { expect, test } from "vitest";

import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import { contentFitVendors } from "#test-support/fit-vendors.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { isCut, keepFitListings } from "./fit-listings.ts";

const [venues, vendors] = [contentFitVenues(), contentFitVendors()];
const mehndi = vendors.find(({ category }) => category === "beauty");
const dhol = vendors.find(({ category }) => category === "djs");
const [venue] = venues;
if (mehndi === undefined || dhol === undefined || venue === undefined) throw new Error("There are listings.");

/** That many listings, the best of them with the highest id. */
const manyVenues = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...venue, cost: { ...venue.cost, id: count - at } }));
const manyArtists = (count: number) => Array.from({ length: count }, (_, id) => ({ ...mehndi, id }));

test("a plan says that it looks at the best rated alone where more of a needed category are listed than a device keeps", () => {
  expect(isCut(keepFitListings(venues, vendors), ["mehndi"])).toBe(false);
  expect(isCut(keepFitListings(venues, null), [])).toBe(false);
  const artists = keepFitListings(venues, [dhol, ...manyArtists(maxOfflineListings + 1)]);
  expect(isCut(artists, ["dhol", "mehndi"])).toBe(true);
  expect(isCut(artists, ["dhol"])).toBe(false);
  expect(isCut(keepFitListings(manyVenues(maxOfflineListings + 1), null), [])).toBe(true);
});

test("as many as a device keeps are all there are: nothing is said to be left out", () => {
  const all = keepFitListings(manyVenues(maxOfflineListings), manyArtists(maxOfflineListings));
  expect(isCut(all, ["mehndi"])).toBe(false);
});

test("the best of each category are kept, and venues stand in the order of the site's own search", () => {
  const sent = [...manyArtists(maxOfflineListings + 1), dhol];
  const kept = keepFitListings(manyVenues(maxOfflineListings + 1), sent);
  expect(kept.venues.map(({ cost }) => cost.id)).toEqual(
    Array.from({ length: maxOfflineListings }, (_, at) => at + 2),
  );
  expect(kept.vendors).toEqual([...manyArtists(maxOfflineListings), dhol]);
});
