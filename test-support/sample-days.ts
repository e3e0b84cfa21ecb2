import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addDays, nthWeekday } from "#app/calendar/date-arithmetic.ts";

/** The year of the sample wedding: next year, whenever the tests run. */
export const weddingYear = Number(albertaDate(new Date()).slice(0, 4)) + 1;

/** The day of the sample wedding, the third Saturday of June: forms that take no past day take it. */
export const weddingDay = nthWeekday(weddingYear, 6, 6, 3);

/** A day, by its distance from the sample wedding in days; negative before it. */
export const dayFromWedding = (days: number): string => addDays(weddingDay, days);

/** The same of a wedding that is three years later. */
export const distantWeddingDay = nthWeekday(weddingYear + 3, 6, 6, 3);
