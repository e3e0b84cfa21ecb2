import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "rimrock",
  type: "Mountain hotel",
  groups: ["luxury-hotels"],
  province: "AB",
  position: null,
  capacity: "18,000 sq ft of event space (2023)",
  guests: null,
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "On the side of Sulphur Mountain",
    "18,000 sq ft of event space (2023)",
    "About 4 km south of Banff",
  ],
  amenities: ["330 guest rooms, 24 of them suites (2023)", "Paid parking on site, reportedly"],
  specialFeatures: ["Reportedly closed for months of 2025 for renovation", "New owner since June 2023"],
  rooms: [],
  facts: {
    outsideCaterer: {
      status: "reported",
      answer: "no",
      text: "Reportedly no outside food or drink. This rests on one older guest report from before the renovation: ask again.",
      source: "forum.calgarypuck.com, post 5276871",
      checked,
      confidence: "low",
    },
    address: {
      status: "reported",
      answer: null,
      text: "300 Mountain Avenue, Banff, about 4 km south of the town.",
      ...general,
    },
    ctrain: { status: "reported", answer: "no", text: "None in Banff; Roam bus route 1 passes.", ...general },
    parking: { status: "reported", answer: "yes", text: "On site, paid.", ...general },
    airportDistance: { status: "reported", answer: null, text: "Roughly 146 km by road.", ...general },
  },
};
