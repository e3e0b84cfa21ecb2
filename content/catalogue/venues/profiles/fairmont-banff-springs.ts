import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "fairmont-banff-springs",
  type: "Mountain hotel",
  groups: ["outdoor", "historic", "luxury-hotels"],
  province: "AB",
  position: { lat: 51.1644, lon: -115.5619 },
  capacity: null,
  guests: null,
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Terrace garden for ceremonies",
    "Limestone hotel under steep copper roofs",
    "Facing Mount Rundle",
    "National Historic Site since 1988",
  ],
  amenities: [
    "About 760 guest rooms; sources differ",
    "In-house catering",
    "Mount Stephen Hall",
    "Alhambra Room",
    "Paid valet and parkade, reportedly",
  ],
  specialFeatures: [
    "Frontenac and Strathcona rooms for getting ready",
    "Dates opened about a year ahead (2026)",
  ],
  rooms: [],
  facts: {
    outsideCaterer: {
      status: "reported",
      answer: "no",
      text: "Catering is in-house and carries food and drink minimums; other vendors come from an approved list. Check with the hotel.",
      source: "naliaweddings.com, January 2026",
      checked,
      confidence: "high",
    },
    address: {
      status: "reported",
      answer: null,
      text: "405 Spray Avenue, Banff, in Banff National Park at an elevation of 1,414 m.",
      source: "Wikipedia on the Banff Springs Hotel, copy at wikisum.wiki",
      checked,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "None in Banff; Roam bus route 2 serves the hotel.",
      ...general,
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Paid valet and a parkade. Check rates with the hotel.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 108 km in a straight line, roughly 145 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
