import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;
const eventListing = { source: "eventective.com, River Cafe", checked, confidence: "high" } as const;
const newspaper = {
  source: "sarniathisweek.com, 30 years of River Cafe",
  checked,
  confidence: "high",
} as const;

export const profile: VenueProfile = {
  slug: "river-cafe",
  type: "Park restaurant",
  groups: ["downtown", "outdoor", "unique"],
  province: "AB",
  position: { lat: 51.0548, lon: -114.0708 },
  capacity: "Listed at 100 seated, 150 standing",
  guests: { from: null, to: 100 },
  bestSeasons: ["spring", "summer", "fall"],
  features: [
    "Fieldstone hearth with an open fire",
    "Patio under cottonwoods",
    "Bar made from a canoe",
    "Closed each January",
  ],
  amenities: ["Restaurant kitchen", "Wood-railed patio", "Eau Claire lots five minutes away, reportedly"],
  specialFeatures: ["On Prince's Island, reached on foot", "Look of a Rocky Mountain fishing lodge"],
  rooms: [
    { name: "Whole restaurant", layout: "seated", guests: 100, ...eventListing },
    { name: "Whole restaurant", layout: "standing", guests: 150, ...eventListing },
  ],
  facts: {
    decorLoadIn: {
      status: "reported",
      answer: null,
      text: "There is no car access to the door. Ask early how flowers, chairs and instruments get in.",
      ...newspaper,
    },
    address: {
      status: "reported",
      answer: null,
      text: "25 Prince's Island Park SW, Calgary, by Eau Claire.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "3 Street SW and 4 Street SW stations, about 900 m on foot.",
      ...general,
    },
    parking: {
      status: "reported",
      answer: "depends",
      text: "None at the door. Lots in Eau Claire are about five minutes away on foot, over a footbridge.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 10 km in a straight line, roughly 18 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
