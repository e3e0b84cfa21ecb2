import type { VenueProfile } from "../../venue-profile.ts";

/** Invented hall: everything here is sample data. */
const sample = { source: "Sample data", checked: "2026-11-21", confidence: "high" } as const;

export const profile: VenueProfile = {
  slug: "sanjha-vehra-hall",
  type: "Community hall",
  groups: ["banquet-halls", "large-capacity"],
  province: "AB",
  position: { lat: 51.118, lon: -113.935 },
  capacity: "50 to 320 guests",
  guests: { from: 50, to: 320 },
  bestSeasons: ["spring", "summer", "fall"],
  features: [
    "Walled, heated courtyard",
    "Kitchen sized for a langar crew",
    "Hire at cost for members",
    "Volunteer-run",
  ],
  amenities: [
    "Courtyard with tandoor place",
    "Six-burner kitchen with 60-litre pots",
    "Tables and chairs for 320",
    "Low stage, 20 by 12 feet",
    "Children's room",
  ],
  specialFeatures: ["Built by forty families", "Jaggo can circle the courtyard out of the wind"],
  rooms: [
    { name: "Main hall", layout: "seated", guests: 320, ...sample },
    { name: "Main hall, seating on the floor", layout: "unspecified", guests: 260, ...sample },
    { name: "Courtyard", layout: "standing", guests: 180, ...sample },
  ],
  facts: {
    openFlame: {
      status: "reported",
      answer: "depends",
      text: "A small havan in the courtyard with the Fire Department's permit; nothing burns in the hall. Jaggo pots carry LED lamps indoors, wicks outdoors.",
      ...sample,
    },
    baraat: {
      status: "reported",
      answer: "yes",
      text: "From the side gate through the lot to the courtyard, some 70 metres. Drums stop at 10 p.m. and the street is left alone.",
      ...sample,
    },
    outsideCaterer: {
      status: "reported",
      answer: "yes",
      text: "Or cook yourselves: one person in the kitchen holds a food safety certificate. No fee.",
      ...sample,
    },
    vegetarianKitchen: {
      status: "reported",
      answer: "depends",
      text: "One kitchen. It is scrubbed and kept vegetarian for the whole booking when the booking says so.",
      ...sample,
    },
    halalKitchen: {
      status: "reported",
      answer: "no",
      text: "Not offered; halal food is brought in cooked.",
      ...sample,
    },
    ownBar: {
      status: "reported",
      answer: "depends",
      text: "Own bar under a special event licence at receptions, never with prayers or langar under the same booking. Proof of liability insurance two weeks ahead.",
      ...sample,
    },
    liveMusicUntil: {
      status: "reported",
      answer: null,
      text: "Until midnight indoors. The courtyard is quiet after 10 p.m., because bedrooms look into it.",
      ...sample,
    },
    decorLoadIn: {
      status: "reported",
      answer: "depends",
      text: "From 3 p.m. the day before when nobody else has the hall, otherwise from 7 a.m. Chairs stacked by noon the day after.",
      ...sample,
    },
    worshipRules: {
      status: "reported",
      answer: null,
      text: "Heads covered and shoes off during prayers. The Guru Granth Sahib is not brought here for an Anand Karaj, which belongs in the gurdwara.",
      ...sample,
    },
    address: {
      status: "reported",
      answer: null,
      text: "Taradale, Northeast Calgary. A sample without a street number, because the hall is invented.",
      ...sample,
    },
    ctrain: {
      status: "reported",
      answer: "depends",
      text: "Saddletowne station, the end of the Blue Line, is about 1.3 km away.",
      ...sample,
    },
    parking: {
      status: "reported",
      answer: "depends",
      text: "95 spaces, and marshals in vests for the rest. Neighbours' driveways are photographed beforehand.",
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
      text: "Level from the lot to the hall, the courtyard and one wide washroom. The stage has three steps and no ramp.",
      ...sample,
    },
  },
};
