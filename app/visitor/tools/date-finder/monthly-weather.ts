import type { ClimateNormals } from "#content/dates/climate.ts";
import { climateNormals } from "#content/dates/climate-normals.ts";

import { dateParts } from "#app/calendar/date-arithmetic.ts";
import type { WeddingLocationId } from "#app/calendar/wedding-locations.ts";

/** The normals of one month: °C, mm, cm of snow, hours of sun. */
export type Weather = {
  high: number;
  low: number;
  precipitation: number;
  snowfall: number | null;
  sunshine: number | null;
  normals: ClimateNormals;
};

/** The usual weather in the month of a date in a place. */
export function monthlyWeather(date: string, place: WeddingLocationId): Weather {
  const normals = climateNormals.find(({ id }) => id === place);
  if (normals === undefined) throw new Error(`There are no normals of ${place}.`);
  const month = dateParts(date)[1] - 1;
  const { high, low, precipitation, snowfall, sunshine } = normals;
  return {
    high: high[month] ?? 0,
    low: low[month] ?? 0,
    precipitation: precipitation[month] ?? 0,
    snowfall: snowfall?.[month] ?? null,
    sunshine: sunshine?.[month] ?? null,
    normals,
  };
}

/** '23 °C', with a true minus: '−13 °C'. */
export function formatCelsius(celsius: number): string {
  const rounded = Math.round(celsius);
  return `${rounded < 0 ? "−" : ""}${Math.abs(rounded)} °C`;
}
