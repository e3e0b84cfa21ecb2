import { isCalendarDate } from "#app/calendar/alberta-time.ts";

import { readQuery } from "#app/site/url-state/read-query.ts";
import { findWeddingLocation, type WeddingLocationId } from "#app/calendar/wedding-locations.ts";

/** Every key that the date finder reads of the address. */
export const dateQueryKeys = ["date", "place"] as const;

/** Until when the date finder computes: later clocks and holidays are anybody's guess. */
const lastYear = 2099;

/** The date request in a URL: the typed text, and whether it is a valid day. */
export type DateRequest = {
  place: WeddingLocationId;
  /** As typed, so that the visitor can correct it. */
  text: string;
} & ({ date: string; error: null } | { date: null; error: string | null });

/**
 * Parses `?date=2027-07-10&place=banff`.
 * @param today the date in Alberta
 */
export function parseDateRequest(parameters: URLSearchParams, today: string): DateRequest {
  const { first } = readQuery(parameters, dateQueryKeys);
  const text = (first("date") ?? "").trim().slice(0, 40);
  const place = findWeddingLocation(first("place")).id;
  const error = errorIn(text, today);
  if (text === "" || error !== null) return { place, text, date: null, error };
  return { place, text, date: text, error: null };
}

function errorIn(text: string, today: string): string | null {
  if (text === "") return null;
  if (!isCalendarDate(text)) return `“${text}” isn’t a date. Enter year, month and day, such as 2027-07-10`;
  if (text < today) return "That date has passed. Choose a later one";
  if (Number(text.slice(0, 4)) > lastYear)
    return `We look as far ahead as ${lastYear}. Choose an earlier date`;
  return null;
}
