import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;

const cateringMenu = {
  source: "Fairmont Palliser, Catering menu 2023, Event services (issuu.com)",
  checked: "2026-11-25",
  confidence: "high",
} as const;

export const profile: VenueProfile = {
  slug: "fairmont-palliser",
  type: "Railway hotel",
  groups: ["downtown", "historic", "luxury-hotels", "large-capacity"],
  province: "AB",
  position: { lat: 51.0444, lon: -114.0652 },
  capacity: "Listed for up to 320 guests",
  guests: { from: null, to: 320 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Crystal Ballroom with 13 chandeliers",
    "Opened in 1914 by the railway",
    "Marble floors and oak panelling",
    "Beside the Calgary Tower",
  ],
  amenities: [
    "407 guest rooms (2018)",
    "19,000 sq ft of meeting space (2018)",
    "Fireplace in the ballroom",
    "Attached parkade, reportedly with valet",
  ],
  specialFeatures: [
    "Gilded ceiling and full-length windows in the ballroom",
    "E-shaped plan: every room has outside light",
  ],
  rooms: [
    {
      name: "Crystal Ballroom with Oval Room",
      layout: "unspecified",
      guests: 320,
      source: "avenuecalgary.com, best indoor wedding venue for 200 and more (reader vote)",
      checked,
      confidence: "high",
    },
  ],
  facts: {
    outsideCaterer: {
      status: "reported",
      answer: "no",
      text: "Food and drink from outside the hotel are not permitted (2023).",
      ...cateringMenu,
    },
    ownBar: {
      status: "reported",
      answer: "no",
      text: "All alcohol is bought from the hotel (2023).",
      ...cateringMenu,
    },
    corkage: {
      status: "reported",
      answer: "no",
      text: "Bottles of your own aren't permitted: all alcohol is bought from the hotel (2023).",
      ...cateringMenu,
    },
    address: {
      status: "reported",
      answer: null,
      text: "133 9 Avenue SW, Calgary, beside the Calgary Tower.",
      source: "Wikipedia on the Fairmont Palliser, copy at stringtranslate.com",
      checked,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "1 Street SW and Centre Street stations on 7 Avenue, about 250 to 350 m away and in the free-fare zone.",
      ...general,
      confidence: "high",
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "Paid valet and an attached parkade; street and lot parking around. Check rates with the hotel.",
      ...general,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 10 km in a straight line, roughly 17 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
  },
};
