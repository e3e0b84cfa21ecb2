import type { Headcount } from "#app/plan/guests/headcount.ts";

import type { Clash } from "./clash.ts";
import { guestsOfHall, hallOf, type Hall } from "#app/plan/rules/schedule/venue-capacity.ts";
import { nameOf, type PlannedEvent } from "./planned.ts";

/** More people than the room takes: the number that the couple wrote, else the one on the venue's page. */
export function roomClashes(
  events: readonly PlannedEvent[],
  headcounts: ReadonlyMap<string, Pick<Headcount, "expected">>,
  halls: readonly Hall[],
): Clash[] {
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
        what: `${nameOf(event)}: ${expected} people, and ${room.words} ${room.guests}.`,
        todo: `Ask for a larger room, or invite ${over} fewer. With tables, a stage and a dance floor a room holds less than standing.`,
      },
    ];
  });
}

function roomOf({ room, place }: PlannedEvent, halls: readonly Hall[]) {
  if (room !== null) return { guests: room, words: "the room takes" };
  const hall = hallOf(place, halls);
  const guests = hall === null ? null : guestsOfHall(place, hall);
  if (hall === null || guests === null) return null;
  return { guests, words: `by its page here ${hall.name}${hall.sample ? " (sample)" : ""} takes` };
}
