import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "hotel-arts",
  type: "Boutique hotel",
  groups: ["luxury-hotels", "unique", "large-capacity"],
  province: "AB",
  position: { lat: 51.0415, lon: -114.0655 },
  capacity: "Ballroom of 9,500 sq ft (2014)",
  guests: { from: null, to: 600 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Outdoor pool courtyard",
    "Sculptures and swirled glass lights",
    "Ballroom of 9,500 sq ft (2014)",
    "In the Beltline",
  ],
  amenities: ["185 guest rooms", "Outdoor pool", "Ballroom", "Paid underground parking, reportedly"],
  specialFeatures: ["Tower of 157 rooms and a low wing of 28"],
  rooms: [
    {
      name: "Ballroom, our estimate",
      layout: "seated",
      guests: 600,
      source:
        "Our estimate: 9,500 sq ft (advantagemagazine.ca, 2014) at about 15 sq ft a guest, before the stage",
      checked,
      confidence: "low",
    },
  ],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "119 12 Avenue SW, Calgary, at the corner of 1 Street SW in the Beltline.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "1 Street SW and Victoria Park/Stampede stations, about 650 m away.",
      ...general,
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Underground and in a lot, paid. Check rates with the hotel.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 11 km in a straight line, roughly 18 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
