import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "calgary-zoo",
  type: "Zoo and conservatory",
  groups: ["outdoor", "unique"],
  province: "AB",
  position: { lat: 51.0455, lon: -114.0262 },
  capacity: "Reportedly 280 in one hall (2015)",
  guests: { from: null, to: 280 },
  bestSeasons: ["spring", "summer", "winter"],
  features: [
    "Island in the Bow River",
    "Ceremony lawns with flower beds",
    "Each reception room has its own ceremony area",
    "ENMAX Conservatory",
  ],
  amenities: ["Four places for receptions (2015)", "Large paid lots, reportedly", "Own CTrain station"],
  specialFeatures: ["Grazer Garden lawn, used for a ceremony in 2023"],
  rooms: [
    {
      name: "Safari Lodge",
      layout: "seated",
      guests: 280,
      source: "gallery.thenogues.ca, venue report of May 2015",
      checked,
      confidence: "medium",
    },
    {
      name: "ENMAX Conservatory (a banquet of 'over 200')",
      layout: "seated",
      guests: 200,
      source: "ableweb.org, closing banquet of the ABLE conference 2013",
      checked,
      confidence: "medium",
    },
  ],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "210 St. George's Drive NE, Calgary; older listings say 1300 Zoo Road NE. The island lies between Bridgeland and Inglewood.",
      ...general,
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Zoo station of the Blue Line stands at the zoo.",
      source: "City of Calgary list of CTrain stations",
      checked,
      confidence: "high",
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Large paid lots on the Memorial Drive side. Check with the zoo which are open in the evening.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 10 km in a straight line, roughly 14 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
