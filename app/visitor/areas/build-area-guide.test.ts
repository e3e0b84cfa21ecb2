import { expect, test } from "vitest";

import { venueProfiles } from "#content/catalogue/venues/profiles.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";
import { venueListing } from "#test-support/venue-listing.ts";

import { buildAreaGuide } from "./build-area-guide.ts";

const { listings } = readCatalogue();

/** What the guide reads of a listing. */
function listingOf(slug: string, withPosition = true): Listing | null {
  const entry = listings.find((listing) => listing.slug === slug);
  const profile = venueProfiles.find((venue) => venue.slug === slug);
  if (!entry || !profile) return null;
  const { id, name, location, fictional } = entry;
  const position = withPosition ? profile.position : null;
  return venueListing(
    { capacity: profile.capacity, latitude: position?.lat ?? null, longitude: position?.lon ?? null },
    { id, slug, name, location, fictional },
  );
}

test("every venue with a position has one pin, on one of the three sheets, under its own number", () => {
  const { maps, venues } = buildAreaGuide((slug) => listingOf(slug));
  const pins = maps === null ? [] : [maps.city, maps.core, maps.west].flatMap((sheet) => sheet.pins);
  const placed = venueProfiles.filter(({ position }) => position !== null).map(({ slug }) => slug);
  expect(pins.map(({ venue }) => venue.slug).toSorted()).toEqual(placed.toSorted());
  expect(pins.map(({ venue }) => venue.number).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    placed.map((_, at) => at + 1),
  );
  expect(Object.keys(venues)).toHaveLength(venueProfiles.length);
});

test("pins stand apart and on their sheet", () => {
  const { maps } = buildAreaGuide((slug) => listingOf(slug));
  if (maps === null) throw new Error("no map");
  for (const { sheet, pins } of [maps.city, maps.core, maps.west]) {
    expect(pins.length).toBeGreaterThan(3);
    for (const [at, pin] of pins.entries()) {
      const [x, y] = pin.point;
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(sheet.width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(sheet.height - 20);
      for (const { point: other } of pins.slice(at + 1))
        expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(62);
    }
  }
});

test("a venue that the public does not see is not in the guide", () => {
  const { venues, maps } = buildAreaGuide((slug) => (slug === "calgary-zoo" ? null : listingOf(slug)));
  expect(venues).not.toHaveProperty("calgary-zoo");
  expect(maps?.core.pins.map(({ venue }) => venue.slug)).not.toContain("calgary-zoo");
});

test("without any position there is no map", () => {
  expect(buildAreaGuide((slug) => listingOf(slug, false)).maps).toBeNull();
});
