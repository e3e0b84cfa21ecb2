import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "cornerstone-canmore",
  type: "Former theatre",
  groups: ["banquet-halls", "unique"],
  province: "AB",
  position: null,
  capacity: "Perhaps 200, from an older report",
  guests: { from: null, to: 200 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: ["Bright glazed lobby with mountain light", "Hall without windows", "Rustic decor"],
  amenities: ["Theatre hall", "Glazed front lobby", "Free lot, reportedly"],
  specialFeatures: ["Publishes tips for outdoor ceremonies near Canmore"],
  rooms: [
    {
      name: "Hall, reportedly (delegates)",
      layout: "unspecified",
      guests: 200,
      source: "rmoutlook.com on Canmore's largest indoor venue, which may mean this hall",
      checked,
      confidence: "low",
    },
  ],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "125 Kananaskis Way, Canmore, in the Bow Valley Trail district.",
      ...general,
    },
    ctrain: { status: "reported", answer: "no", text: "No CTrain in Canmore.", ...general },
    parking: { status: "reported", answer: "yes", text: "Free lot.", ...general },
    airportDistance: { status: "reported", answer: null, text: "Roughly 121 km by road.", ...general },
  },
};
