import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;
const planningGuide = {
  source: "chateau-lake-louise.com, wedding planning guide (older copy)",
  checked,
  confidence: "high",
} as const;
const guideAndGuest = {
  source: "chateau-lake-louise.com wedding planning guide and shesaidspectacular.blogspot.com, November 2012",
  checked,
  confidence: "high",
} as const;

export const profile: VenueProfile = {
  slug: "fairmont-chateau-lake-louise",
  type: "Mountain hotel",
  groups: ["historic", "luxury-hotels", "large-capacity"],
  province: "AB",
  position: { lat: 51.4178, lon: -116.2172 },
  capacity: "Banquets of up to 400 (older guide)",
  guests: { from: null, to: 400 },
  bestSeasons: ["summer", "fall", "winter"],
  features: [
    "Victoria Ballroom with lake windows",
    "Vaulted ceiling with painted Alpine scenes",
    "East shore of Lake Louise",
    "Circular Sunroom",
  ],
  amenities: [
    "About 550 guest rooms; sources differ",
    "Ballroom of 6,000 sq ft",
    "Victoria Foyer",
    "Paid parkade, reportedly",
  ],
  specialFeatures: ["Big stone fireplaces and carved dark wood", "Ceremonies booked with a reception only"],
  rooms: [
    { name: "Victoria Ballroom, banquet", layout: "seated", guests: 400, ...planningGuide },
    { name: "Victoria Ballroom, as listed", layout: "unspecified", guests: 650, ...planningGuide },
    { name: "Victoria Foyer", layout: "unspecified", guests: 120, ...planningGuide },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "depends",
      text: "Tapered open candles were once allowed. Nothing was found about a havan or today's rule: ask for a written answer.",
      ...guideAndGuest,
      confidence: "medium",
    },
    decorLoadIn: {
      status: "reported",
      answer: null,
      text: "Three hours are asked for the turnover when ceremony and reception share one room.",
      ...guideAndGuest,
    },
    address: {
      status: "reported",
      answer: null,
      text: "111 Lake Louise Drive, Lake Louise, in Banff National Park.",
      source: "Wikipedia on Chateau Lake Louise, copy at piglix",
      checked,
      confidence: "high",
    },
    ctrain: { status: "reported", answer: "no", text: "No CTrain in Lake Louise.", ...general },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Paid parkade of the hotel; the public lot at the lake is limited and shuttles run instead.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 157 km in a straight line, roughly 200 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
