import type { Headcount } from "#app/plan/rules/guests/headcount.ts";

import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import type { DriveTime } from "#app/plan/rules/schedule/drives.ts";

import { findBusinessConflicts, type ScheduleBusinesses } from "./business-conflicts.ts";
import type { ScheduleConflict } from "./schedule-conflict.ts";
import { timelineOf, type EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import type { VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";
import { findClosingTimeConflicts } from "./closing-time-conflicts.ts";
import { findDaylightConflicts } from "./daylight-conflicts.ts";
import type { Daylight } from "#app/plan/rules/schedule/daylight.ts";
import { findLateMomentConflicts } from "./late-moment-conflicts.ts";
import { findOrderConflicts } from "./order-conflicts.ts";
import { findOverlapConflicts } from "./overlap-conflicts.ts";
import { findParkConflicts } from "./park-conflicts.ts";
import { findPeopleConflicts } from "./people-conflicts.ts";
import { findTravelConflicts } from "./travel-conflicts.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { findCapacityConflicts } from "./capacity-conflicts.ts";

export type ConflictSources = {
  events: readonly EventRow[];
  moments: readonly MomentRow[];
  headcounts: ReadonlyMap<string, Pick<Headcount, "expected">>;
  /** The venues of this site; none while they are not loaded. */
  halls: readonly VenueCapacity[];
  /** The wedding's places: 'calgary', 'banff'. */
  places: readonly string[];
  /** The daylight of a day where its events are. */
  light: (date: string, places: readonly string[]) => Daylight;
  businesses: ScheduleBusinesses;
  /** The drive between two places; null where they are one, or it is unknown. */
  driveTime: (from: string, to: string) => DriveTime | null;
};

/** All conflicts of the plan, in the order of the days. */
export function findConflicts({
  events,
  moments,
  headcounts,
  halls,
  places,
  light,
  businesses,
  driveTime,
}: ConflictSources): ScheduleConflict[] {
  const { days } = timelineOf(events, moments);
  const ofDays = dayEntries({ days });
  const entries = days.flatMap((day) => day.entries);
  const held = entries.filter((entry): entry is EventEntry => entry.type === "event");
  return [
    ...findCapacityConflicts(events, headcounts, halls),
    ...findParkConflicts(events, headcounts, halls, places),
    ...findOverlapConflicts(held),
    ...held.flatMap((entry) => findDaylightConflicts(entry, light(entry.when.date, [entry.event.place]))),
    ...findClosingTimeConflicts(held, halls),
    ...findLateMomentConflicts(entries),
    ...findBusinessConflicts(entries, businesses),
    ...findOrderConflicts(ofDays),
    ...findPeopleConflicts(ofDays),
    ...findTravelConflicts(ofDays, driveTime),
  ]
    .map((conflict) => ({ ...conflict, what: withOneStop(conflict.what), todo: withOneStop(conflict.todo) }))
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** A sentence that ends with '1:00 a.m.' has its full stop already. */
export const withOneStop = (text: string) => text.replaceAll("m..", "m.");

const sortKey = ({ date, id }: ScheduleConflict) => `${date ?? "9999"} ${id}`;
