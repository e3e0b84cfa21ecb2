import type { VenueProfile } from "../../venue-profile.ts";

/** Invented hall: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "tran-taali-hall",
  type: "Garba and banquet hall",
  groups: ["banquet-halls", "unique", "large-capacity"],
  province: "AB",
  position: { lat: 50.99, lon: -113.985 },
  capacity: "100 to 480 guests",
  guests: { from: 100, to: 480 },
  bestSeasons: ["fall", "winter", "spring", "summer"],
  features: [
    "Sprung maple floor, 18 by 27 metres",
    "Vegetarian kitchen without exception",
    "Doors from 5 a.m. for an early muhurat",
    "No alcohol",
  ],
  amenities: [
    "Vegetarian kitchen",
    "Jain line with its own pans",
    "Tiled room with floor drain",
    "Shoe room for 500 pairs",
    "Dandiya racks",
    "Two family rooms",
  ],
  specialFeatures: [
    "Garba floor laid in 1978 for roller skates",
    "Mandap built the evening before",
    "Floor socket for the garbo in the middle",
  ],
  rooms: [
    { name: "Main floor, tables and stage", layout: "seated", guests: 480, ...sample },
    { name: "Main floor, garba", layout: "standing", guests: 550, ...sample },
    { name: "Main floor, before the mandap", layout: "ceremony", guests: 420, ...sample },
    { name: "Tiled room", layout: "seated", guests: 60, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "yes",
      text: "Havan on a steel tray over the concrete apron, never on the maple. The hall keeps a fire watch and sends the permit papers in 30 days before.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "depends",
      text: "Cars and walkers on the front lot, about 60 metres. No horses: the loading bay next door stays in use.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "depends",
      text: "Vegetarian caterers only, after a visit. No egg, no meat, and nothing cooked elsewhere that breaks the rule.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "yes",
      text: "The only kitchen there is, vegetarian since 2003. No eggs either, also not in cakes.",
      ...sample,
    },
    jainKitchen: {
      status: "reported",
      answer: "yes",
      text: "A line with its own pans and board: no onion, garlic, potato or other root vegetables. Dinner before sunset on request.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "no",
      text: "No meat is cooked here. Guests who eat halal find vegetarian food prepared without alcohol.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "no",
      text: "No alcohol on the premises, car park included.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until 1 a.m. indoors on Fridays and Saturdays, midnight on other days.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "yes",
      text: "House system tuned for singers and dhol; bands plug into a 16-channel stage box. Industrial neighbours, asleep elsewhere.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From 4 p.m. the day before through the rink door, 3 metres wide. Felt under every stand; nails and tape on the maple are charged.",
      ...sample,
    },
    worshipRules: {
      status: "reported",
      answer: null,
      text: "Shoes off inside the barrier on garba and wedding days. The garbo stands in the middle and nobody crosses in front of the aarti.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Foothills Industrial, Southeast Calgary. A sample without a street number, because the hall is invented.",
      ...sample,
    },
    ctrain: { status: "reported", answer: "no", text: "No station within a walk.", ...sample },
    parking: {
      status: "reported",
      answer: "yes",
      text: "210 free spaces, and the neighbour's 90 after 6 p.m. and on weekends.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 16 km in a straight line.", ...sample },
  },
};
