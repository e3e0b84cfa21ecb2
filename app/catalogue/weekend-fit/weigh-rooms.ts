import type { FitRoom, FitVenue } from "./fit-venue.ts";
import type { PlacedEvent } from "./placed-events.ts";
import { roomRules } from "./rules/index.ts";
import { weighFinding } from "./weigh-finding.ts";
import type { Weekend } from "./weekend.ts";

/** A room with what holding an event in it comes to, whatever the day. */
export type RoomChoice = { room: FitRoom; weight: number };

/** The rooms of a venue for an event, best first. */
export function weighRooms(weekend: Weekend, { event, at }: PlacedEvent, venue: FitVenue): RoomChoice[] {
  return venue.rooms
    .map((room) => {
      const spare = Math.max(0, ...room.capacities.map(({ guests }) => guests - event.guests));
      const weight = roomRules.reduce(
        (sum, rule) => sum + weighFinding(rule.judge({ event, at, room, venue }), weekend),
        // Of two rooms that hold the guests, the smaller one.
        Math.min(spare, 900) / 1000,
      );
      return { room, weight };
    })
    .toSorted((a, b) => a.weight - b.weight);
}
