import { useMemo } from "react";

import { undatedDays, type UndatedDay } from "#app/plan/rules/day/undated-days.ts";
import { firstShownDay, runSheetDate, runSheetEntries } from "#app/plan/rules/day/wedding-week.ts";
import type { ConflictSources } from "#app/plan/rules/schedule/conflicts/find-conflicts.ts";
import { dayEntries, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { eachDriveOnce, findDrives, type Drive } from "#app/plan/rules/schedule/find-drives.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { useClock } from "#app/plan/ui/day/use-clock.ts";
import { useSchedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** One day of the wedding, with everyone who is needed on it. */
export type RunSheet = {
  date: string;
  entries: DayEntry[];
  drives: Drive[];
  /** Names and numbers that the couple gave its events. */
  contacts: string[];
  vendors: ShortlistRow[];
  vendorsOf: (id: string) => ShortlistRow[];
};

type CurrentRunSheet = {
  /** Null while no event has a day and an hour. */
  sheet: RunSheet | null;
  /** Order and hours while nothing has a date. */
  undated: readonly UndatedDay[];
  /** All days of the wedding. */
  dates: string[];
  /** In Alberta; a party after midnight is still the evening before. */
  today: string;
  /** The current minute (use-clock.ts). */
  clock: number;
  /** What a delay is checked against. */
  sources: ConflictSources;
};

/** The run sheet of a day. @param chosen null for today, or the next day of the wedding */
export function useRunSheet(chosen: string | null): CurrentRunSheet {
  const { days, sources, businessesOf } = useSchedule();
  const clock = useClock();
  const today = runSheetDate(clock, days);
  const kinds = useRow(wedding, weddingRowId)?.kinds;
  const undated = useMemo(
    () => (days.length > 0 ? [] : undatedDays(sources.events, sources.moments, kinds ?? [])),
    [days, sources, kinds],
  );
  const shown = chosen ?? firstShownDay(days, today);
  const date = days.some((day) => day.date === shown) ? shown : null;
  const shared = {
    dates: days.map((day) => day.date),
    today,
    clock,
    sources,
    undated,
  };
  if (date === null) return { ...shared, sheet: null };
  const lines = runSheetEntries(days, date);
  const entries = dayEntries({ days: [{ date, entries: lines }] });
  const sheet = {
    date,
    entries,
    drives: eachDriveOnce(findDrives(entries, sources.driveTime)),
    contacts: [...new Set(lines.flatMap(({ event }) => event?.contact || []))],
    vendors: [...new Set(lines.flatMap(({ id }) => businessesOf(id)))],
    vendorsOf: businessesOf,
  };
  return { ...shared, sheet };
}
