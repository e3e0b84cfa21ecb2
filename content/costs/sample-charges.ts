import type { ChargeAnswer, ChargeRate, VenueCharges } from "./venue-charges.ts";

const rate = {
  per: "event",
  blockHours: null,
  months: null,
  weekdays: null,
  tax: "added",
  isOlder: false,
  note: null,
  origin: null,
} as const satisfies Omit<ChargeRate, "amount">;

/** An invented price of an invented venue, in dollars. */
export const sampleRate = (
  dollars: number,
  per: ChargeRate["per"],
  when: Partial<Pick<ChargeRate, "months" | "weekdays">> = {},
): ChargeRate => ({ ...rate, amount: dollars * 100, per, ...when });

/** An invented price that is the same on every day. */
export const sampleCharge = (dollars: number, per: ChargeRate["per"]): ChargeAnswer => ({
  kind: "charge",
  rates: [sampleRate(dollars, per)],
});

/** Invented prices of which the first that fits the day counts. */
export const sampleRates = (...rates: ChargeRate[]): ChargeAnswer => ({ kind: "charge", rates });

/** An invented venue includes it, or does not need it. */
export const sampleNone = (why: string): ChargeAnswer => ({ kind: "none", why, origin: null });

/** An invented venue does not allow it. */
export const sampleRefused = (why: string): ChargeAnswer => ({ kind: "refused", why, origin: null });

/** Nothing is known: what an entry overrides. */
export const nothingKnown = {
  rooms: [],
  season: null,
  bookingFee: null,
  lunch: null,
  dinner: null,
  bar: null,
  ownBar: null,
  corkage: null,
  serviceCharge: null,
  outsideCaterer: null,
  plating: null,
  hours: null,
  security: null,
  parking: null,
  chairs: null,
  tent: null,
  heating: null,
  generator: null,
} as const satisfies Omit<VenueCharges, "slug">;

/** Months that invented venues call winter. */
export const winterMonths = [1, 2, 3, 11];

/** Sunday to Thursday, in an invented price list. */
export const quietDays = [0, 1, 2, 3, 4];
