import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "hyatt-regency-calgary",
  type: "Convention hotel",
  groups: ["downtown", "luxury-hotels", "large-capacity"],
  province: "AB",
  position: { lat: 51.0457, lon: -114.0618 },
  capacity: "Ballroom of 13,500 sq ft (2011)",
  guests: { from: null, to: 900 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Imperial Ballroom under a 20-foot ceiling",
    "Sandstone storefronts of the 1890s",
    "Some 500 western Canadian art works",
    "On Stephen Avenue Walk",
  ],
  amenities: [
    "355 guest rooms (2018)",
    "22 event rooms, 33,000 sq ft (2011)",
    "Joined to the convention centre",
    "Underground valet parking, reportedly",
  ],
  specialFeatures: [
    "Called Calgary's largest hotel ballroom in 2011",
    "Old sandstone walls exposed on the lower floors",
  ],
  rooms: [
    {
      name: "Imperial Ballroom, our estimate",
      layout: "seated",
      guests: 900,
      source:
        "Our estimate: 13,500 sq ft (Convene, September 2011) at 15 sq ft a guest, before stage and dance floor",
      checked,
      confidence: "low",
    },
  ],
  facts: {
    baraat: {
      status: "reported",
      answer: "depends",
      text: "The hotel stands on Stephen Avenue, for walkers by day, and a block from the CTrain tracks: a procession on either needs City approval. What the hotel allows on its own ground is not known.",
      ...general,
    },
    address: {
      status: "reported",
      answer: null,
      text: "700 Centre Street SE, Calgary, on Stephen Avenue Walk.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Centre Street station is at the door.",
      ...general,
      confidence: "high",
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Underground valet parking, and the convention centre's parkade. Check rates with the hotel.",
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
