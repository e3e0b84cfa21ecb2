import type { Headcount } from "#app/plan/rules/guests/headcount.ts";
import { formatCount } from "#app/languages/site-language.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";
import {
  maxGuestsOfPlace,
  findVenueCapacity,
  type VenueCapacity,
} from "#app/plan/rules/schedule/venue-capacity.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

/** More people than the room's capacity: the couple's number, else the one on the venue's page. */
export function findCapacityConflicts(
  events: readonly EventRow[],
  headcounts: ReadonlyMap<string, Pick<Headcount, "expected">>,
  halls: readonly VenueCapacity[],
): ScheduleConflict[] {
  return events.flatMap((event) => {
    const expected = headcounts.get(event.id)?.expected ?? null;
    const room = roomOf(event, halls);
    if (expected === null || room === null || expected <= room.guests) return [];
    const over = expected - room.guests;
    return [
      {
        id: `room ${event.id}`,
        kind: "room",
        events: [event.id],
        date: event.date,
        what: `${eventName(event)}: ${formatCount(expected)} people, and ${room.words} ${formatCount(room.guests)}.`,
        todo: `Ask for a larger room, or invite ${formatCount(over)} fewer. With tables, a stage and a dance floor a room holds less than standing.`,
      },
    ];
  });
}

/** How many people an event's room takes; null where nobody knows. */
export function roomOf({ room, place }: EventRow, halls: readonly VenueCapacity[]) {
  if (room !== null) return { guests: room, words: "the room takes" };
  const hall = findVenueCapacity(place, halls);
  const guests = hall === null ? null : maxGuestsOfPlace(place, hall);
  if (hall === null || guests === null) return null;
  return { guests, words: `by its page here ${hall.name}${hall.sample ? " (sample)" : ""} takes` };
}
