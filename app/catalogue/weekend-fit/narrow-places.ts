import type { FitVenue } from "./fit-venue.ts";
import { placedEvents } from "./placed-events.ts";
import { weighRooms } from "./weigh-rooms.ts";
import type { Weekend } from "./weekend.ts";

/** Most venues that are looked at day by day, and most of which sets are made: their number grows with its cube. */
const most = { alone: 100, together: 40 };

/** The venues whose rooms carry a weekend best, whatever the day; all of them where they are few. */
export function narrowPlaces(weekend: Weekend, venues: readonly FitVenue[]): readonly FitVenue[] {
  if (venues.length <= most.alone) return venues;
  const least = placedEvents(weekend).map((placed) =>
    venues.map((venue) => weighRooms(weekend, placed, venue)[0]?.weight ?? Infinity),
  );
  const inAll = (at: number) => least.reduce((sum, weights) => sum + (weights[at] ?? 0), 0);
  const whole = bestBy(venues, inAll, venues.length);
  // Half of them for the whole weekend, the others because they are good for a part of it.
  const order = [...whole.slice(0, most.alone / 2), ...bestOfEach(least, most.alone), ...whole];
  const kept = new Set([...new Set(order)].slice(0, most.alone));
  return venues.filter((_, at) => kept.has(at));
}

/**
 * The positions of those of which sets are made: the best of each event by turns, all of them where they are few.
 * @param least by event and venue, what the event comes to there at least
 */
export function narrowForSets(least: readonly (readonly number[])[], count: number): readonly number[] {
  if (count <= most.together) return Array.from({ length: count }, (_, at) => at);
  return [...bestOfEach(least, most.together)].toSorted((a, b) => a - b);
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
