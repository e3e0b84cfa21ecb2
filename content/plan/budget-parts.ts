import type { CategoryId } from "../catalogue/categories.ts";
import type { EventKindId } from "./event-kinds.ts";

/** Where a part of a budget is spent: at an event of a kind, at one that the couple named itself, or once for the wedding. */
export type BudgetOccasion = EventKindId | "own" | "wedding";

/** A part into which a line of a budget (content/budget) is divided. */
export type BudgetPart = {
  id: string;
  name: string;
  category: CategoryId | "";
  /** The line of either kind of budget that pays for it. */
  standard: string;
  southAsian: string;
  /**
   * What it weighs against the other parts of its line: dollars that it usually costs, for each guest where
   * it is priced by the guest.
   */
  at: Partial<Record<BudgetOccasion, number>>;
  perGuest?: true;
  /** The highest price that the research knows, in dollars: a larger budget does not make it dearer. */
  most?: number;
  /** What hotels add for service, in per cent. */
  service?: number;
  /** Fees of the government and gifts to a place of worship carry no GST. */
  untaxed?: true;
  /** Line of content/planning-resources/costs.ts that says what it costs, with its source. */
  usual?: string;
};

/**
 * Weights are middles of the ranges of content/planning-resources/costs.ts where a page was found; those of
 * South Asian events rest on general knowledge, research of November 2026. They only divide what the couple
 * spends: none of them is shown as a price.
 */
export const budgetParts: readonly BudgetPart[] = [
  {
    id: "room",
    name: "Room or hall",
    category: "venues",
    standard: "venue",
    southAsian: "venue",
    at: { mehndi: 1500, sangeet: 2750, pheras: 2750, nikah: 2000, ceremony: 800, reception: 2750, own: 1500 },
    usual: "hall",
  },
  {
    id: "dinner",
    name: "Dinner and bar",
    category: "caterers",
    standard: "venue",
    southAsian: "venue",
    at: { reception: 130 },
    perGuest: true,
    service: 18,
    usual: "plated",
  },
  {
    id: "meal",
    name: "Food and drink",
    category: "caterers",
    standard: "venue",
    southAsian: "venue",
    at: {
      rehearsal: 65,
      mehndi: 45,
      sangeet: 55,
      haldi: 35,
      milni: 15,
      pheras: 45,
      nikah: 60,
      brunch: 50,
      own: 60,
    },
    perGuest: true,
    usual: "buffet",
  },
  {
    id: "gurdwara",
    name: "Gurdwara, ragis and langar",
    category: "",
    standard: "ceremony",
    southAsian: "venue",
    at: { "anand-karaj": 2300 },
    untaxed: true,
    most: 6000,
  },
  {
    id: "photographs",
    name: "Photographs",
    category: "photographers",
    standard: "photo",
    southAsian: "photo",
    at: { wedding: 4000 },
    usual: "photography",
  },
  {
    id: "film",
    name: "Film",
    category: "videographers",
    standard: "photo",
    southAsian: "photo",
    at: { wedding: 3500 },
  },
  {
    id: "flowers",
    name: "Flowers",
    category: "florists",
    standard: "flowers",
    southAsian: "decor",
    at: { wedding: 3750 },
  },
  {
    id: "decor",
    name: "Decor",
    category: "decor",
    standard: "flowers",
    southAsian: "decor",
    at: {
      mehndi: 2000,
      sangeet: 3000,
      haldi: 1000,
      pheras: 7000,
      "anand-karaj": 1000,
      nikah: 3000,
      ceremony: 1500,
      reception: 4500,
      own: 1500,
    },
  },
  {
    id: "attire",
    name: "Outfits and rings",
    category: "attire",
    standard: "attire",
    southAsian: "attire",
    at: { wedding: 1 },
  },
  {
    id: "dj",
    name: "DJ",
    category: "djs",
    standard: "music",
    southAsian: "music",
    at: { sangeet: 2000, reception: 2000 },
    usual: "dj",
    most: 4000,
  },
  {
    id: "live-music",
    name: "Music for the ceremony",
    category: "djs",
    standard: "music",
    southAsian: "music",
    at: { ceremony: 1400 },
    usual: "ceremony-music",
    most: 2500,
  },
  {
    id: "dhol",
    name: "Dhol",
    category: "djs",
    standard: "music",
    southAsian: "music",
    at: { baraat: 750 },
    most: 2800,
  },
  {
    id: "beauty",
    name: "Hair and makeup",
    category: "beauty",
    standard: "beauty",
    southAsian: "beauty",
    at: { wedding: 1850 },
    usual: "hair-and-makeup",
  },
  {
    id: "mehndi-artist",
    name: "Mehndi artist",
    category: "beauty",
    standard: "beauty",
    southAsian: "beauty",
    at: { mehndi: 750 },
    most: 1800,
  },
  {
    id: "officiant",
    name: "Officiant",
    category: "planners",
    standard: "ceremony",
    southAsian: "ceremony",
    at: { ceremony: 475 },
    usual: "officiant",
    most: 800,
  },
  {
    id: "pandit",
    name: "Pandit and samagri",
    category: "planners",
    standard: "ceremony",
    southAsian: "ceremony",
    at: { pheras: 725 },
    untaxed: true,
    most: 1350,
  },
  {
    id: "imam",
    name: "Imam",
    category: "planners",
    standard: "ceremony",
    southAsian: "ceremony",
    at: { nikah: 300 },
    untaxed: true,
    most: 600,
  },
  {
    id: "licence",
    name: "Marriage licence",
    category: "",
    standard: "ceremony",
    southAsian: "ceremony",
    at: { wedding: 75 },
    untaxed: true,
    usual: "marriage-licence",
    most: 125,
  },
  {
    id: "paper",
    name: "Invitations and paper",
    category: "decor",
    standard: "paper",
    southAsian: "paper",
    at: { wedding: 750 },
    most: 2500,
  },
  {
    id: "cake",
    name: "Cake and sweets",
    category: "cakes",
    standard: "cake",
    southAsian: "venue",
    at: { reception: 700 },
    most: 2000,
  },
  {
    id: "car",
    name: "Car for the couple and the party",
    category: "transport",
    standard: "transport",
    southAsian: "transport",
    at: { wedding: 1000 },
    usual: "transport",
    most: 1800,
  },
  {
    id: "arrival",
    name: "Horse or car for the baraat",
    category: "transport",
    standard: "transport",
    southAsian: "transport",
    at: { baraat: 1000 },
    most: 2500,
  },
  {
    id: "reserve",
    name: "Kept in reserve",
    category: "",
    standard: "reserve",
    southAsian: "reserve",
    at: { wedding: 1 },
    untaxed: true,
  },
];

/** The part that takes what rounding leaves, so that a suggestion costs what the budget is. */
export const reserveId = "reserve";
