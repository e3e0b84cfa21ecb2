import type { VenueProfile } from "../../venue-profile.ts";

/** Invented venue: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "cucumber-house",
  type: "Greenhouse",
  groups: ["unique"],
  province: "AB",
  position: { lat: 51.085, lon: -114.19 },
  capacity: "20 to 140 guests",
  guests: { from: 20, to: 140 },
  bestSeasons: ["winter", "spring", "fall"],
  features: [
    "900 square metres of glass",
    "Lemon and banana trees",
    "Gravel floor and ridge vents",
    "Heated to 19 degrees in winter",
  ],
  amenities: [
    "Long tables and benches for 140",
    "Outdoor kitchen yard",
    "Banana leaves from the house",
    "Changing room in the potting shed",
  ],
  specialFeatures: ["Oonjal hooks in the roof frame, load-tested", "Green in January"],
  rooms: [
    { name: "South half, long tables", layout: "seated", guests: 140, ...sample },
    { name: "Under the ridge", layout: "ceremony", guests: 160, ...sample },
    { name: "Lemon aisle", layout: "seated", guests: 30, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "yes",
      text: "On gravel under the open ridge vent, with a water line beside it and the Fire Department's permit. There are no sprinklers to trip.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "depends",
      text: "About 50 metres of yard, on foot with nadaswaram or dhol. No horses: the lane is single and the bees are close.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "yes",
      text: "No fee. They cook in the covered yard with their own burners; the house has no stove.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "No indoor kitchen. The yard is kept meat-free on ceremony mornings for every family that asks.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "yes",
      text: "Wine and beer under a special event licence, after the ceremony only. No bar on banana-leaf mornings.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until 10 p.m. Glass does not hold sound in and houses begin across the lane.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "depends",
      text: "Speech and light music through the house speakers. Nadaswaram and thavil unamplified from 7 a.m., 9 a.m. on Sundays.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From noon the day before by the tractor door. Nothing hangs on the glazing bars; the steel trusses have hooks.",
      ...sample,
    },
    worshipRules: {
      status: "reported",
      answer: null,
      text: "Footwear stays at the potting shed during the rites. The owner's family lights the lamp at the door; yours may do it instead.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Bowness, Northwest Calgary. A sample without a street number, because the greenhouse is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "no",
      text: "No station within a walk; city buses stop at the lane.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "depends",
      text: "38 spaces in the yard, the rest on the street.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 14 km in a straight line.", ...sample },
    stepFree: {
      status: "reported",
      answer: "yes",
      text: "Level throughout, on rolled gravel with a paved middle aisle. One wide washroom.",
      ...sample,
    },
  },
};
