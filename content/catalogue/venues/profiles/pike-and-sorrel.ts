import type { VenueProfile } from "../../venue-profile.ts";

/** Invented restaurant: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "pike-and-sorrel",
  type: "Small restaurant",
  groups: ["unique"],
  province: "AB",
  position: { lat: 51.0315, lon: -114.0705 },
  capacity: "8 to 46 guests",
  guests: { from: 8, to: 46 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Five courses, one seating",
    "Closed to the public for you",
    "Vegetarian menu course for course",
    "Near the Elbow River",
  ],
  amenities: ["Whole restaurant from four to eleven", "Sommelier", "Printed menus", "Cloakroom"],
  specialFeatures: ["High-water mark of 2013 on the kitchen door", "Ceremony at the bar in twelve minutes"],
  rooms: [
    { name: "Dining room", layout: "seated", guests: 46, ...sample },
    { name: "Bar", layout: "ceremony", guests: 46, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "no",
      text: "Table candles in glass. No other fire under a pressed-tin ceiling of 2.9 metres.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "no",
      text: "A cake from your baker is welcome and is cut without a fee.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "no",
      text: "One small kitchen. The vegetarian menu has its own pans, but fish is filleted two metres away.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "no",
      text: "Sauces are made with wine. Halal lamb has been bought in for one table on request.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "no",
      text: "The restaurant is licensed and pours everything itself.",
      ...sample,
    },
    corkage: {
      status: "reported",
      answer: "yes",
      text: "$30 a bottle, up to six bottles that are not on the list.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until 10:30 p.m.; guests leave by eleven.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "no",
      text: "One guitar or a violin, unamplified. The restaurant's own records otherwise.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Mission, Southwest Calgary. A sample without a street number, because the restaurant is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Erlton/Stampede station of the Red Line, about 800 m in a straight line across the Elbow.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "no",
      text: "None of its own; paid street parking until six.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 12 km in a straight line.", ...sample },
    stepFree: {
      status: "reported",
      answer: "yes",
      text: "Level from the pavement, with one washroom wide enough for a wheelchair.",
      ...sample,
    },
  },
};
