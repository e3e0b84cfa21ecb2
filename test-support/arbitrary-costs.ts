import fc from "fast-check";

import { nothingKnown } from "#content/costs/sample-charges.ts";
import type { ChargeAnswer, VenueCharges } from "#content/costs/venue-charges.ts";
import { costLimits, type CostEvent } from "#app/catalogue/event-costs/cost-event.ts";
import type { CostVenue } from "#app/catalogue/event-costs/cost-venue.ts";

/** An event as a couple may ask for it. */
export const arbitraryCostEvent: fc.Arbitrary<CostEvent> = fc.record({
  kind: fc.constant("reception"),
  name: fc.constant("Reception"),
  guests: fc.integer(costLimits.guests),
  weekday: fc.integer({ min: 0, max: 6 }),
  month: fc.integer({ min: 1, max: 12 }),
  meal: fc.constantFrom("dinner", "lunch", "none"),
  hours: fc.integer(costLimits.hours),
  kitchen: fc.constantFrom("venue", "outside"),
  bar: fc.constantFrom("venue", "own", "none"),
  music: fc.constantFrom("dancing", "background", "none"),
  fire: fc.boolean(),
});

/** A price in a unit. */
const charge = (...units: VenueChargeUnit[]): fc.Arbitrary<ChargeAnswer> =>
  fc
    .record({
      amount: fc.integer({ min: 0, max: 20_000_00 }),
      per: fc.constantFrom(...units),
      blockHours: fc.integer({ min: 1, max: 6 }),
      months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }))),
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }))),
      tax: fc.constantFrom("added", "included", "exempt", "unclear"),
      isOlder: fc.boolean(),
    })
    .map((rate) => ({
      kind: "charge",
      rates: [
        { ...rate, blockHours: rate.per === "block" ? rate.blockHours : null, note: null, origin: null },
      ],
    }));

type VenueChargeUnit = "event" | "guest" | "hour" | "block" | "bottle";

const refusal: fc.Arbitrary<ChargeAnswer> = fc.constantFrom(
  { kind: "none", why: "Included", origin: null },
  { kind: "refused", why: "Not allowed", origin: null },
);

const share: fc.Arbitrary<ChargeAnswer> = fc.integer({ min: 0, max: 25_00 }).map((amount) => ({
  kind: "charge",
  rates: [
    {
      amount,
      per: "share",
      blockHours: null,
      months: null,
      weekdays: null,
      tax: "added",
      isOlder: false,
      note: null,
      origin: null,
    },
  ],
}));

const known = (...answers: fc.Arbitrary<ChargeAnswer>[]) => fc.option(fc.oneof(refusal, ...answers));
const money = known(charge("event", "guest", "hour", "block"));

const arbitraryCharges: fc.Arbitrary<VenueCharges> = fc
  .record({
    rooms: fc
      .array(
        fc.record({
          name: fc.string({ minLength: 2, maxLength: 8 }),
          guests: fc.integer(costLimits.guests),
          hire: money,
          minimum: known(charge("event")),
        }),
        { maxLength: 3 },
      )
      .map((rooms) => rooms.toSorted((a, b) => a.guests - b.guests)),
    bookingFee: money,
    lunch: known(charge("guest")),
    dinner: known(charge("guest")),
    bar: known(charge("guest")),
    corkage: known(charge("guest", "bottle")),
    serviceCharge: known(share),
    outsideCaterer: known(charge("guest", "event")),
    plating: money,
    security: money,
    parking: money,
    chairs: known(charge("guest", "event")),
    tent: money,
    heating: money,
    generator: money,
    hours: fc.option(
      fc.record({
        included: fc.integer({ min: 1, max: 24 }),
        further: fc.oneof(refusal, charge("hour")),
      }),
    ),
  })
  .map((charges) => ({ ...nothingKnown, slug: "a-hall", ...charges }));

/** A venue of which anything may be known. */
export const arbitraryCostVenue: fc.Arbitrary<CostVenue> = fc.record({
  id: fc.constant(1),
  slug: fc.constant("a-hall"),
  name: fc.constant("A hall"),
  fictional: fc.boolean(),
  province: fc.constantFrom("AB", "BC"),
  isOutdoors: fc.boolean(),
  isHall: fc.boolean(),
  isLuxuryHotel: fc.boolean(),
  guestsTo: fc.option(fc.integer(costLimits.guests)),
  facts: fc.constant({}),
  charges: fc.option(arbitraryCharges),
  quotedMeal: fc.option(
    fc.record({
      year: fc.constant(2026),
      couples: fc.integer({ min: 5, max: 40 }),
      perGuest: fc
        .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 100, max: 20_000 }))
        .map(([low, wide]) => ({ low, high: low + wide })),
    }),
  ),
});
