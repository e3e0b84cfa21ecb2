/**
 * The same day a number of months later, or earlier, such as '2025-11-21' for '2026-11-21' and -12; the last
 * day of the month where that month is shorter.
 * @param day in the form yyyy-mm-dd
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
