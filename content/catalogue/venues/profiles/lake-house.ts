import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "lake-house",
  type: "Lakeside restaurant",
  groups: ["unique"],
  province: "AB",
  position: { lat: 50.9411, lon: -114.0488 },
  capacity: null,
  guests: null,
  bestSeasons: ["spring", "summer", "fall"],
  features: [
    "Wide windows on Lake Bonavista",
    "Antler chandeliers and a stone fireplace",
    "Wooden lodge look, high ceilings",
  ],
  amenities: ["Restaurant kitchen", "Free shopping-centre lot, reportedly"],
  specialFeatures: ["Private lake ringed by houses"],
  rooms: [],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "747 Lake Bonavista Drive SE, Calgary.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "Canyon Meadows station of the Red Line is about 1.6 km west.",
      ...general,
    },
    parking: { status: "reported", answer: "yes", text: "Free lot of the shopping centre.", ...general },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 21 km in a straight line, roughly 31 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
    stepFree: {
      status: "reported",
      answer: null,
      text: "The dining room is on the upper level, above shops. Whether there is a lift was not found: ask before you book.",
      source: "Guest reviews (jedidev.tistory.com, Yelp copy at foodie-cloud.org)",
      checked,
      confidence: "medium",
    },
  },
};
