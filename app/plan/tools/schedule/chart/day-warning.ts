import { holidayOn, longWeekendOf } from "#app/calendar/holidays.ts";
import { isStampede } from "#app/calendar/stampede.ts";

/** The calendar's warning about a day, or null: what is closed or full on it. */
export function dayWarning(date: string): string | null {
  const holiday = holidayOn(date);
  if (holiday !== null)
    return `${holiday.name}: ask each vendor whether they work that day, and what their staff cost.`;
  if (isStampede(date)) return "Calgary Stampede: hotels are full and downtown is slow.";
  const weekend = longWeekendOf(date);
  return weekend === null ? null : `Long weekend of ${weekend.name}: roads and rooms fill early.`;
}
