import { expect, test } from "vitest";

import { areas } from "#content/areas/areas.ts";
import { accuracy, city } from "#content/calgary-map/calgary-map.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

import { findArea, areaRings, areasAround } from "./find-area.ts";
import { signedArea } from "#app/catalogue/maps/divide-city.ts";

const { listings, profiles } = readCatalogue();

test("every venue of an area lies in it, as far as the map can tell", () => {
  const placed = areas.flatMap(({ id, venues }) =>
    venues.flatMap((slug) => {
      const position = profiles.find((profile) => profile.slug === slug)?.position;
      return position ? [{ id, slug, around: areasAround([position.lon, position.lat], accuracy) }] : [];
    }),
  );
  expect(placed.length).toBeGreaterThan(15);
  expect(placed.filter(({ id, around }) => !around.has(id)).map(({ slug }) => slug)).toEqual([]);
});

test("a venue without a position is in the area that its listing names", () => {
  const unplaced = areas.flatMap(({ name, venues }) =>
    venues
      .filter((slug) => profiles.find((profile) => profile.slug === slug)?.position === null)
      .map((slug) => ({ name, location: listings.find((listing) => listing.slug === slug)?.location })),
  );
  expect(unplaced).not.toEqual([]);
  for (const { name, location } of unplaced) expect(location).toContain(name);
});

test("a venue that no area names lies beyond the city", () => {
  const named = new Set(areas.flatMap(({ venues }) => venues));
  const beyond = profiles.flatMap(({ slug, position }) =>
    position === null || named.has(slug) ? [] : [findArea([position.lon, position.lat])],
  );
  expect(beyond.length).toBeGreaterThan(3);
  expect(new Set(beyond)).toEqual(new Set([null]));
});

test("places that everybody knows lie where everybody knows them", () => {
  expect(findArea([-114.0631, 51.0443])).toBe("downtown");
  expect(findArea([-114.13, 51.0777])).toBe("northwest");
  expect(findArea([-114.0106, 51.1315])).toBe("northeast");
  expect(findArea([-114.102, 50.93])).toBe("southwest");
  expect(findArea([-114.0519, 51.0375])).toBe("southeast");
  expect(findArea([-115.5708, 51.1784])).toBeNull();
});

test("Bowness lies in the northwest although it lies south of the Bow", () => {
  expect(findArea([-114.19, 51.085])).toBe("northwest");
});

test("the four quadrants are the city, without gap or overlap", () => {
  const { northwest, northeast, southwest, southeast } = areaRings;
  const parts = [northwest, northeast, southwest, southeast].map((ring) => Math.abs(signedArea(ring)));
  const whole = Math.abs(signedArea(city.limit));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 3);
  for (const part of parts) expect(part / whole).toBeGreaterThan(0.15);
});
