import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "bow-valley-ranche",
  type: "Ranch house restaurant",
  groups: ["outdoor", "historic"],
  province: "AB",
  position: null,
  capacity: null,
  guests: null,
  bestSeasons: ["summer", "fall"],
  features: [
    "Brick ranch house of 1896",
    "Deep verandah on three sides",
    "In Fish Creek Provincial Park",
    "Avenues of large trees",
  ],
  amenities: ["Restaurant kitchen", "Free park lot, reportedly", "Café and native gardens close by"],
  specialFeatures: ["Steep gables and patterned brick chimneys", "Open deck over the front door"],
  rooms: [],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "15979 Bow Bottom Trail SE, Calgary, at the east end of Fish Creek Provincial Park.",
      source: "hermis.alberta.ca, Alberta Register of Historic Places, HS 70167",
      checked,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "None within a walk; Fish Creek-Lacombe station of the Red Line is about 5 km away.",
      ...general,
    },
    parking: { status: "reported", answer: "yes", text: "Free lot of the provincial park.", ...general },
    airportDistance: { status: "reported", answer: null, text: "Roughly 35 km by road.", ...general },
  },
};
