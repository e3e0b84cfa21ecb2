import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "westin-calgary",
  type: "Downtown hotel",
  groups: ["downtown", "luxury-hotels"],
  province: "AB",
  position: { lat: 51.0498, lon: -114.0692 },
  capacity: null,
  guests: null,
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: ["Two towers of the 1960s and 1970s", "Edge of Eau Claire"],
  amenities: [
    "About 525 guest rooms, unchecked",
    "Attached underground parking, unchecked",
    "CTrain about 350 m away",
  ],
  specialFeatures: ["Said to be where the Caesar was invented, 1969"],
  rooms: [],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "320 4 Avenue SW, Calgary. Not the Westin at the airport.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "3 Street SW and 4 Street SW stations, about 350 m away.",
      ...general,
    },
    parking: { status: "reported", answer: "yes", text: "Attached underground parking.", ...general },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 10 km in a straight line, roughly 17 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
