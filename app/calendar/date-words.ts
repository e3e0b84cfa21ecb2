import { midnight } from "./date-arithmetic.ts";
import { formatDate, monthNames } from "./format-date.ts";

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
  return weekdayNames[midnight(date).getUTCDay()] ?? "";
}

/** 'July'. */
export function monthName(date: string): string {
  return monthNames[midnight(date).getUTCMonth()] ?? "";
}

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
