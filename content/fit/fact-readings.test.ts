import { expect, test } from "vitest";

import { venueProfiles } from "../catalogue/venues/profiles.ts";
import { factReadings } from "./fact-readings.ts";

test.each(factReadings)("$slug says of $about: '$quote'", ({ slug, quote }) => {
  const profile = venueProfiles.find((each) => each.slug === slug);
  const texts = [
    ...Object.values(profile?.facts ?? {}).map(({ text }) => text),
    ...(profile?.amenities ?? []),
    ...(profile?.features ?? []),
  ];
  expect(texts.filter((text) => text.includes(quote))).toHaveLength(1);
});

test("a sentence is read once for each thing that it says", () => {
  const keys = factReadings.map(({ slug, about }) => `${slug} ${about}`);
  expect(new Set(keys).size).toBe(keys.length);
});
