import type { CategoryId } from "../catalogue/categories.ts";

/** Every name is invented. Vendors say themselves that they are samples, also on paper. */
export const exampleCouple = { partnerOne: "Simran", partnerTwo: "Daniel" } as const;

/** A Punjabi Sikh wedding of five events, with the share of the 420 guests that each invites. */
export const exampleEvents = [
  { id: "mehndi", place: "Gill family home, NE Calgary", room: 150 },
  { id: "sangeet", place: "Celebration hall (sample)", room: 320 },
  { id: "baraat", place: "Gurdwara (sample), NE Calgary", room: 600 },
  { id: "anand-karaj", place: "Gurdwara (sample), NE Calgary", room: 600 },
  { id: "reception", place: "Hotel ballroom (sample), downtown Calgary", room: 450 },
] as const;

export const exampleGuests = 420;
export const exampleBudgetCents = 110_000_00;

/** Family names of each side, in the order in which households take them. */
export const exampleFamilies = {
  one: ["Gill", "Dhillon", "Sandhu", "Grewal", "Brar", "Sidhu", "Bains", "Dhaliwal", "Virk", "Mann"],
  two: ["MacLeod", "Fraser", "Tremblay", "Li", "Okafor", "Nguyen", "Kowalski", "Olsen", "Roy", "Campbell"],
} as const;

export const exampleFirstNames = {
  one: ["Harjit", "Manpreet", "Navdeep", "Gurleen", "Amrit", "Jasdeep", "Kiran", "Rajvir", "Simar", "Balbir"],
  two: ["Fiona", "Owen", "Élise", "Wei", "Chidi", "Linh", "Marta", "Lars", "Anne", "Duncan"],
} as const;

export const exampleTags = ["Cousins", "Work", "Edmonton", "School", "Neighbours"] as const;

type ExampleVendor = {
  id: string;
  name: string;
  category: CategoryId;
  status: "considering" | "contacted" | "quoted" | "booked";
  quoteCents: number | null;
  quoteNote: string;
  /** Whom to call, and where: numbers that nobody has. */
  contact: string;
  phone: string;
  /** Events at which it is needed. */
  at: readonly string[];
  /** Minutes after midnight at which it sets up. */
  loadIn: number | null;
};

export const exampleVendors: readonly ExampleVendor[] = [
  {
    id: "sample-hall",
    name: "Hotel ballroom (sample)",
    category: "venues",
    status: "booked",
    quoteCents: 6_500_00,
    quoteNote: "Room until 1 a.m., stage and dance floor, coat check",
    contact: "Colleen",
    phone: "403 555 0141",
    at: ["reception"],
    loadIn: 480,
  },
  {
    id: "sample-caterer",
    name: "Tandoor on Tenth (sample)",
    category: "caterers",
    status: "booked",
    quoteCents: 31_000_00,
    quoteNote: "Dinner for 400, two live stations, chai until midnight",
    contact: "Gurdeep",
    phone: "403 555 0142",
    at: ["sangeet", "reception"],
    loadIn: 840,
  },
  {
    id: "sample-photo",
    name: "Foothills Lens (sample)",
    category: "photographers",
    status: "booked",
    quoteCents: 8_400_00,
    quoteNote: "Three events, two photographers and film",
    contact: "Mina",
    phone: "403 555 0143",
    at: ["mehndi", "anand-karaj", "reception"],
    loadIn: 510,
  },
  {
    id: "sample-dj",
    name: "Dhol and Decks (sample)",
    category: "djs",
    status: "quoted",
    quoteCents: 3_900_00,
    quoteNote: "Sangeet and reception, dhol for the baraat",
    contact: "DJ Jag",
    phone: "403 555 0144",
    at: ["sangeet", "baraat", "reception"],
    loadIn: 900,
  },
  {
    id: "sample-decor",
    name: "Marigold Stages (sample)",
    category: "decor",
    status: "contacted",
    quoteCents: null,
    quoteNote: "",
    contact: "Rupi",
    phone: "403 555 0145",
    at: ["sangeet", "reception"],
    loadIn: 600,
  },
  {
    id: "sample-beauty",
    name: "Bow River Beauty (sample)",
    category: "beauty",
    status: "considering",
    quoteCents: null,
    quoteNote: "",
    contact: "Farah",
    phone: "403 555 0146",
    at: [],
    loadIn: null,
  },
];
