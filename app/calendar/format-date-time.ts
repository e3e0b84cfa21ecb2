import { albertaDate, albertaMinutes } from "./alberta-time.ts";
import { formatDate } from "./format-date.ts";

/** '21 November 2026, 14:05' in Alberta's local time. */
export function formatDateTime(instant: Date): string {
  // The minutes are rounded, so that the last half minute of a day already shows the next one.
  const shown = new Date(Math.round(instant.getTime() / 60_000) * 60_000);
  const minutes = albertaMinutes(shown);
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return `${formatDate(albertaDate(shown))}, ${clock}`;
}
