import { albertaDate, albertaMinutes } from "./alberta-time.ts";
import { formatDate } from "./format-date.ts";
import { formatTimeOfDay } from "./format-time-of-day.ts";

/** '21 November 2026, 2:05 p.m.' in Alberta's local time. */
export function formatDateTime(instant: Date): string {
  // The minutes are rounded, so that the last half minute of a day already shows the next one.
  const shown = new Date(Math.round(instant.getTime() / 60_000) * 60_000);
  return `${formatDate(albertaDate(shown))}, ${formatTimeOfDay(albertaMinutes(shown))}`;
}
