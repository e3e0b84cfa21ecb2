import { useLocation } from "react-router";

import { Detail } from "#app/design-system/detail.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { withDate } from "#app/planning-tools/tool-address.ts";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { addDays, partsOf, spellDate, spellDay, weekdayName } from "#app/calendar/date-arithmetic.ts";
import { clockTime, duration } from "#app/calendar/format-time-of-day.ts";
import { DayArt } from "#app/visitor/tools/date-finder/sun-arc-poster.tsx";
import { DayNotes } from "#app/visitor/tools/date-finder/day-notes.tsx";
import { DayStrip } from "#app/visitor/tools/date-finder/daylight-bar.tsx";
import { places, type PlaceId } from "./places.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";

/** One day in one place: its light on the wall, and what else is known of it beneath. */
export function DayView({ date, place }: { date: string; place: PlaceId }) {
  const { search } = useLocation();
  const { name } = places[place];
  const day = sunTimes(date, places[place]);
  const weekday = weekdayName(date);
  const other = place === "banff" ? places.calgary : places.banff;
  return (
    <>
      <section className="section section--wall day" aria-labelledby="day-heading">
        <div className="wrap day__grid">
          <PosterFrame title={spellDay(date)} subtitle={`${name} · ${partsOf(date)[0]}`}>
            <DayArt day={day} place={place} />
          </PosterFrame>
          <div>
            <p className="eyebrow">In {name}</p>
            <h2 className="heading-large" id="day-heading">
              {spellDate(date)}
            </h2>
            <output className="lede">
              The sun sets at {clockTime(day.sunset)}, after {duration(day.daylight)} of daylight.
            </output>
            <dl className="key-facts">
              <Detail label="Sunrise">{clockTime(day.sunrise)}</Detail>
              <Detail label="Golden hour">{clockTime(day.goldenHour)}</Detail>
              <Detail label="Sunset">{clockTime(day.sunset)}</Detail>
              <Detail label="Dark by">{clockTime(day.dusk)}</Detail>
            </dl>
            <DayStrip day={day} />
            <p className="day__note">
              Times are on Alberta’s clock, UTC−6 all year since 1 November 2026, and for a flat horizon.
              {place === "banff" &&
                " In the valley the mountains take the direct sun 1 to 2½ hours before sunset, depending on the site."}{" "}
              The golden hour begins when the sun is 6° high.
            </p>
            <p className="hero__actions">
              <ThemeLink to={withDate(search, addDays(date, -7), place)} className="button button--ghost">
                The {weekday} before
              </ThemeLink>
              <ThemeLink to={withDate(search, addDays(date, 7), place)} className="button button--ghost">
                The {weekday} after
              </ThemeLink>
              <ThemeLink to={withDate(search, date, other.id)} className="button button--ghost">
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
