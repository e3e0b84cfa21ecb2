import { useUrlChoice } from "#app/site/url-state/use-url-choice.ts";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { LinkTabs, tabId } from "#app/ui/design-system/link-tabs.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { formatDate } from "#app/calendar/format-date.ts";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import type { Season } from "#content/seasons/season.ts";

import { findSeason, parseSeason, seasonQueryKey } from "./season-choice.ts";

const panelId = "season-panel";

/** The year in four pictures: a tab for each season. */
export function SeasonsGuide() {
  const { heading, entries } = useHomeSections().seasons;
  const { value, choose, hrefFor } = useUrlChoice(seasonQueryKey, parseSeason);
  const scripted = useHydrated();
  const season = findSeason(entries, value);
  return (
    <section className="section later later--seasons" id="season" aria-label="Seasons guide">
      <div className="wrap">
        <SectionHead eyebrow="Seasons guide" heading={heading}>
          <LinkTabs
            label="Seasons"
            tabs={entries.map(({ id, name }) => ({ id, label: name, href: hrefFor(id) }))}
            selected={value}
            onSelect={choose}
            panelId={panelId}
          />
        </SectionHead>
        <div
          id={panelId}
          className="season"
          {...(scripted && { role: "tabpanel", "aria-labelledby": tabId(panelId, value) })}
        >
          <SeasonView season={season} />
        </div>
      </div>
    </section>
  );
}

function SeasonView({ season }: { season: Season }) {
  const { weather } = season;
  return (
    <>
      <div className="season__picture">
        <PosterFrame title={season.name} subtitle={season.months}>
          <img
            key={season.id}
            src={season.image}
            alt=""
            width={1600}
            height={900}
            loading="lazy"
            decoding="async"
          />
        </PosterFrame>
      </div>
      <div className="season__text">
        <h3 className="heading-medium">
          {season.name}, {season.months}
        </h3>
        <p>{season.description}</p>
        <ul
          className="season__tips snap-row"
          aria-label={`Tips for a wedding in ${season.name.toLowerCase()}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard pushes the row aside on a phone
          tabIndex={0}
        >
          {season.tips.map((tip) => (
            <li key={tip}>
              <Icon name="check" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
      <dl className="season__weather">
        <DescriptionListEntry label="By day">{weather.day}</DescriptionListEntry>
        <DescriptionListEntry label="By night">{weather.night}</DescriptionListEntry>
        <DescriptionListEntry label="From the sky">{weather.rainOrSnow}</DescriptionListEntry>
        <DescriptionListEntry label="Sunset">{weather.sunset}</DescriptionListEntry>
      </dl>
      <p className="note season__source">
        {weather.source}. Checked on {formatDate(weather.checked)}.
      </p>
    </>
  );
}
