import { dateParts, weekdayOf } from "./date-arithmetic.ts";
import { formatDate, monthNames } from "./format-date.ts";

/** Names of weekdays, Sunday first. */
export const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** 'Saturday' for 6. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday] ?? String(weekday);

/** 'August' for 8. */
export const monthName = (month: number): string => monthNames[month - 1] ?? String(month);

/** 'Saturday' for a date. */
export const weekdayNameOf = (date: string): string => weekdayName(weekdayOf(date));

/** 'July' for a date. */
export const monthNameOf = (date: string): string => monthName(dateParts(date)[1]);

/** 'Saturday, 10 July 2027', in the format of all pages, the same in every runtime. */
export function formatWeekdayDate(date: string): string {
  return `${weekdayNameOf(date)}, ${formatDate(date)}`;
}

/** '10 July'. */
export function formatDayAndMonth(date: string): string {
  return `${dateParts(date)[2]} ${monthNameOf(date)}`;
}
