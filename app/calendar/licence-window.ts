import { addMonths } from "./add-months.ts";

import { addDays } from "./date-arithmetic.ts";

/** Months for which an Alberta marriage licence is valid, from the day it is issued. */
const licenceMonths = 3;

/**
 * The earliest day to buy the marriage licence for a wedding: the first day from which three months reach the
 * wedding day. Source: aspencountryhills.com, which repeats alberta.ca; checked 2026-11-21.
 */
export function earliestLicenceDay(wedding: string): string {
  let day = addMonths(wedding, -licenceMonths);
  // A short month ends three months early: 28 February reaches only 28 May.
  while (addMonths(day, licenceMonths) < wedding) day = addDays(day, 1);
  return day;
}
