import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { climateNormals } from "#content/dates/climate-normals.ts";

import { makeDate } from "#app/calendar/date-arithmetic.ts";
import { monthNameOf } from "#app/calendar/date-words.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";
import { weddingLocations, type WeddingLocationId } from "#app/calendar/wedding-locations.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";
import { formatCelsius, monthlyWeather } from "./monthly-weather.ts";

/** Any year works: sun times vary only by a minute or two between years. */
const year = 2027;

/** The twelve months of a place at a glance, for couples who have no date yet. */
export function YearTable({ place }: { place: WeddingLocationId }) {
  const normals = climateNormals.find(({ id }) => id === place);
  return (
    <section className="section" aria-labelledby="year-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="No date yet?"
          heading={`The year in ${weddingLocations[place].name} at a glance`}
          id="year-heading"
        />
        <table className="year-table">
          <thead>
            <tr>
              <th scope="col">On the 21st</th>
              <th scope="col">Golden hour</th>
              <th scope="col">Sunset</th>
              <th scope="col">High</th>
              <th scope="col">Low</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 12 }, (_, month) => {
              const date = makeDate(year, month + 1, 21);
              const { goldenHour, sunset } = sunTimes(date, weddingLocations[place]);
              const { high, low } = monthlyWeather(date, place);
              return (
                <tr key={date}>
                  <th scope="row">{monthNameOf(date)}</th>
                  <td>{formatTimeOfDay(goldenHour)}</td>
                  <td>{formatTimeOfDay(sunset)}</td>
                  <td>{formatCelsius(high)}</td>
                  <td>{formatCelsius(low)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="note year-table__source">
          Times on Alberta’s clock, UTC−6 all year. Temperatures: monthly means at {normals?.station},{" "}
          {normals?.period}. Choose a day above for everything else.
        </p>
      </div>
    </section>
  );
}
