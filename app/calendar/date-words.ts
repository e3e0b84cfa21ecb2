import { midnight } from "./date-arithmetic.ts";
import { formatDate } from "./format-date.ts";

/** 'Saturday, 10 July 2027', in the format of all pages, the same in every runtime. */
export function formatWeekdayDate(date: string): string {
  return `${weekdayName(date)}, ${formatDate(date)}`;
}

/** '10 July'. */
export function formatDayAndMonth(date: string): string {
  return `${midnight(date).getUTCDate()} ${monthName(date)}`;
}

/** 'Saturday'. */
export function weekdayName(date: string): string {
  return weekdayWords.format(midnight(date));
}

/** 'July'. */
export function monthName(date: string): string {
  return monthWords.format(midnight(date));
}

const weekdayWords = new Intl.DateTimeFormat("en-CA", { weekday: "long", timeZone: "UTC" });
const monthWords = new Intl.DateTimeFormat("en-CA", { month: "long", timeZone: "UTC" });
