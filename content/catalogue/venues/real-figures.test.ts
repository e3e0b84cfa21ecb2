import { expect, test } from "vitest";

import { allVenueCharges } from "../../costs/venue-charges-list.ts";
import { factReadings } from "../../fit/fact-readings.ts";
import { venueSpotlights } from "../../venue-spotlights/venue-spotlights.ts";
import { readCatalogue } from "../catalogue.ts";
import type { VenueProfile } from "../venue-profile.ts";
import { figureSources } from "./figure-sources.ts";
import { venueProfiles } from "./profiles.ts";

const realVenues = readCatalogue().listings.flatMap((listing) => {
  const profile = venueProfiles.find(({ slug }) => slug === listing.slug);
  return listing.fictional || profile === undefined ? [] : [{ slug: listing.slug, listing, profile }];
});

const spotlightsOf = (slug: string) => venueSpotlights.filter(({ id }) => id === slug);

/** The figures of a text: '19,000 sq ft (2018)' has 19000 and 2018. */
const figuresIn = (text: string): string[] => [
  ...new Set(text.replaceAll(/(?<=\d),(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g)),
];

/** Everything that is said of a venue with its source: rooms, facts, and what stands in its texts. */
function sourcedStatements({ slug, rooms, facts }: VenueProfile) {
  return [
    ...rooms.map(({ name, layout, guests, source, checked }) => ({
      what: `${name}, ${layout}`,
      text: `${guests}`,
      source,
      checked,
    })),
    ...Object.entries(facts).map(([key, { text, source, checked }]) => ({
      what: key,
      text,
      source,
      checked,
    })),
    ...figureSources
      .filter((each) => each.slug === slug)
      .map(({ figures, source }) => ({
        what: "in its texts",
        text: figures.join(", "),
        source,
        checked: null,
      })),
  ];
}

test("there are real venues, and each has a profile", () => {
  expect(realVenues).toHaveLength(readCatalogue().listings.filter(({ fictional }) => !fictional).length);
  expect(realVenues.length).toBeGreaterThanOrEqual(20);
});

test("every figure of a real venue is one of these, with its source", async () => {
  const lines = realVenues.flatMap(({ slug, profile }) =>
    sourcedStatements(profile).flatMap(({ what, text, source, checked }) => {
      const figures = figuresIn(text);
      return figures.length === 0
        ? []
        : [`${slug}, ${what}: ${figures.join(", ")}. ${source}${checked === null ? "" : `, ${checked}`}`];
    }),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("real-figures.txt");
});

test.each(realVenues)("$slug: every source is named, and none is a sample", ({ profile }) => {
  for (const { source } of sourcedStatements(profile)) {
    expect(source.length).toBeGreaterThan(3);
    expect(source).not.toMatch(/sample|invented/i);
  }
});

test.each(realVenues)("$slug: no figure stands in its texts without a source", ({ listing, profile }) => {
  const { capacity, features, amenities, specialFeatures, guests } = profile;
  const { description, about, offers, tags } = listing;
  const sourced = new Set(
    sourcedStatements(profile).flatMap(({ text, source }) => figuresIn(`${text} ${source}`)),
  );
  const said = [
    capacity ?? "",
    String(guests?.from ?? ""),
    String(guests?.to ?? ""),
    ...features,
    ...amenities,
    ...specialFeatures,
    description,
    ...about,
    ...offers,
    ...tags,
    ...spotlightsOf(profile.slug).flatMap(({ longDescription }) => longDescription),
  ];
  for (const text of said) for (const figure of figuresIn(text)) expect(sourced, text).toContain(figure);
});

test("the number of guests of a real venue is that of one of its rooms", () => {
  for (const { slug, profile } of realVenues)
    if (profile.guests !== null)
      expect(
        profile.rooms.map(({ guests }) => guests),
        slug,
      ).toContain(profile.guests.to);
});

test("what is reckoned with of a real venue goes by a sentence with a source, or names one", () => {
  for (const { slug, profile } of realVenues) {
    const texts = Object.values(profile.facts).map(({ text }) => text);
    for (const { quote } of factReadings.filter((reading) => reading.slug === slug))
      expect(
        texts.some((text) => text.includes(quote)),
        `${slug}: ${quote}`,
      ).toBe(true);
    const charges = allVenueCharges.find((each) => each.slug === slug);
    expect(JSON.stringify(charges ?? {}), slug).not.toContain('"origin":null');
  }
});

test("a package of a real venue names its source, or is a sample", () => {
  for (const { slug } of realVenues)
    for (const { packages } of spotlightsOf(slug))
      for (const { name, origin } of packages)
        if (origin !== null) expect(origin.source, `${slug}: ${name}`).not.toMatch(/sample/i);
});
