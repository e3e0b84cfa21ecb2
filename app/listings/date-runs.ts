import { addDays } from "#app/calendar/date-arithmetic.ts";
import { describeDay } from "#app/calendar/format-date.ts";

/** Days in a row, both ends included. */
export type DateRun = { from: string; to: string };

/** Days as the fewest runs, in the order of the calendar. */
export function runsOf(days: readonly string[]): DateRun[] {
  const runs: DateRun[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

/** Every day of a run. */
export function daysOf({ from, to }: DateRun): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** '19 June 2027', or '3 July 2027 to 5 July 2027'. */
export function describeRun({ from, to }: DateRun): string {
  return from === to ? describeDay(from) : `${describeDay(from)} to ${describeDay(to)}`;
}
