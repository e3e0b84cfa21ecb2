import type { VenueProfile } from "../../venue-profile.ts";

/** Invented hall: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "guldasta-house",
  type: "Banquet hall",
  groups: ["banquet-halls"],
  province: "AB",
  position: { lat: 51.15, lon: -114.085 },
  capacity: "60 to 280 guests",
  guests: { from: 60, to: 280 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: ["Halal kitchen", "Prayer room and wudu", "Solid dividing wall", "Dry hall"],
  amenities: [
    "Prayer room for 40",
    "Wudu places for men and for women",
    "Stage with two sofas",
    "Bridal room with its own entrance",
    "Nursery beside the hall",
    "Screened photography area",
  ],
  specialFeatures: [
    "Sound pauses at prayer times on request",
    "Each side has its own door, serving hatch and view of the stage",
  ],
  rooms: [
    { name: "Whole hall", layout: "seated", guests: 280, ...sample },
    { name: "East side, wall closed", layout: "seated", guests: 150, ...sample },
    { name: "West side, wall closed", layout: "seated", guests: 120, ...sample },
    { name: "Whole hall, nikah", layout: "ceremony", guests: 320, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "no",
      text: "Candles in glass only. The ceiling is too low over the stage for anything else.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "depends",
      text: "On foot or by car across the lot with dhol, until 10 p.m. Horses have been refused since what one did to the lawn in 2019.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "depends",
      text: "Halal-certified caterers from a list of six, for $8 a guest. Cakes from anywhere, provided there is no alcohol or pork gelatine in them.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "A separate counter and separate pans in the same kitchen; not a separate room.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "yes",
      text: "Everything cooked here is halal, the meat hand-slaughtered with certificates kept in a binder at the door.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "no",
      text: "No alcohol in the building, whoever hires it.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "yes",
      text: "House system with a microphone on each side of the wall. Nikah without any music is common and nobody will ask twice.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From 8 a.m. on the day, or the evening before for $300. Level door of 2.4 metres.",
      ...sample,
    },
    worshipRules: {
      status: "reported",
      answer: null,
      text: "Any imam registered in Alberta may officiate. Ismaili couples usually arrange the nikah through their jamatkhana and use the hall before or after it.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Country Hills, Northwest Calgary. A sample without a street number, because the hall is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "No station within a walk; buses on the boulevard.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "160 free spaces, twelve of them by the women's entrance.",
      ...sample,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 5.5 km in a straight line.",
      ...sample,
    },
    stepFree: {
      status: "reported",
      answer: "yes",
      text: "All on one level, with a ramp of 1 in 14 to the stage and three wide washrooms.",
      ...sample,
    },
  },
};
