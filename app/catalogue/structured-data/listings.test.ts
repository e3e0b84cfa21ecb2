import { expect, test } from "vitest";

import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import { venueListing } from "#test-support/venue-listing.ts";

import { listingStructuredData, listingListStructuredData } from "./listings.ts";

const site = "https://rose.example";

const known: Partial<VenueDetails> = { latitude: 51.0447, longitude: -114.0647, guestsTo: 350 };

const palliser = (venue: Partial<VenueDetails>) =>
  venueListing(venue, {
    id: 76,
    slug: "fairmont-palliser",
    name: "Fairmont Palliser",
    location: "Downtown Calgary",
    price: [3, 4],
    rating: 4.8,
    reviewCount: 127,
    website: "https://palliser.example",
    sampleFigures: true,
  });

const real = palliser(known);

test("a real venue is an EventVenue with its place and its capacity", () => {
  expect(listingStructuredData(site, real)).toMatchObject({
    "@type": "EventVenue",
    name: "Fairmont Palliser",
    url: `${site}/venues/fairmont-palliser`,
    geo: { latitude: 51.0447, longitude: -114.0647 },
    address: { addressLocality: "Calgary", addressRegion: "AB", addressCountry: "CA" },
    maximumAttendeeCapacity: 350,
  });
});

test.each([
  ["Downtown Calgary", "Calgary"],
  ["Prince's Island, Eau Claire, Downtown", "Calgary"],
  ["Near Cochrane, west of Northwest Calgary", "Cochrane"],
  ["Lake Louise, Canmore & Banff area", "Lake Louise"],
  ["Field, British Columbia (Canmore & Banff trips)", "Field"],
])("a venue whose location is '%s' lies in %s", (location, town) => {
  const data = listingStructuredData(site, venueListing({}, { location }));
  expect(data).toMatchObject({ address: { addressLocality: town } });
});

test("where a location names two towns, none is chosen for it", () => {
  const text = JSON.stringify(listingStructuredData(site, venueListing({}, { location: "Canmore & Banff" })));
  expect(text).not.toContain("addressLocality");
});

test("what couples said of a real business reaches search engines, and of an invented one never", () => {
  const review = {
    id: 1,
    stars: 4,
    month: null,
    publishedAt: new Date("2027-07-01T20:00:00Z"),
    answer: null,
  };
  const said = {
    reviews: [
      { ...review, author: "Simran", text: "Warm" },
      { ...review, id: 2, author: "", text: "Late" },
    ],
    card: { ...real.card, rating: 4.25, reviewCount: 2, reviewed: true as const },
  };
  expect(listingStructuredData(site, { ...real, ...said })).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.25, reviewCount: 2, bestRating: 5 },
    review: [
      {
        author: { name: "Simran" },
        reviewBody: "Warm",
        reviewRating: { ratingValue: 4 },
        datePublished: "2027-07-01",
      },
      { author: { name: "A couple" } },
    ],
  });
  expect(
    listingStructuredData(site, { ...real, ...said, card: { ...said.card, fictional: true } }),
  ).toBeNull();
});

test("no sample value reaches a search engine", () => {
  const text = JSON.stringify(listingStructuredData(site, real));
  expect(text).not.toMatch(/rating|review|price/i);
  expect(text).not.toContain("4.8");
  expect(text).not.toContain("127");
});

test("what is not known is left out", () => {
  const text = JSON.stringify(listingStructuredData(site, palliser({})));
  expect(text).not.toMatch(/geo|maximumAttendeeCapacity|telephone|null/);
});

test("an invented business is no business to a search engine", () => {
  const invented = { ...real, card: { ...real.card, fictional: true } };
  expect(listingStructuredData(site, invented)).toBeNull();
  expect(listingListStructuredData(site, "Venues", [invented.card, real.card]).itemListElement).toEqual([
    {
      "@type": "ListItem",
      position: 1,
      name: "Fairmont Palliser",
      url: `${site}/venues/fairmont-palliser`,
    },
  ]);
});
