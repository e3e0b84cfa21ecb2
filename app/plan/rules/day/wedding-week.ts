import { daysBetween } from "#app/calendar/date-arithmetic.ts";

/**
 * Whether it is the week of the wedding: from six days before its first day until its last.
 * @param days of the schedule, in order (timeline.ts)
 * @param today in Alberta, as 2027-06-19
 */
export function isWeddingWeek(days: readonly { date: string }[], today: string): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return false;
  return daysBetween(today, first.date) <= 6 && today <= last.date;
}

/** The day to show first: today if it is one of them, else the next one, else the last one. */
export function firstShownDay(days: readonly { date: string }[], today: string): string | null {
  const next = days.find(({ date }) => date >= today) ?? days.at(-1);
  return next?.date ?? null;
}
