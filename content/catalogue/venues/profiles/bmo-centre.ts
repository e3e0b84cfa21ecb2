import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "bmo-centre",
  type: "Convention centre",
  groups: ["large-capacity"],
  province: "AB",
  position: { lat: 51.0375, lon: -114.0533 },
  capacity: "Ballrooms of 12,000 to 50,000 sq ft",
  guests: { from: null, to: 3000 },
  bestSeasons: ["fall", "winter", "spring"],
  features: [
    "Three ballrooms, the largest 50,000 sq ft",
    "The Exchange, a lobby of 25,000 sq ft",
    "Fireplace 21 m high",
    "Enlarged in June 2024",
  ],
  amenities: ["65 meeting rooms", "350,000 sq ft of exhibition space", "Stampede Park lots, reportedly"],
  specialFeatures: ["Reportedly closed to private bookings around the Stampede"],
  rooms: [
    {
      name: "Largest ballroom, our estimate",
      layout: "seated",
      guests: 3000,
      source:
        "Our estimate: 50,000 sq ft (bizbash.com, spring 2023) at 15 to 17 sq ft a guest, before stage and dance floor",
      checked,
      confidence: "low",
    },
  ],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "20 Roundup Way SE, Calgary, in Stampede Park at the edge of the Beltline.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Victoria Park/Stampede station of the Red Line, about 400 m in a straight line.",
      source: "City of Calgary list of CTrain stations; computed from coordinates",
      checked,
      confidence: "medium",
    },
    parking: {
      status: "reported",
      answer: "depends",
      text: "Stampede Park lots; none during the Stampede in July.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 11 km in a straight line, roughly 17 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
