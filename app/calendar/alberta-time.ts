/**
 * Alberta's clock. Since 1 November 2026 it stays at UTC-6 all year; before that it followed the
 * North American rule (UTC-7, and UTC-6 from the second Sunday of March to the first Sunday of
 * November, changing at 2 a.m.). The runtime's own zone data may be older than the change, so it
 * is never asked. Source: Bill 31 of 2026, which creates the Official Time Act, and the tz list of
 * lists.iana.org, April to June 2026.
 */
const fixedSince = Date.UTC(2026, 10, 1, 8);

/** Hours that Alberta's wall clock is behind UTC at an instant: 6 or 7. */
export function albertaOffsetHours(instant: Date): 6 | 7 {
  if (instant.getTime() >= fixedSince) return 6;
  const year = instant.getUTCFullYear();
  const summerBegins = Date.UTC(year, 2, nthSunday(year, 2, 2), 9);
  const summerEnds = Date.UTC(year, 10, nthSunday(year, 10, 1), 8);
  const time = instant.getTime();
  return time >= summerBegins && time < summerEnds ? 6 : 7;
}

/** The date in Alberta at an instant, such as '2027-06-19'. */
export function albertaDate(instant: Date): string {
  return new Date(instant.getTime() - albertaOffsetHours(instant) * 3_600_000).toISOString().slice(0, 10);
}

/** Minutes after midnight in Alberta's local time at an instant, rounded to the nearest. */
export function albertaMinutes(instant: Date): number {
  const wall = new Date(instant.getTime() - albertaOffsetHours(instant) * 3_600_000 + 30_000);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** The instant of noon in Alberta on a date. */
export function albertaNoon(date: string): Date {
  return albertaInstant(date, 720);
}

/**
 * The instant a number of minutes after midnight of a date in Alberta's local time. Of a repeated hour the
 * first one counts, and a skipped time becomes an hour later.
 */
export function albertaInstant(date: string, minutes: number): Date {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const [summer, winter] = [6, 7].map((hours) => new Date(wall + hours * 3_600_000));
  return summer !== undefined && albertaOffsetHours(summer) === 6 ? summer : (winter ?? new Date(wall));
}

/** Whether the text is a calendar date in the form yyyy-mm-dd: 2027-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Day of the month of the nth Sunday of a month (0 to 11). */
function nthSunday(year: number, month: number, n: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstWeekday) % 7) + 7 * (n - 1);
}
