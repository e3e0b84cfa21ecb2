import { places, type Place } from "#app/date-finder/places.ts";
import { sunTimes, type SunTimes } from "#app/calendar/sun-times.ts";

/** The light of a day where the wedding is. */
export type Light = SunTimes & {
  place: Place;
  /** From when on it is light enough to read outside. */
  dawn: number;
};

const mountains = /\b(?:banff|canmore|lake louise|kananaskis|emerald lake)\b/iu;

/**
 * The light of a day in Calgary or in Banff: where what is held says so, else where the couple marries.
 * @param written places of the events of the day, as the couple writes them
 * @param chosen the places that the couple chose for the wedding
 */
export function lightOf(date: string, written: readonly string[], chosen: readonly string[]): Light {
  const inMountains = written.some((place) => mountains.test(place));
  const onlyBanff = chosen.includes("banff") && !chosen.includes("calgary");
  const inCalgary = written.some((place) => /\bcalgary\b/iu.test(place));
  const place = inMountains || (onlyBanff && !inCalgary) ? places.banff : places.calgary;
  const sun = sunTimes(date, place);
  return { ...sun, place, dawn: sun.sunrise - (sun.dusk - sun.sunset) };
}
