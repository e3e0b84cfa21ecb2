import { describe, expect, test } from "vitest";

import { contentFitVenues } from "#test-support/fit-venues.ts";
import { calculateVenueCost } from "#app/catalogue/event-costs/calculate-venue-cost.ts";
import { parseCostRequest } from "#app/catalogue/event-costs/cost-request.ts";

import { findFits } from "./find-fits.ts";
import { weekendCostsPath } from "./weekend-costs-path.ts";
import { parseWeekend } from "./weekend-request.ts";
import { usualWeekendEvents } from "./usual-weekend.ts";

const requestAt = (path: string) =>
  parseCostRequest(new URL(path, "https://example.org").searchParams, "standard");

const usual = { ...parseWeekend(new URLSearchParams(), "indian"), events: usualWeekendEvents.indian };
const venues = contentFitVenues();

describe("the sum of a weekend is the sum that its link opens", () => {
  test.each(findFits({ ...usual, places: 1 }, venues).alone)("at $venues.0.cost.name", (fit) => {
    const { slugs, events, move } = requestAt(weekendCostsPath(fit));
    expect(slugs).toEqual(fit.venues.map(({ cost }) => cost.slug));
    expect(events.map(({ kind, guests }) => [kind, guests])).toEqual(
      fit.placements.map(({ at }) => [usual.events[at]?.kind, usual.events[at]?.guests]),
    );
    expect(move).toBeNull();
    for (const { cost } of fit.venues) expect(calculateVenueCost(cost, events).total).toEqual(fit.cost);
  });
});

test("an event at a second venue is the one that is moved there", () => {
  const [first, second] = venues;
  const [fit] = findFits({ ...usual, places: 1 }, venues).alone;
  if (first === undefined || second === undefined || fit === undefined)
    throw new Error("Nothing to compare.");
  const placements = fit.placements.map((placed, at) => ({ ...placed, venue: at === 1 ? first : second }));
  const { slugs, move } = requestAt(weekendCostsPath({ ...fit, venues: [first, second], placements }));
  expect(slugs).toEqual([second.cost.slug, first.cost.slug]);
  expect(move).toEqual({ event: 1, to: first.cost.slug });
});
