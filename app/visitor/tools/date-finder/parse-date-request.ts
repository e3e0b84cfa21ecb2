import { isCalendarDate } from "#app/calendar/alberta-time.ts";

import { findPlace, type PlaceId } from "#app/date-finder/places.ts";

/** Until when the date finder computes: later clocks and holidays are anybody's guess. */
const lastYear = 2099;

/** What an address asks of the date finder: what was typed, and whether that is a day to look at. */
export type DateRequest = {
  place: PlaceId;
  /** As it was typed, so that it can be put right. */
  text: string;
} & ({ date: string; trouble: null } | { date: null; trouble: string | null });

/**
 * Reads `?date=2027-07-10&place=banff`.
 * @param today the date in Alberta
 */
export function readDateRequest(parameters: URLSearchParams, today: string): DateRequest {
  const text = (parameters.get("date") ?? "").trim().slice(0, 40);
  const place = findPlace(parameters.get("place")).id;
  const trouble = troubleWith(text, today);
  if (text === "" || trouble !== null) return { place, text, date: null, trouble };
  return { place, text, date: text, trouble: null };
}

function troubleWith(text: string, today: string): string | null {
  if (text === "") return null;
  if (!isCalendarDate(text))
    return `“${text}” is not a date of the calendar. Write year, month and day, such as 2027-07-10`;
  if (text < today) return "This date has passed in Alberta. Choose a coming one";
  if (Number(text.slice(0, 4)) > lastYear)
    return `We look ahead as far as ${lastYear}. Choose an earlier date`;
  return null;
}
