import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";

/** Until this minute of the morning it is still the evening before. */
const nightEndsAt = 300;

/** The day that a minute of Alberta's wall clock belongs to: a party after midnight is still the evening before. */
export function runSheetDate(clock: number): string {
  return dayAndMinutes(clock - nightEndsAt).date;
}

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
