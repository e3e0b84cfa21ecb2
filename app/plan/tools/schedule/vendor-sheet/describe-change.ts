import { albertaDate } from "#app/calendar/alberta-time.ts";
import { clockMinutesAt, dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import { formatDayAndMonth } from "#app/calendar/date-words.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/**
 * 'changed at 2:05 p.m.' on the day itself, 'changed on 12 June' before it.
 * @param at an instant in ISO form
 * @param day the day of the changed line
 * @param what happened to it
 */
export function describeChange(at: string, day: string, what: "changed" | "removed" = "changed"): string {
  const instant = new Date(at);
  if (albertaDate(instant) !== day) return `${what} on ${formatDayAndMonth(albertaDate(instant))}`;
  return `${what} at ${formatClockTime(dayAndMinutes(clockMinutesAt(instant)).minutes)}`;
}
