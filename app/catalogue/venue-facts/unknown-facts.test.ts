import { venueFactKeys } from "#content/catalogue/fact-keys.ts";
import { catererFactKeys, reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { datedFacts, unknownFacts } from "./unknown-facts.ts";

const today = "2026-11-25";

test("a business of which nothing is known is asked for everything, in one order", () => {
  expect(unknownFacts("venues", [], today)).toEqual(venueFactKeys);
  expect(unknownFacts("caterers", [], today)).toEqual(catererFactKeys);
  expect(unknownFacts("florists", [], today)).toEqual([]);
});

test("what was checked within a year is not asked again, and what is older is", () => {
  const known = [
    { key: "baraat", checkedOn: "2026-01-02" },
    { key: "corkage", checkedOn: "2024-01-02" },
  ];
  expect(unknownFacts("venues", known, today)).toEqual(venueFactKeys.filter((key) => key !== "baraat"));
});

test("one more known fact never adds a question", () => {
  const fact = fc.record({
    key: fc.constantFrom(...reportableFactKeys),
    checkedOn: fc.constantFrom("2023-05-01", "2026-05-01"),
  });
  fc.assert(
    fc.property(fc.array(fact), fact, (known, more) => {
      const before = unknownFacts("venues", known, today);
      expect(before).toEqual(expect.arrayContaining(unknownFacts("venues", [...known, more], today)));
    }),
  );
});

test("how many guests it takes is known from a room at tables, and not from an estimate or another layout", () => {
  const room = { name: "Hall", layout: "seated", guests: 300, source: "x", checkedOn: "2026-05-01" };
  const guestsOf = (...rooms: readonly (typeof room & { confidence: string })[]) =>
    datedFacts({ ...venue, rooms }).find(({ key }) => key === "guests")?.checkedOn ?? null;
  expect(guestsOf({ ...room, confidence: "high" })).toBe("2026-05-01");
  expect(guestsOf({ ...room, confidence: "low" })).toBeNull();
  expect(guestsOf({ ...room, layout: "unspecified", confidence: "high" })).toBeNull();
});

const venue: VenueDetails = {
  type: "Hall",
  groups: [],
  province: "AB",
  latitude: null,
  longitude: null,
  capacity: null,
  guestsFrom: null,
  guestsTo: 300,
  bestSeasons: [],
  features: [],
  amenities: [],
  specialFeatures: [],
  rooms: [],
  facts: [],
  guestsFact: null,
};
