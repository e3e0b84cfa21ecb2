const dayLength = 86_400_000;

/** Sunday 0 to Saturday 6. */
export function weekdayOf(date: string): number {
  return midnight(date).getUTCDay();
}

/** The date a number of days later, or earlier. */
export function addDays(date: string, days: number): string {
  return isoDate(midnight(date).getTime() + days * dayLength);
}

/** How many days the second date is after the first; negative where it is before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / dayLength);
}

/** Year, month 1 to 12 and day of a date. */
export function dateParts(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** The nth of a weekday (Sunday 0) in a month (1 to 12), such as the second Monday of October. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return isoDate(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1)));
}

/** The date of a year, month (1 to 12) and day. */
export function makeDate(year: number, month: number, day: number): string {
  return isoDate(Date.UTC(year, month - 1, day));
}

/** Its midnight in UTC, in which a day has no other length. */
function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
