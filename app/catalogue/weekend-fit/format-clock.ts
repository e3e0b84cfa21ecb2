import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";

const day = 24 * 60;

/** '1:30 a.m.', 'midnight' or '6 p.m.' for minutes after midnight, of the next day, too. */
export function formatClock(minutes: number): string {
  const inDay = minutes % day;
  if (inDay === 0) return "midnight";
  return formatTimeOfDay(inDay).replace(":00", "");
}
