import type { VenueProfile } from "../../venue-profile.ts";

const checked = "2026-11-21";
const general = {
  source: "General knowledge, not checked with the venue",
  checked,
  confidence: "medium",
} as const;
const city = {
  source: "City of Calgary, calgary.ca, Reader Rock Garden Main Lawn",
  checked,
  confidence: "high",
} as const;

export const profile: VenueProfile = {
  slug: "reader-rock-garden",
  type: "City garden",
  groups: ["outdoor", "historic", "unique"],
  province: "AB",
  position: { lat: 51.0298, lon: -114.0584 },
  capacity: "Up to 80 guests",
  guests: { from: null, to: 80 },
  bestSeasons: ["spring", "summer", "fall"],
  features: [
    "Three-hour blocks, 1 May to 30 September",
    "$818.90 a block in 2025",
    "Photo permit included (2025)",
    "Garden stays open to the public",
  ],
  amenities: [
    "Chairs, small tables and light arches allowed",
    "Catering by the garden's café",
    "Set-up and takedown inside the block",
  ],
  specialFeatures: [
    "Hillside garden planted from 1913, reportedly",
    "Blocks 8 to 11 a.m. and from 2 to 9 p.m.",
  ],
  rooms: [{ name: "Main Lawn", layout: "ceremony", guests: 80, ...city }],
  facts: {
    openFlame: {
      status: "confirmed",
      answer: "no",
      text: "No open flame of any kind, and no lanterns: a havan is not possible here.",
      ...city,
    },
    outsideCaterer: {
      status: "confirmed",
      answer: "no",
      text: "Catering only by the garden's own café.",
      ...city,
    },
    ownBar: {
      status: "confirmed",
      answer: "depends",
      text: "Alcohol in City facilities only with the City's approval and an AGLC licence; security costs extra at garden sites.",
      source: "City of Calgary, calgary.ca, meeting room rules and Reader Rock Garden",
      checked,
      confidence: "medium",
    },
    amplifiedSound: {
      status: "confirmed",
      answer: "depends",
      text: "The City's park rules name amplified sound among the things that need extra approval. Generators are not allowed in this garden.",
      source: "City of Calgary, calgary.ca, parks information and Reader Rock Garden",
      checked,
      confidence: "medium",
    },
    decorLoadIn: {
      status: "confirmed",
      answer: null,
      text: "Blocks run from 8 to 11 a.m. and between 2 and 9 p.m. Set-up and takedown count towards the three hours. No tents, runners, carpets, dance floors, petals, confetti, balloons or bubbles.",
      ...city,
    },
    address: {
      status: "reported",
      answer: null,
      text: "325 25 Avenue SE, Calgary, beside Stampede Park.",
      ...general,
      confidence: "high",
    },
    ctrain: {
      status: "reported",
      answer: "yes",
      text: "Erlton/Stampede station of the Red Line, about 250 m away.",
      source: "City of Calgary list of CTrain stations",
      checked,
      confidence: "high",
    },
    parking: { status: "reported", answer: "depends", text: "On the street.", ...general },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 12 km in a straight line, roughly 19 km by road.",
      source: "Computed from coordinates; road distance from general knowledge",
      checked,
      confidence: "medium",
    },
    stepFree: {
      status: "reported",
      answer: null,
      text: "A hillside garden with rock steps. Whether a step-free way leads to the Main Lawn was not found: ask the City.",
      ...general,
    },
  },
};
