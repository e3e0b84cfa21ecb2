import { addMonths } from "#app/calendar/add-months.ts";
import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { seasonMonths, toSeasonId, type PlanSeason } from "#content/seasons/season-months.ts";

type PlannedWedding = {
  date: string | null;
  season: PlanSeason | null;
  year: number | null;
};

/** When the wedding is, as far as the couple knows. */
export type WeddingDate = {
  /** The wedding day; for a season, its first future day. */
  day: string;
  /** Whether the day is exact; else everything counted from it is exact to the month only. */
  exact: boolean;
  /** The couple's entry, to detect that it changed. */
  said: string;
};

/** A day in the form that plans use; null for an impossible one, whatever another device wrote. */
export function validDay(day: string | null): string | null {
  return day !== null && day >= "1900-01-01" && day <= "2100-12-31" && isCalendarDate(day) ? day : null;
}

/**
 * When the wedding is. For a season the first day counts, so that nothing comes too late.
 * @param today in the form yyyy-mm-dd
 * @returns null where neither date nor season and year are known
 */
export function weddingDate(wedding: PlannedWedding | undefined, today: string): WeddingDate | null {
  if (wedding === undefined) return null;
  const { season, year } = wedding;
  const date = validDay(wedding.date);
  if (date !== null) return { day: date, exact: true, said: date };
  if (season === null || year === null) return null;
  const { first, count } = seasonMonths[toSeasonId(season)];
  const begins = `${year}-${String(first).padStart(2, "0")}-01`;
  const ends = addDays(addMonths(begins, count), -1);
  const isOn = begins <= today && today <= ends;
  return { day: isOn ? today : begins, exact: false, said: `${season} ${year}` };
}
