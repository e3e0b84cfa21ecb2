import type { FitVenue } from "./fit-venue.ts";
import { maxTried } from "./max-tried.ts";
import { placedEvents, type PlacedEvent } from "./placed-events.ts";
import { laterDay, startDays } from "./start-days.ts";
import { weighDay } from "./weigh-day.ts";
import { weighRooms } from "./weigh-rooms.ts";
import type { Weekend } from "./weekend.ts";

/** Most days of venues that are looked at before the cut: a few first days of a large directory. */
const maxDays = 40_000;

/**
 * The venues that carry a weekend best by their rooms and, where its first days are few, by who is free; all of them
 * where they are few.
 */
export function narrowPlaces(weekend: Weekend, venues: readonly FitVenue[]): readonly FitVenue[] {
  if (venues.length <= maxTried.venues) return venues;
  const needed = placedEvents(weekend);
  const rooms = needed.map((placed) =>
    venues.map((venue) => weighRooms(weekend, placed, venue)[0]?.weight ?? Infinity),
  );
  const days = weighDays(weekend, needed, venues);
  const least = rooms.map((weights, event) =>
    weights.map((weight, at) => weight + leastOf(days.map((byEvent) => byEvent[event]?.[at] ?? 0))),
  );
  const inAll = (at: number) => sumAt(rooms, at) + leastOf(days.map((byEvent) => sumAt(byEvent, at)));
  const whole = bestBy(venues, inAll, venues.length);
  // Half of them for the whole weekend, the others because they are good for a part of it.
  const order = [...whole.slice(0, maxTried.venues / 2), ...bestOfEach(least, maxTried.venues), ...whole];
  const kept = new Set([...new Set(order)].slice(0, maxTried.venues));
  return venues.filter((_, at) => kept.has(at));
}

/** By first day, event and venue, what the day comes to there; empty where the first days are too many. */
function weighDays(weekend: Weekend, needed: readonly PlacedEvent[], venues: readonly FitVenue[]) {
  const starts = startDays(weekend.days);
  if (starts.length * needed.length * venues.length > maxDays) return [];
  return starts.map((start) =>
    needed.map(({ event }) => {
      const day = laterDay(start, event.day);
      return venues.map((venue) => weighDay(weekend, event, venue, day));
    }),
  );
}

const leastOf = (weights: readonly number[]) => (weights.length === 0 ? 0 : Math.min(...weights));

/** What all events come to at the venue of a position. */
const sumAt = (byEvent: readonly (readonly number[])[], at: number) =>
  byEvent.reduce((sum, weights) => sum + (weights[at] ?? 0), 0);

/**
 * The positions of those of which sets are made: the best of each event by turns, all of them where they are few.
 * @param least by event and venue, what the event comes to there at least
 */
export function narrowForSets(least: readonly (readonly number[])[], count: number): readonly number[] {
  if (count <= maxTried.inSets) return Array.from({ length: count }, (_, at) => at);
  return [...bestOfEach(least, maxTried.inSets)].toSorted((a, b) => a - b);
}

/** The positions with the least weight. */
function bestBy(all: readonly unknown[], weight: (at: number) => number, count: number): number[] {
  const weighed = all.map((_, at) => ({ at, weight: weight(at) }));
  return weighed
    .toSorted((a, b) => a.weight - b.weight)
    .slice(0, count)
    .map(({ at }) => at);
}

/** The best for each event, then the second best for each, until there are enough. */
function bestOfEach(least: readonly (readonly number[])[], count: number): Set<number> {
  const ranked = least.map((weights) => bestBy(weights, (at) => weights[at] ?? Infinity, weights.length));
  const kept = new Set<number>();
  for (let turn = 0; kept.size < count && turn < (ranked[0]?.length ?? 0); turn += 1)
    for (const positions of ranked) {
      const at = positions[turn];
      if (at !== undefined && kept.size < count) kept.add(at);
    }
  return kept;
}
