import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  arbitraryFacts,
  arbitraryFitVenue,
  arbitraryReadings,
  arbitraryWeekend,
} from "#test-support/arbitrary-weekends.ts";

import { applyChanges, withEvent } from "./apply-change.ts";
import { findFits } from "./find-fits.ts";
import { fitCost } from "./fit-cost.ts";
import type { EventDay, InRoom } from "./fit-rule.ts";
import type { FitVenue } from "./fit-venue.ts";
import { placedEvents } from "./placed-events.ts";
import { budgetRule } from "./rules/budget.ts";
import { dayRules, pairRules, roomRules } from "./rules/index.ts";
import { laterDay, startDays } from "./start-days.ts";
import { weighFinding } from "./weigh-finding.ts";
import { needIds, type Weekend } from "./weekend.ts";

const ranks = { not: 0, if: 1, fits: 2 } as const;

const rankOf = (weekend: Weekend, venue: FitVenue) =>
  ranks[findFits({ ...weekend, places: 1 }, [venue]).alone[0]?.verdict ?? "not"];

describe("how well a weekend fits", () => {
  test("a weekend with fewer guests fits no worse", () => {
    fc.assert(
      fc.property(
        arbitraryWeekend,
        arbitraryFitVenue,
        fc.nat(2),
        fc.nat(200),
        (weekend, venue, event, fewer) => {
          const at = event % weekend.events.length;
          // As long as there are as many as the place asks for.
          const least = venue.guestsFrom ?? 2;
          const smaller = withEvent(weekend, at, (each) => ({
            ...each,
            guests: Math.max(Math.min(least, each.guests), each.guests - fewer),
          }));
          expect(rankOf(smaller, venue)).toBeGreaterThanOrEqual(rankOf(weekend, venue));
        },
      ),
      { numRuns: 120 },
    );
  });

  test("a weekend without one of its needs fits no worse", () => {
    const need = fc.constantFrom(...needIds, "caterer");
    fc.assert(
      fc.property(arbitraryWeekend, arbitraryFitVenue, fc.nat(2), need, (weekend, venue, nth, gone) => {
        const event = nth % weekend.events.length;
        const easier = applyChanges(weekend, [
          gone === "caterer"
            ? { kind: "house-caterer", event, only: null }
            : { kind: "drop-need", event, need: gone },
        ]);
        expect(easier && rankOf(easier, venue)).toBeGreaterThanOrEqual(rankOf(weekend, venue));
      }),
      { numRuns: 120 },
    );
  });

  test("a weekend of one event fewer, or with more places allowed, fits no worse", () => {
    fc.assert(
      fc.property(arbitraryWeekend, arbitraryFitVenue, (weekend, venue) => {
        const fewer = { ...weekend, events: weekend.events.slice(1) };
        if (fewer.events.length > 0)
          expect(rankOf(fewer, venue)).toBeGreaterThanOrEqual(rankOf(weekend, venue));
      }),
    );
  });
});

test("what becomes known of a place never turns 'does not' into 'fits'", () => {
  fc.assert(
    fc.property(
      arbitraryWeekend,
      arbitraryFitVenue,
      arbitraryFacts,
      arbitraryReadings,
      arbitraryFitVenue,
      (weekend, venue, facts, readings, other) => {
        const isNew = ({ about }: FitVenue["readings"][number]) =>
          venue.readings.every((known) => known.about !== about) &&
          // A sentence is read of the fact that has it.
          (about !== "musicUntil" || venue.facts.liveMusicUntil === undefined);
        const known: FitVenue = {
          ...venue,
          facts: { ...facts, ...venue.facts },
          readings: [...venue.readings, ...readings.filter(isNew)],
          position: venue.position ?? other.position,
          freeUntil: venue.freeUntil ?? other.freeUntil,
          taken: venue.taken.length > 0 ? venue.taken : other.taken,
          cost: { ...venue.cost, charges: venue.cost.charges ?? other.cost.charges },
        };
        if (rankOf(weekend, venue) === ranks.not) expect(rankOf(weekend, known)).toBe(ranks.not);
      },
    ),
    { numRuns: 150 },
  );
});

test("a place of which nothing is known neither carries a weekend nor fails it", () => {
  fc.assert(
    fc.property(arbitraryWeekend, arbitraryFitVenue, (weekend, { cost }) => {
      const unknown: FitVenue = {
        cost: { ...cost, guestsTo: null, facts: {}, charges: null },
        guestsFrom: null,
        position: null,
        rooms: [{ name: "", capacities: [] }],
        facts: {},
        readings: [],
        taken: [],
        freeUntil: null,
      };
      const needsRoom = weekend.events.some(({ elsewhere }) => !elsewhere);
      if (needsRoom) expect(rankOf(weekend, unknown)).toBe(ranks.if);
    }),
  );
});

test("the smallest changes that are named do make it fit, unless something is open", () => {
  fc.assert(
    fc.property(arbitraryWeekend, arbitraryFitVenue, (weekend, venue) => {
      const [fit] = findFits({ ...weekend, places: 1 }, [venue]).alone;
      const eased =
        fit &&
        applyChanges(
          weekend,
          fit.obstacles.map(({ change }) => change),
        );
      if (fit?.verdict === "not" && eased) expect(rankOf(eased, venue)).toBeGreaterThan(ranks.not);
    }),
    { numRuns: 120 },
  );
});

/** What drives and empty chairs count for in three events: less than anything that is open. */
const smallThings = 185;

test("no way to spread the events is better than the best that is found", () => {
  fc.assert(
    fc.property(
      arbitraryWeekend,
      fc.array(arbitraryFitVenue, { minLength: 2, maxLength: 3 }),
      (weekend, given) => {
        const venues = given.map((venue, id) => ({
          ...venue,
          cost: { ...venue.cost, id, name: `Hall ${id}` },
        }));
        const { alone, together, untried } = findFits(weekend, venues);
        expect(untried).toEqual([]);
        const every = everyWay(weekend, venues);
        const found = new Map([...alone, ...together].map((fit) => [keyOf(fit.venues), fit.score]));
        for (const [key, score] of found) {
          expect(score).toBeGreaterThanOrEqual((every.get(key) ?? Infinity) - 1e-3);
          expect(score).toBeLessThanOrEqual((every.get(key) ?? Infinity) + smallThings);
        }
        for (const [key, score] of every) {
          const members = key.split("+");
          if (members.length !== 2 || weekend.places < 2 || score >= 1_000_000) continue;
          // A pair that carries the weekend, and clearly better than each of its two, is among the results.
          if (members.every((member) => score + smallThings < (found.get(member) ?? Infinity)))
            expect([...found.keys()]).toContain(key);
        }
      },
    ),
    { numRuns: 20 },
  );
});

const keyOf = (venues: readonly FitVenue[]) =>
  venues
    .map(({ cost: { id } }) => String(id))
    .toSorted((a, b) => Number(a) - Number(b))
    .join("+");

/** The least weight of each set of places: every event in every room of every venue on every first day. */
function everyWay(weekend: Weekend, venues: readonly FitVenue[]): Map<string, number> {
  const held = placedEvents(weekend);
  const best = new Map<string, number>();
  const spread = (placed: readonly InRoom[]) => {
    const next = held[placed.length];
    if (next === undefined) {
      const key = keyOf([...new Set(placed.map(({ venue }) => venue))]);
      const least = Math.min(...startDays(weekend.days).map((start) => weigh(weekend, placed, start)));
      best.set(key, Math.min(best.get(key) ?? Infinity, least));
      return;
    }
    for (const venue of venues) for (const room of venue.rooms) spread([...placed, { ...next, venue, room }]);
  };
  spread([]);
  if (held.length === 0) for (const venue of venues) best.set(keyOf([venue]), 0);
  return best;
}

function weigh(weekend: Weekend, placed: readonly InRoom[], start: EventDay): number {
  const costs = placed.map(({ venue, event }) => fitCost(venue.cost, event, laterDay(start, event.day)));
  const findings = [
    ...placed.flatMap((here, at) => [
      ...roomRules.map((rule) => rule.judge(here)),
      ...dayRules.map((rule) =>
        rule.judge({ event: here.event, venue: here.venue, day: laterDay(start, here.event.day) }),
      ),
      ...placed
        .slice(0, at)
        .filter(({ event }) => event.day === here.event.day)
        .flatMap((earlier) => pairRules.map((rule) => rule.judge(earlier, here))),
    ]),
    budgetRule.judge(
      {
        floor: costs.reduce((sum, { floor }) => sum + floor, 0),
        most: costs.some(({ most }) => most === null)
          ? null
          : costs.reduce((sum, { most }) => sum + (most ?? 0), 0),
        low: 0,
      },
      weekend.budget,
    ),
  ];
  const places = new Set(placed.map(({ venue }) => venue)).size;
  return findings.reduce((sum, finding) => sum + weighFinding(finding, weekend), 2500 * (places - 1));
}
