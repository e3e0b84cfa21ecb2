import type { CateredEvent } from "./caterer-kitchens.ts";
import { costDayKey, fitCost, type FitCost } from "./fit-cost.ts";
import type { EventDay } from "./fit-rule.ts";
import type { FitVenue } from "./fit-venue.ts";
import type { WeekendSum } from "./rules/budget.ts";

/** Where an event is held: the venue, and the room among those weighed for it. */
export type Choice = { venue: number; room: number };

/** What events cost at venues on days, each computed once, however often the search asks. */
export class WeekendCosts {
  readonly #events: readonly { event: CateredEvent }[];
  readonly #venues: readonly FitVenue[];
  /** By first day: the day of each event. */
  readonly #days: readonly (readonly EventDay[])[];
  /** By venue: what of a day its sums depend on. */
  readonly #costDays: readonly ((day: EventDay) => string)[];
  readonly #byDay = new Map<string, FitCost>();
  readonly #byStart = new Map<number, FitCost>();

  constructor(
    events: readonly { event: CateredEvent }[],
    venues: readonly FitVenue[],
    days: readonly (readonly EventDay[])[],
  ) {
    this.#events = events;
    this.#venues = venues;
    this.#days = days;
    this.#costDays = venues.map(({ cost }) => costDayKey(cost));
  }

  /** The day of an event, for a first day. */
  dayOf(start: number, at: number): EventDay {
    const day = this.#days[start]?.[at];
    if (day === undefined) throw new RangeError("No such day.");
    return day;
  }

  of(at: number, venue: number, start: number): FitCost {
    const place = (at * 4096 + venue) * 1024 + start;
    const known = this.#byStart.get(place);
    if (known !== undefined) return known;
    const [placed, held] = [this.#events[at], this.#venues[venue]];
    if (placed === undefined || held === undefined) throw new RangeError("No such event or venue.");
    const day = this.dayOf(start, at);
    const key = `${at} ${venue} ${this.#costDays[venue]?.(day)}`;
    const cost = this.#byDay.get(key) ?? fitCost(held.cost, placed.event, day);
    this.#byDay.set(key, cost);
    this.#byStart.set(place, cost);
    return cost;
  }

  sum(choices: readonly Choice[], start: number): WeekendSum {
    return choices.reduce<WeekendSum>((sum, { venue }, at) => addCost(sum, this.of(at, venue, start)), noSum);
  }
}

export const noSum: WeekendSum = { floor: 0, most: 0, low: 0 };

/** A weekend's sum with one more event, in cents; `most` is null once one event has no upper end. */
export const addCost = (sum: WeekendSum, { floor, most, range }: FitCost): WeekendSum => ({
  floor: sum.floor + floor,
  most: sum.most === null || most === null ? null : sum.most + most,
  low: sum.low + range.low,
});
