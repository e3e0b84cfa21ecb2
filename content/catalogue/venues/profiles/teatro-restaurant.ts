import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

export const profile: VenueProfile = {
  slug: "teatro-restaurant",
  type: "Restaurant in an old bank",
  groups: ["downtown", "historic"],
  province: "AB",
  position: { lat: 51.0456, lon: -114.0606 },
  capacity: "Reportedly 250 seats; private room 50",
  guests: { from: null, to: 250 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Bank building of 1911",
    "Ceilings of 22 feet and classical pillars",
    "About 10,000 bottles in the old vault",
    "Opera Room for 50",
  ],
  amenities: ["Restaurant kitchen", "Opera Room with own entrance, bar and washrooms", "Parkades nearby"],
  specialFeatures: ["Imported French gates", "Terracotta front on two sides", "Glazed mansard of 1982"],
  rooms: [
    {
      name: "Main restaurant",
      layout: "seated",
      guests: 250,
      source: "montecristomagazine.com, Teatro Group",
      checked,
      confidence: "high",
    },
    {
      name: "Opera Room",
      layout: "seated",
      guests: 50,
      source: "summittoronto.com, November 2021",
      checked,
      confidence: "high",
    },
  ],
  facts: {
    address: {
      status: "reported",
      answer: null,
      text: "200 8 Avenue SE, Calgary: Stephen Avenue at Olympic Plaza. The plaza is reportedly being rebuilt until about 2028.",
      source: "getdown.ca, August 2018; the building work from general knowledge",
      checked,
      confidence: "medium",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "City Hall/Bow Valley College and Centre Street stations, 150 to 250 m away.",
      ...general,
      confidence: "high",
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Arts Commons, Municipal and Bow parkades are nearby; the restaurant's own arrangements were not found.",
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
