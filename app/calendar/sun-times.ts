import { getTimes } from "suncalc";

import { albertaMinutes, albertaNoon } from "#app/calendar/alberta-time.ts";

import type { Place } from "#app/date-finder/places.ts";

/** The light of one day, in minutes after midnight on Alberta's clock; `daylight` is a length in minutes. */
export type SunTimes = {
  sunrise: number;
  noon: number;
  /** The sun stands 6° high and sinks: warm, level light begins. */
  goldenHour: number;
  sunset: number;
  /** The sun is 6° below the horizon: too dark to read outside. */
  dusk: number;
  daylight: number;
};

/**
 * Sunrise, golden hour and sunset over a flat horizon (suncalc), on Alberta's clock and not on that
 * of the runtime.
 * @param date of the calendar, such as '2027-07-10'
 * @throws Error beyond the polar circles, where the sun may not set
 */
export function sunTimes(date: string, { latitude, longitude }: Place): SunTimes {
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
