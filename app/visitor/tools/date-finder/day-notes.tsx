import type { ReactNode } from "react";

import { describeDay } from "#app/calendar/format-date.ts";
import { Detail } from "#app/design-system/detail.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { monthName, spellDate } from "#app/calendar/date-arithmetic.ts";
import { earliestLicenceDay } from "#app/calendar/licence-window.ts";
import { occasionsOf } from "./occasions.ts";
import { places, type PlaceId } from "#app/date-finder/places.ts";
import { seasonNotesFor } from "./season-notes.ts";
import { degrees, weatherOf } from "./monthly-weather.ts";

/** Weather, calendar and licence of a day, each with where it comes from. */
export function DayNotes({ date, place }: { date: string; place: PlaceId }) {
  return (
    <section className="section" aria-labelledby="day-notes-heading">
      <div className="wrap">
        <SectionHead
          eyebrow="The small print of the day"
          heading="What else comes with it"
          id="day-notes-heading"
        />
        <ul className="day-notes">
          <WeatherNote date={date} place={place} />
          <Note
            title="The marriage licence"
            source="aspencountryhills.com, which repeats alberta.ca; checked 21 November 2026. Confirm with the registry."
          >
            <p>
              Buy it on <strong>{spellDate(earliestLicenceDay(date))}</strong> or later. It is valid for three
              months from the day it is issued, for a ceremony in Alberta, and there is no waiting period.
            </p>
            <p>
              <ThemeLink to="/planning" className="text-link">
                More on planning
              </ThemeLink>
            </p>
          </Note>
          {occasionsOf(date).map(({ title, text, source }) => (
            <Note key={title} title={title} source={source}>
              <p>{text}</p>
            </Note>
          ))}
          {seasonNotesFor(date, place).map(({ id, title, text, source, checked }) => (
            <Note key={id} title={title} source={`${source}; checked ${describeDay(checked)}`}>
              <p>{text}</p>
            </Note>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WeatherNote({ date, place }: { date: string; place: PlaceId }) {
  const { high, low, precipitation, snowfall, sunshine, normals } = weatherOf(date, place);
  const { station, period, source, checked } = normals;
  return (
    <Note
      title={`A usual ${monthName(date)} in ${places[place].name}`}
      source={`${station}, ${period}. ${source}; checked ${describeDay(checked)}. An average, not a forecast.`}
    >
      <dl className="day-notes__weather">
        <Detail label="Highs">{degrees(high)}</Detail>
        <Detail label="Lows">{degrees(low)}</Detail>
        <Detail label="Rain and snow">{`${Math.round(precipitation)} mm`}</Detail>
        {snowfall !== null && snowfall >= 0.5 && (
          <Detail label="Of it as snow">{`${Math.round(snowfall)} cm deep`}</Detail>
        )}
        {sunshine !== null && <Detail label="Sun">{`${Math.round(sunshine)} h in the month`}</Detail>}
      </dl>
    </Note>
  );
}

function Note({ title, source, children }: { title: string; source: string; children: ReactNode }) {
  return (
    <li className="panel day-note">
      <h3 className="heading-small">{title}</h3>
      {children}
      <p className="note">{source}</p>
    </li>
  );
}
