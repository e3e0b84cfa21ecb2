import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { costSource } from "./cost-source.ts";

/** Null: an invented figure of an invented venue. */
const origin = costSource.nullable();

/** A price, on the days and in the months in which it holds. */
const chargeRate = z.strictObject({
  /** Cents, or hundredths of a per cent where the unit is a share of food and drink. */
  amount: z.int().nonnegative(),
  per: z.enum(["event", "guest", "hour", "block", "bottle", "share"]),
  /** Hours of a block; null for every other unit. */
  blockHours: z.int().positive().nullable(),
  /** 1 to 12; null: all year. */
  months: z.array(z.int().min(1).max(12)).nullable(),
  /** 0 is Sunday; null: every day. */
  weekdays: z.array(z.int().min(0).max(6)).nullable(),
  /** Whether GST comes on top; `unclear`: the source does not say. */
  tax: z.enum(["added", "included", "exempt", "unclear"]),
  /** Of an earlier year or an undated page: it may be higher today. */
  isOlder: z.boolean(),
  /** Said at the opened line, such as 'at the venue's discretion'. */
  note: prose(3, 160).nullable(),
  origin,
});

export type ChargeRate = z.infer<typeof chargeRate>;

const answer = z.discriminatedUnion("kind", [
  /** The first rate that fits day and month counts. */
  z.strictObject({ kind: z.literal("charge"), rates: z.array(chargeRate).min(1) }),
  /** Nothing is charged, or the question does not come up. */
  z.strictObject({ kind: z.literal("none"), why: prose(3, 160), origin }),
  /** The venue does not allow it. */
  z.strictObject({ kind: z.literal("refused"), why: prose(3, 160), origin }),
]);

export type ChargeAnswer = z.infer<typeof answer>;

const known = answer.nullable();

/** What is known of a venue's prices; null where nobody has published it. */
export const venueCharges = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Rooms with prices of their own; empty: nothing is known by room. */
  rooms: z.array(
    z.strictObject({
      name: prose(2, 80),
      guests: z.int().positive(),
      hire: known,
      /** Least that is spent on food and drink. */
      minimum: known,
    }),
  ),
  /** Months in which it can be booked, with their source; null: all year, or not known. */
  season: z.strictObject({ months: z.array(z.int().min(1).max(12)).min(1), origin }).nullable(),
  /** A fee on top of the hire, for each booking. */
  bookingFee: known,
  lunch: known,
  dinner: known,
  /** The venue's own bar, for a guest. */
  bar: known,
  ownBar: known,
  corkage: known,
  serviceCharge: known,
  outsideCaterer: known,
  plating: known,
  /** Hours that the hire includes, and the price of a further one. */
  hours: z.strictObject({ included: z.int().positive(), further: answer }).nullable(),
  security: known,
  parking: known,
  chairs: known,
  tent: known,
  heating: known,
  generator: known,
});

export type VenueCharges = z.infer<typeof venueCharges>;
