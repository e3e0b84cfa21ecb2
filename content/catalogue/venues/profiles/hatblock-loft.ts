import type { VenueProfile } from "../../venue-profile.ts";

/** Invented venue: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "hatblock-loft",
  type: "Loft",
  groups: ["historic", "unique"],
  province: "AB",
  position: { lat: 51.0525, lon: -114.0865 },
  capacity: "10 to 80 guests",
  guests: { from: 10, to: 80 },
  bestSeasons: ["fall", "winter", "spring"],
  features: [
    "North skylights",
    "Hatter's workroom of 1912",
    "One table for 70",
    "Key and inventory, no staff",
  ],
  amenities: ["Tea kitchen without a stove", "Benches and linen for 70", "Upright piano", "Two washrooms"],
  specialFeatures: ["44 hat blocks with their owners' names", "Daylight for portraits until evening in June"],
  rooms: [
    { name: "Loft, one long table", layout: "seated", guests: 70, ...sample },
    { name: "Loft, rows", layout: "ceremony", guests: 80, ...sample },
    { name: "Loft, standing", layout: "standing", guests: 95, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "no",
      text: "Candles neither: the floor is fir and the detectors cannot be isolated.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "yes",
      text: "Anybody who delivers ready food. There is no stove, an oven that holds 40 plates warm, and 31 stairs.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "no",
      text: "No cooking kitchen of any kind.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "yes",
      text: "Bring your own under a special event licence for private guests. Bottles leave with you.",
      ...sample,
    },
    corkage: {
      status: "reported",
      answer: "no",
      text: "Only the glasses: wash them, or pay $60.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until 11 p.m.; a tenant sleeps under the east end.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "depends",
      text: "A small speaker on its own stand, set by the mark on the wall. No drum kits, no dhol.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "depends",
      text: "From 9 a.m. the same day, up the stairs by hand. The alley takes one van for 20 minutes.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Kensington, Northwest Calgary. A sample without a street number, because the loft is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Sunnyside station of the Red Line, about 450 m away.",
      ...sample,
    },
    parking: { status: "reported", answer: "no", text: "None of its own; paid street parking.", ...sample },
    airportDistance: { status: "reported", answer: null, text: "About 10 km in a straight line.", ...sample },
    stepFree: {
      status: "reported",
      answer: "no",
      text: "31 stairs in two flights and no lift. The washrooms are upstairs, on the level of the loft.",
      ...sample,
    },
  },
};
