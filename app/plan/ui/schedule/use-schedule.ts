import { useMemo } from "react";

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
import { businessesAt, moments } from "#app/plan/schema/schedule.schema.ts";
import { useVenueCapacities } from "./use-venue-capacities.ts";

/** Everything that the schedule shows, from the current plan. */
export type Schedule = Timeline & {
  title: string;
  clashes: ScheduleConflict[];
  halls: readonly VenueCapacity[];
  headcounts: ReadonlyMap<string, Headcount>;
  businesses: readonly ShortlistRow[];
  /** The businesses that an event or a moment needs. */
  businessesOf: (id: string) => ShortlistRow[];
  lightOf: (day: TimelineDay) => Daylight;
};

export function useSchedule(): Schedule {
  const held = useRows(events);
  const lines = useRows(moments);
  const businesses = useRows(shortlist);
  const needs = useGrid(businessesAt);
  const headcounts = useHeadcounts();
  const halls = useVenueCapacities();
  const row = useRow(wedding, weddingRowId);
  return useMemo(() => {
    const light = (date: string, places: readonly string[]) => daylightOf(date, places, row?.places ?? []);
    const timeline = timelineOf(held, lines);
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
      clashes: findConflicts({
        events: held,
        moments: lines,
        headcounts,
        halls,
        light,
        businesses: { all: businesses, at: (id) => needs.row(id).keys() },
      }),
    };
  }, [held, lines, businesses, needs, headcounts, halls, row]);
}
