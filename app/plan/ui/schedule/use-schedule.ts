import { useCallback, useDeferredValue, useMemo } from "react";

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
  /** The businesses that an event or a moment needs; another function once one of them changes. */
  businessesOf: (id: string) => ShortlistRow[];
  /** Another function once the wedding's row changes, which has the places. */
  lightOf: (day: TimelineDay) => Daylight;
  /** What conflicts are found in; also those that a change would bring. */
  sources: ConflictSources;
};

/** The open plan's schedule; the same object until something that it is made of changes. */
export function useSchedule(): Schedule {
  const held = useRows(events);
  const lines = useRows(moments);
  const businesses = useRows(shortlist);
  const needs = useGrid(businessesAt);
  const headcounts = useHeadcounts();
  const halls = useVenueCapacities();
  const row = useRow(wedding, weddingRowId);
  const typedDrives = useRows(drives);
  const places = row?.places;
  const lightOf = useCallback(
    ({ date, entries }: TimelineDay) =>
      daylightOf(
        date,
        entries.map(({ event }) => event?.place ?? ""),
        places ?? [],
      ),
    [places],
  );
  const businessesOf = useCallback(
    (id: string) => businesses.filter((business) => needs.row(id).has(business.id)),
    [businesses, needs],
  );
  const driveTime = useMemo(() => {
    const drivesById = new Map(typedDrives.map((drive) => [drive.id, drive]));
    return (from: string, to: string) => findDriveTime(from, to, drivesById, halls);
  }, [typedDrives, halls]);
  return useMemo(() => {
    const timeline = timelineOf(held, lines);
    const sources: ConflictSources = {
      events: held,
      moments: lines,
      headcounts,
      halls,
      places: places ?? [],
      light: (date, written) => daylightOf(date, written, places ?? []),
      businesses: { all: businesses, at: (id) => needs.row(id).keys() },
      driveTime,
    };
    return {
      ...timeline,
      title: row?.title ?? "",
      halls,
      headcounts,
      businesses,
      businessesOf,
      lightOf,
      sources,
    };
  }, [held, lines, businesses, needs, headcounts, halls, row, places, lightOf, businessesOf, driveTime]);
}

/** The schedule's conflicts; after a change they follow it, so that what was moved shows first. */
export function useScheduleConflicts({ sources }: Pick<Schedule, "sources">): readonly ScheduleConflict[] {
  const settled = useDeferredValue(sources);
  return useMemo(() => findConflicts(settled), [settled]);
}
