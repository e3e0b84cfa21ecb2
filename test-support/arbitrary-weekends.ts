import fc from "fast-check";

import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { Weekend, WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";

import { arbitraryCostVenue } from "./arbitrary-costs.ts";

const source = { source: "A test", checkedOn: "2026-11-21" };

/** A few numbers, so that bounds are met and crossed. */
const guests = fc.integer({ min: 1, max: 30 }).map((tens) => 20 * tens);

const fact = fc.record({
  answer: fc.constantFrom("yes", "no", "depends", null),
  text: fc.constantFrom("As agreed.", "Until 11 p.m."),
  source: fc.constant(source.source),
  checkedOn: fc.constant(source.checkedOn),
  doubtful: fc.boolean(),
});

const room = fc.record({
  name: fc.constantFrom("Hall", "Whole hall", "Lawn", "Loft"),
  capacities: fc.array(
    fc.record({
      layout: fc.constantFrom("seated", "ceremony", "standing", "floor", "unspecified"),
      guests,
      source: fc.constant(source.source),
      checkedOn: fc.constant(source.checkedOn),
      doubtful: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

/** Every sentence that can be read, each there or not. */
export const arbitraryReadings: fc.Arbitrary<FitVenue["readings"]> = fc
  .tuple(
    fc.option(fc.constantFrom("yes", "no")),
    fc.option(fc.constantFrom("yes", "no")),
    fc.option(fc.constantFrom(22 * 60, 24 * 60)),
    fc.option(fc.constantFrom("vegetarian", "halal")),
    fc.boolean(),
  )
  .map(([horse, dayBefore, until, only, rooms]) => {
    const from = { slug: "a-hall", quote: "words", ...source };
    return [
      ...(horse === null ? [] : [{ ...from, about: "horse", says: horse } as const]),
      ...(dayBefore === null ? [] : [{ ...from, about: "dayBefore", says: dayBefore } as const]),
      ...(until === null ? [] : [{ ...from, about: "musicUntil", says: until, latest: until + 60 } as const]),
      ...(only === null ? [] : [{ ...from, about: "onlyCaterers", says: only } as const]),
      ...(rooms
        ? [
            { ...from, about: "prayerRoom", says: "yes" } as const,
            { ...from, about: "separateRooms", says: "yes" } as const,
          ]
        : []),
    ];
  });

export const arbitraryFacts: fc.Arbitrary<FitVenue["facts"]> = fc.record(
  {
    openFlame: fact,
    baraat: fact,
    outsideCaterer: fact,
    ownBar: fact,
    liveMusicUntil: fact,
    decorLoadIn: fact,
    stepFree: fact,
  },
  { requiredKeys: [] },
);

/** A venue of which anything may be known. */
export const arbitraryFitVenue: fc.Arbitrary<FitVenue> = fc.record({
  cost: arbitraryCostVenue,
  guestsFrom: fc.option(guests),
  position: fc.option(
    fc.tuple(
      fc.double({ min: -114.3, max: -113.9, noNaN: true }),
      fc.double({ min: 50.9, max: 51.2, noNaN: true }),
    ),
  ),
  rooms: fc.uniqueArray(room, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
  facts: arbitraryFacts,
  readings: arbitraryReadings,
  taken: fc.uniqueArray(fc.constantFrom("2027-07-02", "2027-07-03", "2027-07-04"), { maxLength: 2 }),
  freeUntil: fc.option(fc.constantFrom("2027-07-03", "2027-12-31")),
});

const event: fc.Arbitrary<WeekendEvent> = fc.record({
  kind: fc.constant("reception"),
  name: fc.constantFrom("Reception", "Sangeet"),
  day: fc.integer({ min: 0, max: 1 }),
  start: fc.constantFrom(11 * 60, 14 * 60, 18 * 60),
  hours: fc.integer({ min: 1, max: 6 }),
  guests,
  seating: fc.constantFrom("tables", "rows", "floor", "standing"),
  elsewhere: fc.oneof(
    { weight: 5, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  fire: fc.boolean(),
  baraat: fc.constantFrom("none", "walk", "horse"),
  caterer: fc.constantFrom("none", "any", "vegetarian", "halal"),
  alcohol: fc.constantFrom("none", "served", "own"),
  musicUntil: fc.option(fc.constantFrom(22 * 60, 23 * 60, 25 * 60)),
  wheelchair: fc.boolean(),
  prayer: fc.boolean(),
  separate: fc.boolean(),
  overnight: fc.boolean(),
});

/** What a couple may ask. */
export const arbitraryWeekend: fc.Arbitrary<Weekend> = fc.record({
  events: fc.array(event, { minLength: 1, maxLength: 3 }),
  days: fc.constantFrom<Weekend["days"][]>(
    { kind: "open" },
    { kind: "date", date: "2027-07-03" },
    { kind: "window", from: "2027-07", to: "2027-07", weekday: 5 },
  ),
  budget: fc.option(fc.integer({ min: 5_000_00, max: 90_000_00 })),
  places: fc.constantFrom<Weekend["places"][]>(1, 2, 3),
  vendors: fc.constant([]),
});
