import { useLocation } from "react-router";

import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { urlWithDate } from "#app/visitor/tools/tool-url.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { addDays, dateParts } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate, formatDayAndMonth, weekdayNameOf } from "#app/calendar/date-words.ts";
import { formatTimeOfDay, formatDuration } from "#app/calendar/format-time-of-day.ts";
import { SunArcPoster } from "./sun-arc-poster.tsx";
import { DayNotes } from "./day-notes.tsx";
import { DaylightBar } from "./daylight-bar.tsx";
import { weddingLocations, type WeddingLocationId } from "#app/calendar/wedding-locations.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";

/** One day in one place: its daylight as a poster, and the other facts below it. */
export function DayView({ date, place }: { date: string; place: WeddingLocationId }) {
  const { search } = useLocation();
  const { name } = weddingLocations[place];
  const day = sunTimes(date, weddingLocations[place]);
  const weekday = weekdayNameOf(date);
  const other = place === "banff" ? weddingLocations.calgary : weddingLocations.banff;
  return (
    <>
      <section className="section section--wall day" aria-labelledby="day-heading">
        <div className="wrap day__grid">
          <PosterFrame title={formatDayAndMonth(date)} subtitle={`${name} · ${dateParts(date)[0]}`}>
            <SunArcPoster day={day} place={place} />
          </PosterFrame>
          <div>
            <p className="eyebrow">In {name}</p>
            <h2 className="heading-large" id="day-heading">
              {formatWeekdayDate(date)}
            </h2>
            <output className="lede">
              The sun sets at {formatTimeOfDay(day.sunset)}, after {formatDuration(day.daylight)} of daylight.
            </output>
            <dl className="key-facts">
              <DescriptionListEntry label="Sunrise">{formatTimeOfDay(day.sunrise)}</DescriptionListEntry>
              <DescriptionListEntry label="Golden hour">
                {formatTimeOfDay(day.goldenHour)}
              </DescriptionListEntry>
              <DescriptionListEntry label="Sunset">{formatTimeOfDay(day.sunset)}</DescriptionListEntry>
              <DescriptionListEntry label="Dark by">{formatTimeOfDay(day.dusk)}</DescriptionListEntry>
            </dl>
            <DaylightBar day={day} />
            <p className="day__note">
              Times are on Alberta’s clock, UTC−6 all year since 1 November 2026, and for a flat horizon.
              {place === "banff" &&
                " In the valley the mountains take the direct sun 1 to 2½ hours before sunset, depending on the site."}{" "}
              The golden hour begins when the sun is 6° high.
            </p>
            <p className="hero__actions" id="day-actions">
              <AddToPlan
                message={{ kind: "date", date }}
                what="The wedding day"
                to="/plan/details"
                className="button button--primary"
              />
              <ThemeLink to={urlWithDate(search, addDays(date, -7), place)} className="button button--ghost">
                The {weekday} before
              </ThemeLink>
              <ThemeLink to={urlWithDate(search, addDays(date, 7), place)} className="button button--ghost">
                The {weekday} after
              </ThemeLink>
              <ThemeLink to={urlWithDate(search, date, other.id)} className="button button--ghost">
                <Icon name="pin" /> The same day in {other.name}
              </ThemeLink>
            </p>
          </div>
        </div>
      </section>
      <DayNotes date={date} place={place} />
    </>
  );
}
