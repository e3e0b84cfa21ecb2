import type { ChargeRate, VenueCharges } from "#content/costs/venue-charges.ts";
import { coldMonths } from "#app/catalogue/event-costs/hired-lines.ts";
import { calculateEventCost } from "#app/catalogue/event-costs/calculate-event-cost.ts";
import type { CentsRange } from "#app/catalogue/event-costs/cents-range.ts";
import type { CostEvent } from "#app/catalogue/event-costs/cost-event.ts";
import type { CostVenue } from "#app/catalogue/event-costs/cost-venue.ts";
import type { CostOrigin, EventCostLine } from "#app/catalogue/event-costs/event-cost-line.ts";

import type { CateredEvent } from "./caterer-kitchens.ts";
import type { EventDay } from "./fit-rule.ts";

/** What an event comes to at a venue, in cents. */
export type FitCost = {
  /** What published prices alone come to: it is never less. */
  floor: number;
  /** The most that it comes to where every line has an end; null where one is open. */
  most: number | null;
  /** What is shown: with what others publish where the venue does not. */
  range: CentsRange;
  /** The event as `range` goes by it: who cooks and who pours. */
  event: CostEvent;
};

const noon = 12 * 60;

/** An event as the sums go by it. */
function costEvents(event: CateredEvent, { month, weekday }: EventDay): CostEvent[] {
  const { kind, name, guests, hours, start, seating, musicUntil, fire } = event;
  const meal = seating === "rows" || hours < 2 ? "none" : start < noon + 180 ? "lunch" : "dinner";
  const kitchens = event.kitchens.length === 0 ? (["venue", "outside"] as const) : (["outside"] as const);
  const bars = { none: ["none"], served: ["venue", "own"], own: ["own"] } as const;
  return kitchens.flatMap((kitchen) =>
    bars[event.alcohol].map((bar) => ({
      kind,
      name,
      guests,
      weekday,
      month,
      meal,
      hours,
      kitchen,
      bar,
      music: musicUntil === null ? "background" : "dancing",
      fire,
    })),
  );
}

/** A variant that the venue refuses is no way to do it. */
function isPossible({ charges, facts }: CostVenue, { kitchen, bar }: CostEvent): boolean {
  const [caterer, own] = [facts.outsideCaterer?.answer, facts.ownBar?.answer];
  if (kitchen === "outside" && (charges?.outsideCaterer?.kind === "refused" || caterer === "no"))
    return false;
  if (bar === "own" && (charges?.ownBar?.kind === "refused" || own === "no")) return false;
  return bar !== "venue" || charges?.bar?.kind !== "refused";
}

/** The ways to hold an event at a venue; what the venue refuses altogether is left out of the sum. */
function possibleEvents(venue: CostVenue, event: CateredEvent, day: EventDay): CostEvent[] {
  for (const eased of [event, { ...event, kitchens: [] }, { ...event, alcohol: "none" }] as const) {
    const possible = costEvents(eased, day).filter((variant) => isPossible(venue, variant));
    if (possible.length > 0) return possible;
  }
  return costEvents({ ...event, kitchens: [], alcohol: "none" }, day);
}

/** The least that an event comes to at a venue: in any room that is large enough, with whoever may cook and pour. */
export function fitCost(venue: CostVenue, event: CateredEvent, day: EventDay): FitCost {
  const sums = possibleEvents(venue, event, day).flatMap((variant) =>
    pricedRooms(venue, event.guests).map((priced) => calculateEventCost(priced, variant)),
  );
  const closed = sums.filter(({ total }) => !total.open).map(({ total }) => total.high);
  const [first, ...others] = sums;
  if (first === undefined) throw new Error("An event is priced in one way at least.");
  const least = others.reduce((best, other) => (other.total.low < best.total.low ? other : best), first);
  return {
    floor: Math.min(...sums.map(({ lines }) => floorOf(lines))),
    most: closed.length === 0 ? null : Math.min(...closed),
    range: least.total,
    event: least.event,
  };
}

/**
 * What of a day the sums of a venue depend on: which of its rates hold, and whether it is cold. On days with one
 * key every event comes to the same.
 */
export function costDayKey({ charges }: CostVenue): (day: EventDay) => string {
  const rates = charges === null ? [] : ratesOf(charges).filter(isOfSomeDays);
  return ({ month, weekday }) =>
    [
      coldMonths.has(month),
      ...rates.map(
        ({ months, weekdays }) => (months?.includes(month) ?? true) && (weekdays?.includes(weekday) ?? true),
      ),
    ]
      .map(Number)
      .join("");
}

const isOfSomeDays = ({ months, weekdays }: ChargeRate) => months !== null || weekdays !== null;

/** Every rate of a price list. */
function ratesOf({ slug: _slug, rooms, season: _season, hours, ...answers }: VenueCharges): ChargeRate[] {
  return [
    ...rooms.flatMap(({ hire, minimum }) => [hire, minimum]),
    hours?.further ?? null,
    ...Object.values(answers),
  ].flatMap((answer) => (answer?.kind === "charge" ? answer.rates : []));
}

/** The venue with one priced room at a time, so that the least is found for each end of a sum. */
function pricedRooms(venue: CostVenue, guests: number): CostVenue[] {
  const { charges } = venue;
  const large = charges?.rooms.filter((room) => room.guests >= guests) ?? [];
  if (charges === null || large.length < 2) return [venue];
  return large.map((room) => ({ ...venue, charges: { ...charges, rooms: [room] } }));
}

const isPublished = ({ kind }: CostOrigin) =>
  kind === "published" || kind === "sample" || kind === "catalogue";

/** Lines that nobody has to guess, without the tax on them. */
function floorOf(lines: readonly EventCostLine[]): number {
  return lines.reduce(
    (sum, { id, low, origin, more = [] }) =>
      id !== "gst" && [origin, ...more].every(isPublished) ? sum + low : sum,
    0,
  );
}
