import type { VenueProfile } from "../../venue-profile.ts";

/** Invented lodge: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "hoary-marmot-lodge",
  type: "Mountain lodge",
  groups: ["outdoor", "unique"],
  province: "AB",
  position: { lat: 51.085, lon: -115.34 },
  capacity: "2 to 80 guests, lodge taken whole",
  guests: { from: 2, to: 80 },
  bestSeasons: ["summer", "fall", "winter"],
  features: [
    "Deck towards the Three Sisters",
    "14 bedrooms for 32",
    "Three nights, one wedding",
    "Outside the national park",
  ],
  amenities: [
    "Refectory tables for 80",
    "One cook with a short menu",
    "Sauna",
    "Drying room for boots",
    "Tractor for the last hill",
  ],
  specialFeatures: ["Mountaineering club's hut of 1974", "Bear rules for food and decor"],
  rooms: [
    { name: "Refectory", layout: "seated", guests: 80, ...sample },
    { name: "Deck", layout: "ceremony", guests: 80, ...sample },
    { name: "Stove room", layout: "ceremony", guests: 45, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "depends",
      text: "A small contained fire on the stone hearth of the stove room, after a talk with the owner and the Town's fire service. Nothing burns on the deck.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "no",
      text: "The house cook does every meal. A family dish may be cooked together with him if it is agreed a month ahead.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "One kitchen that cooks vegetarian for the whole three nights if the whole party wants it.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "depends",
      text: "Wine and beer are brought by you under a special event licence; spirits stay in town.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until 11 p.m. indoors, 9 p.m. on the deck.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "depends",
      text: "A microphone for the vows and two small speakers for dancing. No subwoofer: the valley sends it to the neighbours.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From noon on the first day. In winter by four-wheel drive, or on the tractor's sledge.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "On the edge of Canmore. A sample without a street number, because the lodge is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "No CTrain in Canmore; regional buses stop ten minutes below.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "depends",
      text: "18 cars at the lodge, 20 more at the foot of the hill.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 93 km in a straight line.", ...sample },
    stepFree: {
      status: "reported",
      answer: "depends",
      text: "The refectory, the deck and one bedroom are level with the yard; the other thirteen are upstairs.",
      ...sample,
    },
  },
};
