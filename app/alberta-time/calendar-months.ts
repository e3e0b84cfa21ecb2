/**
 * The same day some months earlier, such as '2025-11-21' twelve months before '2026-11-21'; the last
 * day of the month where that one is shorter.
 * @param day in the form yyyy-mm-dd
 */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
