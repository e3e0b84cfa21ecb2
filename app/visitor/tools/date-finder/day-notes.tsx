import type { ReactNode } from "react";

import { formatDate } from "#app/calendar/format-date.ts";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { monthNameOf, formatWeekdayDate } from "#app/calendar/date-words.ts";
import { earliestLicenceDay } from "#app/calendar/licence-window.ts";
import { occasionsOf } from "./occasions.ts";
import { weddingLocations, type WeddingLocationId } from "#app/calendar/wedding-locations.ts";
import { seasonNotesFor } from "./season-notes.ts";
import { formatCelsius, monthlyWeather } from "./monthly-weather.ts";

/** Weather, calendar and licence of a day, each with its source. */
export function DayNotes({ date, place }: { date: string; place: WeddingLocationId }) {
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
              Buy it on <strong>{formatWeekdayDate(earliestLicenceDay(date))}</strong> or later. It is valid
              for three months from the day it is issued, for a ceremony in Alberta, and there is no waiting
              period.
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
            <Note key={id} title={title} source={`${source}; checked ${formatDate(checked)}`}>
              <p>{text}</p>
            </Note>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WeatherNote({ date, place }: { date: string; place: WeddingLocationId }) {
  const { high, low, precipitation, snowfall, sunshine, normals } = monthlyWeather(date, place);
  const { station, period, source, checked } = normals;
  return (
    <Note
      title={`A usual ${monthNameOf(date)} in ${weddingLocations[place].name}`}
      source={`${station}, ${period}. ${source}; checked ${formatDate(checked)}. An average, not a forecast.`}
    >
      <dl className="day-notes__weather">
        <DescriptionListEntry label="Highs">{formatCelsius(high)}</DescriptionListEntry>
        <DescriptionListEntry label="Lows">{formatCelsius(low)}</DescriptionListEntry>
        <DescriptionListEntry label="Rain and snow">{`${Math.round(precipitation)} mm`}</DescriptionListEntry>
        {snowfall !== null && snowfall >= 0.5 && (
          <DescriptionListEntry label="Of it as snow">{`${Math.round(snowfall)} cm deep`}</DescriptionListEntry>
        )}
        {sunshine !== null && (
          <DescriptionListEntry label="Sun">{`${Math.round(sunshine)} h in the month`}</DescriptionListEntry>
        )}
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
