import type { VenueProfile } from "../../venue-profile.ts";

/** Invented club: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "cottonbank-golf-club",
  type: "Golf club",
  groups: ["outdoor"],
  province: "AB",
  position: { lat: 50.895, lon: -113.985 },
  capacity: "50 to 240 guests",
  guests: { from: 50, to: 240 },
  bestSeasons: ["summer", "fall"],
  features: [
    "Baraat on the ninth fairway",
    "Marquee from May to September",
    "Lower lawn above the Bow",
    "Lounge with a fireplace",
  ],
  amenities: [
    "Marquee with floor and heaters",
    "Stone apron for the fire",
    "Shared clubhouse kitchen",
    "Golf carts for elders",
    "Two changing rooms",
    "200 parking spaces",
  ],
  specialFeatures: ["Written plan for hail", "Tee times stop at one on wedding days"],
  rooms: [
    { name: "Marquee", layout: "seated", guests: 240, ...sample },
    { name: "Lower lawn", layout: "ceremony", guests: 300, ...sample },
    { name: "Clubhouse lounge", layout: "seated", guests: 90, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "yes",
      text: "Havan outdoors on the stone apron with the Fire Department's permit. In rain the marquee's open end is used; never the lounge.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "yes",
      text: "250 metres of roped fairway between 1 and 3 p.m., horse or cart. Hooves on the green cost $500 and have done so twice.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "depends",
      text: "One outside South Asian caterer per event for $14 a guest, sharing the kitchen from 7 a.m. Other food is the clubhouse's.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "A marked half of the kitchen with its own pans, next to a grill that is turned off until the rites are over.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "depends",
      text: "Only when the outside caterer brings it cooked; the clubhouse fries bacon at breakfast.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "no",
      text: "The club is licensed, so the bar is the club's.",
      ...sample,
    },
    corkage: {
      status: "reported",
      answer: "yes",
      text: "$20 a bottle, wine only, up to 30 bottles.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "In the marquee until 10 p.m., then in the lounge until 1 a.m.",
      ...sample,
    },
    amplifiedSound: {
      status: "reported",
      answer: "depends",
      text: "Speakers face the river and the manager holds the meter. Dhol on the fairway needs no amplifier.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "yes",
      text: "From 5 p.m. the day before by the maintenance road. Trucks over five tonnes stay off the cart paths.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Above the Bow in the deep Southeast of Calgary. A sample without a street number, because the club is invented.",
      ...sample,
    },
    ctrain: { status: "reported", answer: "no", text: "No station within a walk.", ...sample },
    parking: {
      status: "reported",
      answer: "yes",
      text: "200 free spaces, shared with golfers until the afternoon.",
      ...sample,
    },
    airportDistance: { status: "reported", answer: null, text: "About 26 km in a straight line.", ...sample },
  },
};
