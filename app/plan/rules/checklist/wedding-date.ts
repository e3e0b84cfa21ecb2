import { addMonths } from "#app/calendar/add-months.ts";
import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/plan/start/plan-events.ts";

type PlannedWedding = {
  date: string | null;
  season: "spring" | "summer" | "autumn" | "winter" | null;
  year: number | null;
};

/** When the wedding is, as far as the couple knows. */
export type WeddingTime = {
  /** The wedding day; of a season its first day that is still to come. */
  day: string;
  /** Whether it is the day; else everything that is counted from it holds for its month only. */
  exact: boolean;
  /** What the couple said, to see that they said something else. */
  said: string;
};

/** First month of each season and how many it has (specification §9). */
const seasons = {
  spring: { first: "04", months: 2 },
  summer: { first: "06", months: 3 },
  autumn: { first: "09", months: 2 },
  winter: { first: "11", months: 5 },
} as const;

/** A day as plans have it; null for one that no plan can mean, whatever another device wrote. */
export function plannedDay(day: string | null): string | null {
  return day !== null && day >= "1900-01-01" && day <= "2100-12-31" && isCalendarDate(day) ? day : null;
}

/**
 * When the wedding is. Of a season the first day counts, so that nothing comes too late.
 * @param today in the form yyyy-mm-dd
 * @returns null where neither date nor season and year are known
 */
export function weddingTime(wedding: PlannedWedding | undefined, today: string): WeddingTime | null {
  if (wedding === undefined) return null;
  const { season, year } = wedding;
  const date = plannedDay(wedding.date);
  if (date !== null) return { day: date, exact: true, said: date };
  if (season === null || year === null) return null;
  const begins = `${year}-${seasons[season].first}-01`;
  const ends = addDays(addMonths(begins, seasons[season].months), -1);
  const isOn = begins <= today && today <= ends;
  return { day: isOn ? today : begins, exact: false, said: `${season} ${year}` };
}
