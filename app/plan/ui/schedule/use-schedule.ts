import { useDeferredValue, useMemo } from "react";

import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import type { Headcount } from "#app/plan/rules/guests/headcount.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useGrid, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

import type { ScheduleConflict } from "#app/plan/rules/schedule/conflicts/schedule-conflict.ts";
import { findConflicts } from "#app/plan/rules/schedule/conflicts/find-conflicts.ts";
import { timelineOf, type TimelineDay, type Timeline } from "#app/plan/rules/schedule/timeline.ts";
import type { VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";
import { daylightOf, type Daylight } from "#app/plan/rules/schedule/daylight.ts";
import type { ConflictSources } from "#app/plan/rules/schedule/conflicts/find-conflicts.ts";
import { findDriveTime } from "#app/plan/rules/schedule/drives.ts";
import { businessesAt, drives, moments } from "#app/plan/schema/schedule.schema.ts";
import { useVenueCapacities } from "./use-venue-capacities.ts";

/** Everything that the schedule shows, from the current plan. */
export type Schedule = Timeline & {
  title: string;
  halls: readonly VenueCapacity[];
  headcounts: ReadonlyMap<string, Headcount>;
  businesses: readonly ShortlistRow[];
  /** The businesses that an event or a moment needs. */
  businessesOf: (id: string) => ShortlistRow[];
  lightOf: (day: TimelineDay) => Daylight;
  /** What conflicts are found in; also those that a change would bring. */
  sources: ConflictSources;
};

export function useSchedule(): Schedule {
  const held = useRows(events);
  const lines = useRows(moments);
  const businesses = useRows(shortlist);
  const needs = useGrid(businessesAt);
  const headcounts = useHeadcounts();
  const halls = useVenueCapacities();
  const row = useRow(wedding, weddingRowId);
  const typedDrives = useRows(drives);
  return useMemo(() => {
    const light = (date: string, places: readonly string[]) => daylightOf(date, places, row?.places ?? []);
    const timeline = timelineOf(held, lines);
    const drivesById = new Map(typedDrives.map((drive) => [drive.id, drive]));
    const sources: ConflictSources = {
      events: held,
      moments: lines,
      headcounts,
      halls,
      light,
      businesses: { all: businesses, at: (id) => needs.row(id).keys() },
      driveTime: (from, to) => findDriveTime(from, to, drivesById, halls),
    };
    return {
      ...timeline,
      title: row?.title ?? "",
      halls,
      headcounts,
      businesses,
      businessesOf: (id) => businesses.filter((business) => needs.row(id).has(business.id)),
      lightOf: ({ date, entries }) =>
        light(
          date,
          entries.map(({ event }) => event?.place ?? ""),
        ),
      sources,
    };
  }, [held, lines, businesses, needs, headcounts, halls, row, typedDrives]);
}

/** The schedule's conflicts; after a change they follow it, so that what was moved shows first. */
export function useScheduleConflicts({ sources }: Pick<Schedule, "sources">): readonly ScheduleConflict[] {
  const settled = useDeferredValue(sources);
  return useMemo(() => findConflicts(settled), [settled]);
}
