import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "calgary-marriott",
  type: "Convention hotel",
  groups: ["downtown", "outdoor", "luxury-hotels"],
  province: "AB",
  position: { lat: 51.0447, lon: -114.061 },
  capacity: "11,000 sq ft of event space (2018)",
  guests: null,
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Patio above Stephen Avenue, used for weddings",
    "Across from the Calgary Tower",
    "Joined to the convention centre",
    "Major renovation finished in 2015",
  ],
  amenities: [
    "384 guest rooms (2018)",
    "11,000 sq ft of event space (2018)",
    "Outdoor patio",
    "Valet and parkade, reportedly",
  ],
  specialFeatures: [
    "Convention centre next door: 122,000 sq ft in 36 rooms",
    "Reported as caterer of the convention centre",
  ],
  rooms: [],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "110 9 Avenue SE, Calgary, across from the Calgary Tower.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Centre Street and City Hall/Bow Valley College stations, about 250 m away.",
      ...general,
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "The convention centre's parkade and valet. Check rates with the hotel.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 10 km in a straight line, roughly 16 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
