import type { VenueProfile } from "../../venue-profile.ts";

/** Invented hall: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "celebration-hall",
  type: "Banquet hall",
  groups: ["banquet-halls", "large-capacity"],
  province: "AB",
  position: { lat: 51.097, lon: -113.975 },
  capacity: "150 to 600 guests",
  guests: { from: 150, to: 600 },
  bestSeasons: ["summer", "fall", "winter", "spring"],
  features: [
    "Hall of 44 metres without a post",
    "Stage of 24 by 16 feet with a ramp",
    "Two kitchens, one vegetarian",
    "Published plan to scale",
    "Tiled haldi room",
  ],
  amenities: [
    "Vegetarian kitchen with its own door",
    "Baraat lot, no road to cross",
    "LED wall, 6 by 3 metres",
    "Two green rooms",
    "Racks for 400 pairs of shoes",
    "Coat check in winter",
    "340 parking spaces",
    "Tables and chairs for 600",
    "Covered forecourt",
  ],
  specialFeatures: [
    "Clear height of 6.5 m over the stage",
    "Stage zone with its own smoke detector loop",
    "Covered forecourt for the milni",
  ],
  rooms: [
    { name: "Great Hall, with stage and dance floor", layout: "seated", guests: 600, ...sample },
    { name: "Great Hall, rows facing the mandap", layout: "theatre", guests: 800, ...sample },
    { name: "Forecourt and foyer", layout: "standing", guests: 250, ...sample },
    { name: "Tiled room", layout: "seated", guests: 80, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "yes",
      text: "A contained havan burns on the stage with the Fire Department's permit. The hall files the papers 30 days ahead, isolates the detector over the stage and posts a fire watch.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "yes",
      text: "90 metres across the hall's own lot, with horse or car, until 10 p.m. The horse owner shows a liability certificate; in ice the procession moves to the foyer.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "yes",
      text: "Any caterer with a health permit and insurance, for $6 a guest. Kitchen keys from 6 a.m., a tandoor may stand in the back yard.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "yes",
      text: "A second kitchen with its own pans, fryers and door. Meat and eggs never enter it.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "depends",
      text: "The main kitchen cooks halal for a whole event when it is booked so, from certified suppliers. Not on the same night as pork.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "yes",
      text: "The hall has no licence of its own: families bring their own bar under a special event licence, which over 400 guests needs the approval of AGLC. Liability insurance is asked for.",
      ...sample,
    },
    corkage: {
      status: "reported",
      answer: "yes",
      text: "$3 a guest for glasses, ice and a cold room.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Indoors until 1:30 a.m., doors closed after 10 p.m. Everybody out by 2:30.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "yes",
      text: "House line array, or your DJ's own. Dhol outdoors from 9 a.m. on Sundays, 7 a.m. on other days, and never after 10 p.m.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From noon the day before, by two dock doors at truck height. Decor is out by 4 a.m. after the event.",
      ...sample,
    },
    worshipRules: {
      status: "reported",
      answer: null,
      text: "Shoes off on the stage during rites. An Anand Karaj is held in a gurdwara and not here. While the pandit is on the stage the bar stays shut.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Westwinds, Northeast Calgary. A sample without a street number, because the hall is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "depends",
      text: "McKnight-Westwinds station of the Blue Line is about 1.4 km away; most families run a shuttle.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "yes",
      text: "340 free spaces, about 280 while the baraat crosses the lot.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 5 km in a straight line.", ...sample },
  },
};
