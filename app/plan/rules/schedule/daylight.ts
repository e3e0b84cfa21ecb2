import { weddingLocations, type WeddingLocation } from "#app/calendar/wedding-locations.ts";
import { sunTimes, type SunTimes } from "#app/calendar/sun-times.ts";

/** Sunrise, sunset and twilight of a day at the wedding's place. */
export type Daylight = SunTimes & {
  place: WeddingLocation;
  /** From when it is light enough to read outside. */
  dawn: number;
};

const mountains = /\b(?:banff|canmore|lake louise|kananaskis|emerald lake)\b/iu;

/**
 * The daylight of a day in Calgary or in Banff: where the events' places say so, else where the couple
 * marries.
 * @param written places of the day's events, as the couple writes them
 * @param chosen the places that the couple chose for the wedding
 */
export function daylightOf(date: string, written: readonly string[], chosen: readonly string[]): Daylight {
  const inMountains = written.some((place) => mountains.test(place));
  const onlyBanff = chosen.includes("banff") && !chosen.includes("calgary");
  const inCalgary = written.some((place) => /\bcalgary\b/iu.test(place));
  const place = inMountains || (onlyBanff && !inCalgary) ? weddingLocations.banff : weddingLocations.calgary;
  const sun = sunTimes(date, place);
  return { ...sun, place, dawn: sun.sunrise - (sun.dusk - sun.sunset) };
}
