import type { Headcount } from "#app/plan/guests/headcount.ts";

import { businessClashes, type Businesses } from "#app/plan/tools/schedule/conflicts/business-conflicts.ts";
import type { Clash } from "./clash.ts";
import { timelineOf, type EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import type { Hall } from "#app/plan/rules/schedule/venue-capacity.ts";
import { hourClashes } from "./hour-clashes.ts";
import { lightClashes } from "./light-clashes.ts";
import type { Light } from "./light-of-day.ts";
import { outsideClashes } from "./outside-clashes.ts";
import { placeClashes } from "#app/plan/tools/schedule/conflicts/overlap-conflicts.ts";
import type { Moment, PlannedEvent } from "./planned.ts";
import { roomClashes } from "./room-clashes.ts";

export type Clashing = {
  events: readonly PlannedEvent[];
  moments: readonly Moment[];
  headcounts: ReadonlyMap<string, Pick<Headcount, "expected">>;
  /** The venues of this site; none as long as they are not known. */
  halls: readonly Hall[];
  /** The light of a day where its events are. */
  light: (date: string, places: readonly string[]) => Light;
  businesses: Businesses;
};

/** All that cannot be as it is planned, in the order of the days. */
export function clashesOf({ events, moments, headcounts, halls, light, businesses }: Clashing): Clash[] {
  const { days } = timelineOf(events, moments);
  const entries = days.flatMap((day) => day.entries);
  const held = entries.filter((entry): entry is EventEntry => entry.type === "event");
  return [
    ...roomClashes(events, headcounts, halls),
    ...placeClashes(held),
    ...held.flatMap((entry) => lightClashes(entry, light(entry.when.date, [entry.event.place]))),
    ...hourClashes(held, halls),
    ...outsideClashes(entries),
    ...businessClashes(entries, businesses),
  ]
    .map((clash) => ({ ...clash, what: withOneStop(clash.what), todo: withOneStop(clash.todo) }))
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** A sentence that ends with '1:00 a.m.' has its full stop already. */
const withOneStop = (text: string) => text.replaceAll("m..", "m.");

const sortKey = ({ date, id }: Clash) => `${date ?? "9999"} ${id}`;
