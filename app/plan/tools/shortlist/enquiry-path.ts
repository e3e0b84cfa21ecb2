import { planningPath } from "#app/catalogue/listings/planning-path.ts";

type Known = { date: string | null; guests: number };

/**
 * Path of the enquiry form, for these listings and with the plan's data. A past day is left out: the form
 * would reject it.
 * @param today in Alberta
 */
export function enquiryPath(ids: readonly string[], { date, guests }: Known, today: string): string {
  return planningPath({ vendors: ids, date: date !== null && date >= today ? date : null, guests });
}
