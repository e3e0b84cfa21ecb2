import { useMemo } from "react";

import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import type { Row } from "#app/plan/document/plan-table.ts";
import type { Headcount } from "#app/plan/guests/headcount.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useGrid, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";

import type { Clash } from "./clash.ts";
import { clashesOf } from "./clashes.ts";
import { timelineOf, type Day, type Timeline } from "#app/plan/rules/schedule/timeline.ts";
import type { Hall } from "#app/plan/rules/schedule/venue-capacity.ts";
import { lightOf, type Light } from "./light-of-day.ts";
import { businessesAt, moments } from "./schedule-tables.ts";
import { useHalls } from "./use-halls.ts";

export type Business = Row<(typeof shortlist)["shape"]>;

/** All that the schedule shows, from what the plan says now. */
export type Schedule = Timeline & {
  title: string;
  clashes: Clash[];
  halls: readonly Hall[];
  headcounts: ReadonlyMap<string, Headcount>;
  businesses: readonly Business[];
  /** The businesses that an event or a moment needs. */
  businessesOf: (id: string) => Business[];
  lightOf: (day: Day) => Light;
};

export function useSchedule(): Schedule {
  const held = useRows(events);
  const lines = useRows(moments);
  const businesses = useRows(shortlist);
  const needs = useGrid(businessesAt);
  const headcounts = useHeadcounts();
  const halls = useHalls();
  const row = useRow(wedding, weddingRow);
  return useMemo(() => {
    const light = (date: string, places: readonly string[]) => lightOf(date, places, row?.places ?? []);
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
      clashes: clashesOf({
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
