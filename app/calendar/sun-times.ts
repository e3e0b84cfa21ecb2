import { getTimes } from "suncalc";

import { albertaMinutes, albertaNoon } from "./alberta-time.ts";

import type { WeddingLocation } from "./wedding-locations.ts";

/**
 * The daylight of one day, in minutes after midnight in Alberta's local time; `daylight` is a duration in
 * minutes.
 */
export type SunTimes = {
  sunrise: number;
  noon: number;
  /** The sun is 6° high and sinking: warm, level light begins. */
  goldenHour: number;
  sunset: number;
  /** The sun is 6° below the horizon: too dark to read outside. */
  dusk: number;
  daylight: number;
};

/**
 * Sunrise, golden hour and sunset over a flat horizon (suncalc), in Alberta's local time and not the
 * runtime's.
 * @param date of the calendar, such as '2027-07-10'
 * @throws Error beyond the polar circles, where the sun may not set
 */
export function sunTimes(date: string, { latitude, longitude }: WeddingLocation): SunTimes {
  const times = getTimes(albertaNoon(date), latitude, longitude);
  const { sunrise, sunset, goldenHour, dusk, solarNoon } = times;
  if (sunrise === null || sunset === null || goldenHour === null || dusk === null)
    throw new Error(`The sun neither rises nor sets on ${date} at ${latitude}° north.`);
  return {
    sunrise: albertaMinutes(sunrise),
    noon: albertaMinutes(solarNoon),
    goldenHour: albertaMinutes(goldenHour),
    sunset: albertaMinutes(sunset),
    dusk: albertaMinutes(dusk),
    daylight: Math.round((sunset.getTime() - sunrise.getTime()) / 60_000),
  };
}
