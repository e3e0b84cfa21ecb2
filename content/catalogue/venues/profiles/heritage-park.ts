import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;
const parkAndPhotographer = {
  source: "heritagepark.ca/faq and a wedding at mark11photography.wordpress.com, January 2017",
  checked,
  confidence: "high",
} as const;
const meetingGuide = { source: "prevuemeetings.com, Calgary venues", checked, confidence: "medium" } as const;

export const profile: VenueProfile = {
  slug: "heritage-park",
  type: "Historical village",
  groups: ["outdoor", "historic", "unique", "large-capacity"],
  province: "AB",
  position: { lat: 50.985, lon: -114.104 },
  capacity: "Reportedly 344 seated, 1,000 standing",
  guests: { from: null, to: 344 },
  bestSeasons: ["summer", "fall"],
  features: [
    "Gunn's Dairy Barn: dinner below, dance above",
    "Wainwright Hotel with its front steps",
    "Steam train and paddle boat",
    "127 acres by the Glenmore Reservoir",
  ],
  amenities: [
    "Gasoline Alley Museum and Founders' Lounge",
    "Ranchers' Hall",
    "Tents",
    "Large lot at the gate, reportedly paid",
    "Wheelchair-accessible museum and town square",
  ],
  specialFeatures: [
    "About 4,000 weddings since 1964",
    "Queen Anne Prince House of 1894",
    "Grain elevator of 1909",
  ],
  rooms: [
    { name: "Gasoline Alley Museum", layout: "seated", guests: 344, ...meetingGuide },
    { name: "Gasoline Alley Museum", layout: "standing", guests: 1000, ...meetingGuide },
  ],
  facts: {
    decorLoadIn: {
      status: "reported",
      answer: null,
      text: "Wedding parties have come in just before the park closes to the public. Ask when your decorator may enter.",
      ...parkAndPhotographer,
    },
    address: {
      status: "reported",
      answer: null,
      text: "1900 Heritage Drive SW, Calgary, on a peninsula in the Glenmore Reservoir.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "Heritage station of the Red Line is about 2.5 km east; from there by bus or taxi.",
      ...general,
      confidence: "high",
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "A large lot at the gate, paid for visitors. Check what applies to wedding guests.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 18 km in a straight line, roughly 30 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
    stepFree: {
      status: "confirmed",
      answer: "depends",
      text: "The museum and the town square are fully wheelchair accessible; the village streets are gravel. Check the building you choose.",
      ...parkAndPhotographer,
    },
  },
};
