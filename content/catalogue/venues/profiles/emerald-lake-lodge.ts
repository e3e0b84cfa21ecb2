import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;
const photographer = {
  source: "orangegirl.com, Emerald Lake Lodge as a wedding venue, 2020",
  checked,
  confidence: "high",
} as const;
const travelReport = { source: "miss604.com, Emerald Lake", checked, confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "emerald-lake-lodge",
  type: "Lakeside lodge",
  groups: ["unique"],
  province: "BC",
  position: { lat: 51.443, lon: -116.531 },
  capacity: "Up to 120 for the whole lodge (2020)",
  guests: { from: null, to: 120 },
  bestSeasons: ["summer", "fall", "winter"],
  features: [
    "Peninsula of 13 acres in Emerald Lake",
    "Stone fireplace a century old",
    "Mount Burgess above",
    "In Yoho National Park",
  ],
  amenities: [
    "85 units in 24 chalet buildings",
    "Three rooms for dinners (2020)",
    "Shuttle from the outer lot",
  ],
  specialFeatures: [
    "BC marriage licence and BC officiant needed",
    "BC sales tax on part of the bill, reportedly",
    "Whole lodge can be taken (2020)",
  ],
  rooms: [
    { name: "Whole lodge", layout: "unspecified", guests: 120, ...photographer },
    { name: "Vice President's Room", layout: "unspecified", guests: 88, ...photographer },
    { name: "Cilantro on the Lake", layout: "unspecified", guests: 56, ...photographer },
    { name: "President's Room", layout: "unspecified", guests: 24, ...photographer },
  ],
  facts: {
    decorLoadIn: {
      status: "reported",
      answer: null,
      text: "The lodge is reached by a bridge and cars stay outside. Ask how a decorator's truck gets over.",
      ...travelReport,
    },
    address: {
      status: "reported",
      answer: null,
      text: "1 Emerald Lake Road, Field, British Columbia, in Yoho National Park.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "No CTrain; the lodge is in British Columbia.",
      ...general,
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "In an outer lot, from which a shuttle runs to the lodge.",
      ...travelReport,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 179 km in a straight line, roughly 226 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
