import { monthNames } from "#app/calendar/format-date.ts";

/** 'August' for 8. */
export const monthName = (month: number): string => monthNames[month - 1] ?? String(month);

/** Names of weekdays, Sunday first. */
export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** 'Saturday' for 6. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday] ?? String(weekday);
