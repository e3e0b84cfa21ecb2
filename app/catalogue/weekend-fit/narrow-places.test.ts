import fc from "fast-check";
import { expect, test } from "vitest";

import { arbitraryFitVenue, arbitraryWeekend } from "#test-support/arbitrary-weekends.ts";
import { contentFitVenues } from "#test-support/fit-venues.ts";

import { withKitchens } from "./caterer-kitchens.ts";
import { findFits } from "./find-fits.ts";
import type { FitVenue } from "./fit-venue.ts";
import { narrowForSets, narrowPlaces } from "./narrow-places.ts";
import { usualWeekendEvents } from "./usual-weekend.ts";
import { weighRooms } from "./weigh-rooms.ts";
import type { Weekend } from "./weekend.ts";

const numbered = (venues: readonly FitVenue[]) =>
  venues.map((venue, at) => ({ ...venue, cost: { ...venue.cost, id: at + 1, name: `Place ${at}` } }));
const few = fc.array(arbitraryFitVenue, { minLength: 1, maxLength: 100 }).map(numbered);
const many = fc.array(arbitraryFitVenue, { minLength: 101, maxLength: 130 }).map(numbered);

test("a hundred places are all looked at", () => {
  fc.assert(
    fc.property(arbitraryWeekend, few, (weekend, venues) => {
      expect(narrowPlaces(weekend, venues)).toBe(venues);
    }),
    { numRuns: 20 },
  );
});

test("of more places those are kept that carry the whole weekend best, and each of its events", () => {
  fc.assert(
    fc.property(arbitraryWeekend, many, (asked, venues) => {
      const weekend: Weekend = { ...asked, days: { kind: "open" } };
      const kept = narrowPlaces(weekend, venues);
      expect(kept).toHaveLength(100);
      const least = (from: readonly FitVenue[], at: number) => {
        const event = withKitchens(weekend)[at];
        if (event === undefined) throw new RangeError("No such event.");
        return from.map((venue) => weighRooms(weekend, { event, at }, venue)[0]?.weight ?? Infinity);
      };
      const held = [...weekend.events.entries()].filter(([, { elsewhere }]) => !elsewhere);
      for (const [at] of held) expect(Math.min(...least(kept, at))).toBe(Math.min(...least(venues, at)));
      const bestOf = (from: readonly FitVenue[]) => {
        const events = held.map(([at]) => least(from, at));
        const whole = from.map((_, venue) => events.reduce((sum, weights) => sum + (weights[venue] ?? 0), 0));
        return whole.toSorted((a, b) => a - b).slice(0, 50);
      };
      expect(bestOf(kept)).toEqual(bestOf(venues));
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test("of more places those are kept that are free on the one day that is asked for", () => {
  const asked: Weekend = {
    events: usualWeekendEvents.standard,
    days: { kind: "date", date: "2027-07-03" },
    budget: null,
    places: 1,
    vendors: [],
  };
  const [hall] = contentFitVenues();
  if (hall === undefined) throw new Error("There are venues.");
  const taken = Array.from({ length: 100 }, () => ({ ...hall, taken: ["2027-07-03"] }));
  const venues = numbered([...taken, { ...hall, taken: [], freeUntil: "2027-12-31" }]);
  expect(narrowPlaces(asked, venues)).toContain(venues.at(-1));
  expect(findFits(asked, venues).alone[0]?.venues).toEqual([venues.at(-1)]);
});

test("an answer about some of many places says that not all were tried", () => {
  fc.assert(
    fc.property(arbitraryWeekend, many, (weekend, venues) => {
      const answer = findFits({ ...weekend, places: 1 }, venues);
      expect(answer.untried).toEqual(["venues"]);
      expect(answer.alone).toHaveLength(100);
    }),
    { numRuns: 4 },
  );
});

test("sets are made of the best places of each event by turns", () => {
  const least = [Array.from({ length: 60 }, (_, at) => at), Array.from({ length: 60 }, (_, at) => 60 - at)];
  const chosen = narrowForSets(least, 60);
  expect(chosen).toHaveLength(40);
  expect(chosen).toEqual([...Array(20).keys(), ...Array.from({ length: 20 }, (_, at) => 40 + at)]);
  expect(narrowForSets(least, 31)).toEqual([...Array(31).keys()]);
});
