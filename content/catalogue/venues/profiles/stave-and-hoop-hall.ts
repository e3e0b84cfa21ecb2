import type { VenueProfile } from "../../venue-profile.ts";

/** Invented venue: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "stave-and-hoop-hall",
  type: "Brewery hall",
  groups: ["historic", "unique"],
  province: "AB",
  position: { lat: 51.0385, lon: -114.021 },
  capacity: "60 to 170 guests",
  guests: { from: 60, to: 170 },
  bestSeasons: ["fall", "winter", "spring", "summer"],
  features: [
    "Brick vaults of 1908",
    "Steady 17 degrees",
    "Loading dock as a stage",
    "House lager and root beer",
  ],
  amenities: [
    "Yard kitchen with gas and water",
    "Long tables for 170",
    "Stage with power for a band",
    "Taproom for the cocktail hour",
    "Bicycle stands",
  ],
  specialFeatures: ["Sandstone footings from the cooperage", "Taps shut off for dry Sundays"],
  rooms: [
    { name: "Cask room", layout: "seated", guests: 170, ...sample },
    { name: "Cask room with a band", layout: "seated", guests: 130, ...sample },
    { name: "Taproom and yard", layout: "standing", guests: 140, ...sample },
    { name: "Cask room, rows", layout: "ceremony", guests: 150, ...sample },
  ],
  facts: {
    baraat: {
      status: "reported",
      answer: "no",
      text: "Not from the street, which is a bus route. A walk of 30 metres through the yard with one dhol is as far as it goes.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "yes",
      text: "Always, as there is no house kitchen. The yard kitchen has gas, a hood and space for a tandoor.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "It is your caterer's kitchen for the day, scrubbed before and after. Nothing of the brewery's is cooked in it.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "no",
      text: "Beer is made behind the wall. The owners say so to every family that asks, and suggest other halls.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "no",
      text: "The brewery's licence covers the hall, so a family cannot run its own bar.",
      ...sample,
    },
    corkage: {
      status: "reported",
      answer: "depends",
      text: "$18 a bottle for wine from a list agreed beforehand; no outside beer, for reasons of pride.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until 1 a.m. under the vaults, 10 p.m. in the yard.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "yes",
      text: "House system and 60 A on the dock. Brick vaults ring: bring a sound check and a rug.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From 10 a.m. by the dock door. Hooks are in the mortar already; no new ones.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Inglewood, Southeast Calgary. A sample without a street number, because the brewery is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "depends",
      text: "Zoo station of the Blue Line, about 1 km in a straight line across the river; on foot it is more.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "depends",
      text: "22 spaces and two-hour streets. Most guests share taxis.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 10 km in a straight line.", ...sample },
    stepFree: {
      status: "reported",
      answer: "depends",
      text: "Level from the yard into the cask room. The taproom is three steps up and its washroom narrow; a wide one is in the yard.",
      ...sample,
    },
  },
};
