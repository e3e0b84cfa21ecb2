import type { VenueProfile } from "../../venue-profile.ts";

/** Invented venue: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "haugen-barn",
  type: "Ranch and barn",
  groups: ["outdoor", "historic", "unique"],
  province: "AB",
  position: { lat: 51.13, lon: -114.55 },
  capacity: "40 to 150 guests",
  guests: { from: 40, to: 150 },
  bestSeasons: ["summer", "fall"],
  features: ["Gambrel barn of 1931", "Loft dance floor", "View west to the Rockies", "One wedding a weekend"],
  amenities: [
    "Tables and benches for 150",
    "Camping for 30 tents",
    "Caterer's lean-to with water and power",
    "Six washrooms in a trailer",
    "Field parking",
  ],
  specialFeatures: [
    "Friday noon to Sunday noon",
    "Loft braced by an engineer in 2016",
    "Cattle beyond the second gate",
  ],
  rooms: [
    { name: "Ground floor", layout: "seated", guests: 150, ...sample },
    { name: "Loft", layout: "standing", guests: 120, ...sample },
    { name: "Hayfield edge", layout: "ceremony", guests: 180, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "depends",
      text: "Never inside: the barn is old fir and hay dust. A fire on the gravel pad outdoors, a havan included, unless the county has a fire ban.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "yes",
      text: "400 metres of ranch road between the gates, with the ranch's own two quiet horses or yours.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "yes",
      text: "Always: there is no house kitchen. The lean-to has hot water, a 50 A panel and shelter from the west wind.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "No kitchen of its own, so it is what your caterer brings.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "yes",
      text: "You bring the bar under a special event licence, with a trained bartender and liability insurance. No glass beyond the yard.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Indoors until midnight with the west doors shut; outdoors until 10 p.m.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "depends",
      text: "In the barn yes, in the field only for the vows. One 30 A circuit in the loft: a band with lights needs a generator.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From Friday noon to Sunday noon, both doors wide enough for a truck. Nothing is nailed to the beams.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "South-west of Cochrane, in Rocky View County. A sample without a road address, because the barn is invented.",
      ...sample,
    },
    ctrain: { status: "reported", answer: "no", text: "None; couples hire a bus from the city.", ...sample },
    parking: {
      status: "reported",
      answer: "yes",
      text: "A mown field for 90 cars, soft after rain.",
      ...sample,
    },
    airportDistance: {
      status: "reported",
      answer: null,
      text: "About 38 km in a straight line; the last 4 km are gravel.",
      ...sample,
    },
    stepFree: {
      status: "reported",
      answer: "depends",
      text: "The ground floor is level and packed gravel leads to it. The loft is reached by a stair of 19 steps only.",
      ...sample,
    },
  },
};
