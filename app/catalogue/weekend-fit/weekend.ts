import type { VendorKindId } from "#content/fit/vendor-kinds.ts";

/** How the guests of an event are placed, which decides how many a room holds. */
export const eventSeatings = ["tables", "rows", "floor", "standing"] as const;

export type EventSeating = (typeof eventSeatings)[number];

/** Needs of an event that can be given up. */
export const needIds = [
  "fire",
  "baraat",
  "horse",
  "alcohol",
  "music",
  "wheelchair",
  "prayer",
  "separate",
  "overnight",
] as const;

export type NeedId = (typeof needIds)[number];

/** The kinds of caterer from outside that venues tell apart. */
export const catererKinds = ["any", "vegetarian", "halal"] as const;

export type CatererKind = (typeof catererKinds)[number];

/** An event that a weekend has to carry. */
export type WeekendEvent = {
  /** A kind of content/plan/event-kinds, such as 'sangeet'. */
  kind: string;
  name: string;
  /** Days after the first day. */
  day: number;
  /** Minutes after midnight. */
  start: number;
  hours: number;
  guests: number;
  seating: EventSeating;
  /** Held in the family's own house of worship or home: it needs no room, and only its hours count. */
  elsewhere: boolean;
  /** A contained ceremonial fire. */
  fire: boolean;
  /** A procession with dhol, on foot or with a horse. */
  baraat: "none" | "walk" | "horse";
  /** A caterer of the family's own; 'none': whoever cooks is welcome. */
  caterer: "none" | CatererKind;
  /** 'served': the venue's bar or the family's own; 'own': the family's own alone. */
  alcohol: "none" | "served" | "own";
  /** Until when dhol, DJ or band play, in minutes after midnight of its day; null: it does not matter. */
  musicUntil: number | null;
  wheelchair: boolean;
  prayer: boolean;
  /** Two rooms, or one that divides, for women and men. */
  separate: boolean;
  /** Decor stands from the day before. */
  overnight: boolean;
};

/** Days on which the first event may be. */
export type WeekendDays =
  /** Not decided: any day of any month, whoever is free. */
  | { kind: "open" }
  /** Any days running from one month to another, such as 2027-06 to 2027-09, beginning on a weekday or any. */
  | { kind: "window"; from: string; to: string; weekday: number | null }
  | { kind: "date"; date: string };

/** What a couple asks. */
export type Weekend = {
  events: readonly WeekendEvent[];
  days: WeekendDays;
  /** For everything at the venues, in cents; null: not said. */
  budget: number | null;
  /** Most places that the events may be spread over. */
  places: 1 | 2 | 3;
  /** Kinds of vendor that it needs as well. */
  vendors: readonly VendorKindId[];
};

/** Bounds of what can be asked. */
export const weekendLimits = {
  events: 6,
  days: 5,
  guests: { min: 2, max: 2000 },
  hours: { min: 1, max: 16 },
  /** Dollars. */
  budget: { min: 1000, max: 2_000_000 },
} as const;
