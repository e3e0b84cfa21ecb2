import { addDays, nthWeekday, dateParts } from "./date-arithmetic.ts";

const friday = 5;

/**
 * First and last day of the Calgary Stampede: ten days from the Friday that falls from 3 to 9 July.
 * Derived from the published dates of 2008 to 2026 on 2026-11-21; '2027 on' is by this rule, until
 * the Stampede publishes it.
 */
export function stampedeOf(year: number): { first: string; last: string } {
  const firstFriday = nthWeekday(year, 7, friday, 1);
  const [, , day] = dateParts(firstFriday);
  const first = day < 3 ? addDays(firstFriday, 7) : firstFriday;
  return { first, last: addDays(first, 9) };
}

/** Whether the Stampede is on. */
export function isStampede(date: string): boolean {
  const { first, last } = stampedeOf(dateParts(date)[0]);
  return date >= first && date <= last;
}
