import { albertaOffsetHours } from "#app/calendar/alberta-time.ts";
import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";

const firstDay = "1970-01-01";

/**
 * Minutes of Alberta's wall clock since 1970: one number for day and hour, so that what lasts past midnight
 * is compared like everything else.
 * @param minutes after midnight of the day; below 0 and above 1440 too
 */
export function clockMinutes(date: string, minutes: number): number {
  return daysBetween(firstDay, date) * 1440 + minutes;
}

/** The same for an instant, without its seconds. */
export function clockMinutesAt(instant: Date): number {
  return Math.floor((instant.getTime() - albertaOffsetHours(instant) * 3_600_000) / 60_000);
}

/** Day, and minutes after its midnight. */
export function dayAndMinutes(clock: number): { date: string; minutes: number } {
  const days = Math.floor(clock / 1440);
  return { date: addDays(firstDay, days), minutes: clock - days * 1440 };
}
