import { rites } from "#content/plan/event-kinds.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { Headcount } from "#app/plan/rules/guests/headcount.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { findParkSite } from "#app/plan/rules/schedule/park-site.ts";
import type { VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

import type { ScheduleConflict } from "./schedule-conflict.ts";

/** At outdoor sites in Banff National Park: parks.canada.ca, wedding ceremonies in Banff. */
const mostInPark = 20;

/** More people at a ceremony outdoors in Banff National Park than Parks Canada allows there. */
export function findParkConflicts(
  events: readonly EventRow[],
  headcounts: ReadonlyMap<string, Pick<Headcount, "expected">>,
  halls: readonly VenueCapacity[],
  towns: readonly string[],
): ScheduleConflict[] {
  return events.flatMap((event): ScheduleConflict[] => {
    const expected = headcounts.get(event.id)?.expected ?? 0;
    if (expected <= mostInPark || !isOutdoorsInPark(event, halls, towns)) return [];
    return [
      {
        id: `park ${event.id}`,
        kind: "park",
        events: [event.id],
        date: event.date,
        what: `${eventName(event)}: ${formatCount(expected)} people, and outdoors in Banff National Park a ceremony has at most ${mostInPark}.`,
        todo: `Invite ${formatCount(expected - mostInPark)} fewer, or choose a hotel or lodge with its own grounds. The limit is Parks Canada’s (parks.canada.ca, Banff wedding ceremonies).`,
      },
    ];
  });
}

/** A ceremony for two in Banff is one in the park until its place says otherwise. */
function isOutdoorsInPark(
  { kind, place }: EventRow,
  halls: readonly VenueCapacity[],
  towns: readonly string[],
): boolean {
  if (!rites.some((rite) => rite === kind)) return false;
  const isUnknown = place.trim() === "" && towns.length === 1 && towns[0] === "banff";
  return (kind === "elopement" && isUnknown) || findParkSite(place, halls) !== null;
}
