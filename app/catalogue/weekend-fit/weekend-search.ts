import { addRanges } from "#app/catalogue/event-costs/cents-range.ts";

import type { FitFinding } from "./fit-finding.ts";
import { costDayKey } from "./fit-cost.ts";
import type { EventDay } from "./fit-rule.ts";
import type { FitVenue } from "./fit-venue.ts";
import { budgetRule, type WeekendSum } from "./rules/budget.ts";
import { dayRules, pairRules, roomRules } from "./rules/index.ts";
import { driveBetween } from "./rules/travel.ts";
import { laterDay, startDays } from "./start-days.ts";
import type { WeekendFit } from "./weekend-fit.ts";
import { regionOf, regionsOf, type FitRegions } from "./vendors/fit-region.ts";
import { obstaclesOf } from "./vendors/describe-vendors.ts";
import type { FitVendor } from "./vendors/fit-vendor.ts";
import { VendorSearch } from "./vendors/vendor-search.ts";
import { narrowForSets } from "./narrow-places.ts";
import { weighDay } from "./weigh-day.ts";
import { weighFinding } from "./weigh-finding.ts";
import { placedEvents, type PlacedEvent } from "./placed-events.ts";
import { weighRooms, type RoomChoice } from "./weigh-rooms.ts";
import type { Weekend, WeekendEvent } from "./weekend.ts";
import { addCost, noSum, WeekendCosts, type Choice } from "./weekend-costs.ts";

/** What a further place weighs, against two and a half open points. */
const placeWeight = 2500;
/** Of a drive, so small that no drive outweighs an open point. */
const minuteWeight = 0.5;
const longDrive = 120;
/** The best way for a set of places: what it weighs, the rooms by event, and its first day. */
export type Best = { score: number; choices: readonly Choice[]; group: number };

/** A weekend with everything about its venues that the search asks for again and again. */
export class WeekendSearch {
  readonly #weekend: Weekend;
  readonly #venues: readonly FitVenue[];
  /** Events that need a room, in the order of the weekend, with their position. */
  readonly #events: readonly PlacedEvent[];
  readonly #starts: readonly EventDay[];
  /** By first day: the day of each event. */
  readonly #days: readonly (readonly EventDay[])[];
  /** By event and venue. */
  readonly #rooms: readonly (readonly (readonly RoomChoice[])[])[];
  /** Least of room and day, by event and venue. */
  readonly #least: readonly (readonly number[])[];
  /** By venue: the group of each first day, and the weights of the days of each group by event. */
  readonly #groups: readonly {
    of: readonly number[];
    weights: readonly (readonly number[])[];
  }[];
  readonly #pairs = new Map<number, number>();
  readonly #costs: WeekendCosts;
  readonly #vendors: VendorSearch;
  /** By venue. */
  readonly #regions: readonly FitRegions[];

  constructor(weekend: Weekend, venues: readonly FitVenue[], vendors: readonly FitVendor[]) {
    this.#weekend = weekend;
    this.#venues = venues;
    this.#events = placedEvents(weekend);
    this.#starts = startDays(weekend.days);
    this.#days = this.#starts.map((start) => this.#events.map(({ event }) => laterDay(start, event.day)));
    this.#regions = venues.map((venue) => regionOf(venue));
    this.#vendors = new VendorSearch(weekend, vendors, this.#starts);
    this.#costs = new WeekendCosts(this.#events, venues, this.#days);
    this.#rooms = this.#events.map((placed) => venues.map((venue) => weighRooms(weekend, placed, venue)));
    this.#groups = venues.map((venue) => this.#groupDays(venue));
    this.#least = this.#events.map((_, at) =>
      venues.map(
        (__, venue) =>
          Math.min(...this.#roomsOf(at, venue).map(({ weight }) => weight)) +
          Math.min(...(this.#groups[venue]?.weights.map((days) => days[at] ?? 0) ?? [0])),
      ),
    );
  }

  /** The positions of the places of which sets are made. */
  get forSets(): readonly number[] {
    return narrowForSets(this.#least, this.#venues.length);
  }

  /** Whether all vendors of each kind are tried. */
  get hasAllVendors(): boolean {
    return this.#vendors.isComplete;
  }

  /** What a set of places comes to at least. */
  bound(set: readonly number[]): number {
    return this.#least.reduce(
      (sum, least) => sum + Math.min(...set.map((venue) => least[venue] ?? Infinity)),
      placeWeight * (set.length - 1) + this.#vendorWeights(set).least,
    );
  }

  /** The best rooms and first days of a set of places, all of which are used. */
  best(set: readonly number[]): Best {
    let best: Best = { score: Infinity, choices: [], group: 0 };
    const seen = new Set<string>();
    const { byStart } = this.#vendorWeights(set);
    for (const start of this.#starts.keys()) {
      const booked = byStart[start] ?? 0;
      const key = `${this.#groupKey(set, start)} ${booked}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const found = this.#placeAll(set, start, best.score, booked);
      if (found !== null) best = { ...found, group: start };
    }
    return best;
  }

  #groupKey(set: readonly number[], start: number): string {
    return set.map((venue) => this.#groups[venue]?.of[start] ?? 0).join();
  }

  #venuesOf(set: readonly number[]): FitVenue[] {
    return set.flatMap((at) => this.#venues[at] ?? []);
  }

  /** By first day, what the vendors come to. */
  #vendorWeights(set: readonly number[]) {
    return this.#vendors.weights(this.#regionsOf(set));
  }

  #regionsOf(set: readonly number[]): FitRegions {
    return regionsOf(set.map((at) => this.#regions[at] ?? 0));
  }

  #roomsOf(at: number, venue: number): readonly RoomChoice[] {
    return this.#rooms[at]?.[venue] ?? [];
  }

  #weigh(findings: readonly FitFinding[]): number {
    return findings.reduce((sum, finding) => sum + weighFinding(finding, this.#weekend), 0);
  }

  #dayFindings(venue: FitVenue, event: WeekendEvent, day: EventDay): FitFinding[] {
    return dayRules.map((rule) => rule.judge({ event, venue, day }));
  }

  /** First days that are the same for a venue in all that counts are looked at once. */
  #groupDays(venue: FitVenue) {
    const ids = new Map<string, number>();
    const weights: number[][] = [];
    const hasBudget = this.#weekend.budget !== null;
    const costDay = costDayKey(venue.cost);
    const of = this.#days.map((dates) => {
      const days = this.#events.map(({ event }, at) => {
        const date = dates[at];
        return date === undefined ? 0 : weighDay(this.#weekend, event, venue, date);
      });
      const key = `${days.join()} ${hasBudget ? dates.map(costDay).join() : ""}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      ids.set(key, weights.length);
      weights.push(days);
      return weights.length - 1;
    });
    return { of, weights };
  }

  /** Depth first, event by event, cheapest rooms first; a branch ends where it cannot come below the best. */
  #placeAll(
    set: readonly number[],
    start: number,
    below: number,
    booked: number,
  ): Omit<Best, "group"> | null {
    const { budget } = this.#weekend;
    const dayWeights = set.map((venue) => {
      const groups = this.#groups[venue];
      return groups?.weights[groups.of[start] ?? 0] ?? [];
    });
    const rest = this.#restWeights(set, dayWeights);
    const choices: Choice[] = [];
    let best: { score: number; choices: readonly Choice[] } | null = null;
    let limit = below;

    const place = (at: number, weight: number, sum: WeekendSum) => {
      if (weight + (rest[at] ?? 0) >= limit) return;
      if (at === this.#events.length) {
        if (new Set(choices.map(({ venue }) => venue)).size < set.length && this.#events.length > 0) return;
        const score = weight + weighFinding(budgetRule.judge(sum, budget), this.#weekend);
        if (score >= limit) return;
        limit = score;
        best = { score, choices: [...choices] };
        return;
      }
      for (const [position, venue] of set.entries()) {
        const next = budget === null ? sum : addCost(sum, this.#costs.of(at, venue, start));
        for (const [room, choice] of this.#roomsOf(at, venue).entries()) {
          const added =
            choice.weight +
            (dayWeights[position]?.[at] ?? 0) +
            this.#pairWeight(choices, at, { venue, room });
          choices.push({ venue, room });
          place(at + 1, weight + added, next);
          choices.pop();
        }
      }
    };
    place(0, placeWeight * (set.length - 1) + booked, noSum);
    return best;
  }

  /** What the events from each on come to at least. */
  #restWeights(set: readonly number[], dayWeights: readonly (readonly number[])[]): number[] {
    const rest = [0];
    for (let at = this.#events.length - 1; at >= 0; at -= 1) {
      const least = Math.min(
        ...set.map(
          (venue, position) => (this.#roomsOf(at, venue)[0]?.weight ?? 0) + (dayWeights[position]?.[at] ?? 0),
        ),
      );
      rest.unshift((rest[0] ?? 0) + least);
    }
    return rest;
  }

  /** What an event in a room comes to beside those of its day that are placed already. */
  #pairWeight(choices: readonly Choice[], at: number, here: Choice): number {
    let weight = 0;
    for (let before = at - 1; before >= 0; before -= 1) {
      const there = choices[before];
      if (there === undefined || this.#events[before]?.event.day !== this.#events[at]?.event.day) break;
      weight += this.#pairOf(before, there, at, here);
    }
    return weight;
  }

  #pairOf(before: number, there: Choice, at: number, here: Choice): number {
    // Events, venues and rooms are few: each pair has a number of its own.
    const one = (before * 4096 + there.venue) * 64 + there.room;
    const other = (at * 4096 + here.venue) * 64 + here.room;
    const key = one * 2 ** 26 + other;
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    const [earlier, later] = [this.#inRoom(before, there), this.#inRoom(at, here)];
    const weight =
      this.#weigh(pairRules.map((rule) => rule.judge(earlier, later))) +
      minuteWeight * Math.min(longDrive, driveBetween(earlier.venue, later.venue) ?? 0);
    this.#pairs.set(key, weight);
    return weight;
  }

  #inRoom(at: number, { venue, room }: Choice) {
    const [placed, held] = [this.#events[at], this.#venues[venue]];
    const choice = this.#roomsOf(at, venue)[room];
    if (placed === undefined || held === undefined || choice === undefined)
      throw new RangeError("No such event, venue or room.");
    return { ...placed, venue: held, room: choice.room };
  }

  /** First days on which the same rooms count for as much. */
  #startsAsGood(set: readonly number[], choices: readonly Choice[], group: number): EventDay[] {
    const known = new Map<string, number>();
    const { byStart } = this.#vendorWeights(set);
    const weightOn = (start: number) => {
      const key = this.#groupKey(set, start);
      const weight = known.get(key) ?? this.#dayWeight(choices, start);
      known.set(key, weight);
      return weight + (byStart[start] ?? 0);
    };
    const least = weightOn(group);
    return this.#starts.filter((_, at) => Math.abs(weightOn(at) - least) < 1e-6);
  }

  /** What of a way to hold a weekend depends on its days: who is free, the season and the sum. */
  #dayWeight(choices: readonly Choice[], start: number): number {
    const days = choices.reduce((sum, { venue }, at) => {
      const groups = this.#groups[venue];
      return sum + (groups?.weights[groups.of[start] ?? 0]?.[at] ?? 0);
    }, 0);
    if (this.#weekend.budget === null) return days;
    const sum = this.#costs.sum(choices, start);
    return days + weighFinding(budgetRule.judge(sum, this.#weekend.budget), this.#weekend);
  }

  /** Everything about the best of a set of places, in words. */
  describe({ score, choices, group }: Best, set: readonly number[]): WeekendFit {
    const placed = choices.map((choice, at) => this.#inRoom(at, choice));
    const found: { finding: FitFinding; venue: FitVenue | null }[] = placed.flatMap((here, at) => [
      ...roomRules.map((rule) => ({ finding: rule.judge(here), venue: here.venue })),
      ...this.#dayFindings(here.venue, here.event, this.#costs.dayOf(group, at)).map((finding) => ({
        finding,
        venue: here.venue,
      })),
      ...placed
        .slice(0, at)
        .filter(({ event }) => event.day === here.event.day)
        .flatMap((earlier) =>
          pairRules.map((rule) => ({ finding: rule.judge(earlier, here), venue: here.venue })),
        ),
    ]);
    const costs = choices.map(({ venue }, at) => this.#costs.of(at, venue, group));
    const range = addRanges(costs.map((cost) => cost.range));
    const sum = this.#costs.sum(choices, group);
    found.push({ finding: budgetRule.judge(sum, this.#weekend.budget), venue: null });
    const vendors = this.#vendors.describe(this.#regionsOf(set), group);
    const obstacles = found.flatMap(({ finding, venue }) =>
      finding.result === "no" ? [{ ...finding, venue }] : [],
    );
    obstacles.push(...obstaclesOf(vendors).map((obstacle) => ({ ...obstacle, venue: null })));
    const isOpen = vendors.some((kind) => (kind.vendors[0]?.open.length ?? 0) > 0);
    const open = found.flatMap(({ finding, venue }) =>
      finding.result === "if" ? [{ ...finding, venue }] : [],
    );
    return {
      verdict: obstacles.length > 0 ? "not" : open.length > 0 || isOpen ? "if" : "fits",
      venues: this.#venuesOf(set),
      vendors,
      placements: placed.map(({ at, venue, room }) => ({ at, venue, room })),
      starts: this.#startsAsGood(set, choices, group),
      open: eachOnce(open),
      obstacles,
      cost: range,
      costEvents: costs.map(({ event }) => event),
      score,
    };
  }
}

/** What is said of several events in the same words is said once. */
function eachOnce<Point extends { text: string; venue: FitVenue | null }>(points: readonly Point[]): Point[] {
  return points.filter(
    ({ text, venue }, at) => points.findIndex((other) => other.text === text && other.venue === venue) === at,
  );
}
