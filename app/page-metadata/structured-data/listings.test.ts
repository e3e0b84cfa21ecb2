import { expect, test } from "vitest";

import type { Listing, VenueDetails } from "#app/directory/listing.ts";

import { listingData, listingList } from "./listings.ts";

const site = "https://rose.example";

const venue: VenueDetails = {
  type: "Railway hotel",
  groups: [],
  province: "AB",
  latitude: 51.0447,
  longitude: -114.0647,
  capacity: null,
  guestsFrom: null,
  guestsTo: 350,
  bestSeasons: [],
  features: [],
  amenities: [],
  specialFeatures: [],
  rooms: [],
  facts: [],
};

const real: Listing = {
  card: {
    id: 76,
    slug: "fairmont-palliser",
    name: "Fairmont Palliser",
    category: "venues",
    description: "A railway hotel of 1914.",
    tags: [],
    services: [],
    location: "Downtown Calgary",
    price: [3, 4],
    rating: 4.8,
    reviewCount: 127,
    responseTime: null,
    featured: true,
    website: "https://palliser.example",
    southAsian: true,
    fictional: false,
    sampleFigures: true,
    image: null,
    keywords: [],
  },
  about: [],
  offers: [],
  traditions: [],
  languages: [],
  travels: null,
  phone: null,
  email: null,
  venue,
};

test("a real venue is an EventVenue with its place and its capacity", () => {
  expect(listingData(site, real)).toMatchObject({
    "@type": "EventVenue",
    name: "Fairmont Palliser",
    url: `${site}/venues/fairmont-palliser`,
    geo: { latitude: 51.0447, longitude: -114.0647 },
    address: { addressLocality: "Calgary", addressRegion: "AB", addressCountry: "CA" },
    maximumAttendeeCapacity: 350,
  });
});

test("no sample value reaches a search engine", () => {
  const text = JSON.stringify(listingData(site, real));
  expect(text).not.toMatch(/rating|review|price/i);
  expect(text).not.toContain("4.8");
  expect(text).not.toContain("127");
});

test("what is not known is left out", () => {
  const text = JSON.stringify(
    listingData(site, { ...real, venue: { ...venue, latitude: null, longitude: null, guestsTo: null } }),
  );
  expect(text).not.toMatch(/geo|maximumAttendeeCapacity|telephone|null/);
});

test("an invented business is no business to a search engine", () => {
  const invented = { ...real, card: { ...real.card, fictional: true } };
  expect(listingData(site, invented)).toBeNull();
  expect(listingList(site, "Venues", [invented.card, real.card]).itemListElement).toEqual([
    {
      "@type": "ListItem",
      position: 1,
      name: "Fairmont Palliser",
      url: `${site}/venues/fairmont-palliser`,
    },
  ]);
});
