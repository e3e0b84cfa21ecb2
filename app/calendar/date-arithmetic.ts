import { describeDay } from "#app/calendar/format-date.ts";

const dayLength = 86_400_000;

/** Sunday 0 to Saturday 6. */
export function weekdayOf(date: string): number {
  return midnight(date).getUTCDay();
}

/** The date so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return isoDate(midnight(date).getTime() + days * dayLength);
}

/** Year, month 1 to 12 and day of a date. */
export function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** The nth of a weekday (Sunday 0) in a month (1 to 12), such as the second Monday of October. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return isoDate(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1)));
}

/** The date of a year, month (1 to 12) and day. */
export function dateOf(year: number, month: number, day: number): string {
  return isoDate(Date.UTC(year, month - 1, day));
}

/** 'Saturday, 10 July 2027', the same in every runtime and as every other page writes a day. */
export function spellDate(date: string): string {
  return `${weekdayName(date)}, ${describeDay(date)}`;
}

/** '10 July'. */
export function spellDay(date: string): string {
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

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
