import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { climateNormals } from "#content/dates/climate-normals.ts";

import { dateOf, monthName } from "#app/calendar/date-arithmetic.ts";
import { clockTime } from "#app/calendar/format-time-of-day.ts";
import { places, type PlaceId } from "#app/date-finder/places.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";
import { degrees, weatherOf } from "./monthly-weather.ts";

/** Any year does: the sun keeps its times to a minute or two. */
const year = 2027;

/** The twelve months of a place at a glance, for couples who have no date yet. */
export function YearTable({ place }: { place: PlaceId }) {
  const normals = climateNormals.find(({ id }) => id === place);
  return (
    <section className="section" aria-labelledby="year-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="No date yet?"
          heading={`The year in ${places[place].name} at a glance`}
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
              const date = dateOf(year, month + 1, 21);
              const { goldenHour, sunset } = sunTimes(date, places[place]);
              const { high, low } = weatherOf(date, place);
              return (
                <tr key={date}>
                  <th scope="row">{monthName(date)}</th>
                  <td>{clockTime(goldenHour)}</td>
                  <td>{clockTime(sunset)}</td>
                  <td>{degrees(high)}</td>
                  <td>{degrees(low)}</td>
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
