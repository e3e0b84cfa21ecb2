import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatDate } from "#app/calendar/format-date.ts";

/** Consecutive days, both ends included. */
export type DateRange = { from: string; to: string };

/** Days as the fewest ranges, in calendar order. */
export function toDateRanges(days: readonly string[]): DateRange[] {
  const runs: DateRange[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

/** Every day of a range. */
export function daysInRange({ from, to }: DateRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** '19 June 2027', or '3 July 2027 to 5 July 2027'. */
export function formatDateRange({ from, to }: DateRange): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}
