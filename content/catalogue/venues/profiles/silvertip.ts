import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "silvertip",
  type: "Golf clubhouse",
  groups: ["outdoor", "unique"],
  province: "AB",
  position: null,
  capacity: null,
  guests: null,
  bestSeasons: ["summer", "fall"],
  features: [
    "On a bench above Canmore",
    "Outside the national park",
    "Decks towards the Three Sisters, reportedly",
  ],
  amenities: ["Clubhouse", "Free lot, reportedly"],
  specialFeatures: ["No hotel on the site (2020)", "Per-chair ceremony charge reported"],
  rooms: [],
  facts: {
    address: { status: "reported", answer: null, text: "2000 Silvertip Trail, Canmore.", ...general },
    ctrain: { status: "reported", answer: "no", text: "No CTrain in Canmore.", ...general },
    parking: { status: "reported", answer: "yes", text: "Free lot at the clubhouse.", ...general },
    airportDistance: { status: "reported", answer: null, text: "Roughly 121 km by road.", ...general },
  },
};
