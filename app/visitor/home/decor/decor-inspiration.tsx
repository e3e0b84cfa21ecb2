import { href } from "react-router";
import { useUrlChoice } from "#app/site/url-state/use-url-choice.ts";
import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";
import type { DecorIdea } from "#content/decor-ideas/decor-idea.ts";
import { seasonNames } from "#content/seasons/season-names.ts";

import { decorQueryKey, decorSeasons, filterBySeason, parseDecorSeason } from "./decor-season.ts";

/** The decoration ideas of the theme, by season. */
export function DecorInspiration() {
  const { heading, lede, ideas } = useHomeSections().decor;
  const { value, choose, hrefFor } = useUrlChoice(decorQueryKey, parseDecorSeason);
  const shown = filterBySeason(ideas, value);
  return (
    <section className="section later later--decor" id="decor" aria-label="Decor inspiration">
      <div className="wrap">
        <SectionHead eyebrow="Decor inspiration" heading={heading} lede={lede}>
          <fieldset className="choices" aria-label="Season of the ideas">
            {decorSeasons.map((season) => (
              <ActionLink
                key={season}
                href={hrefFor(season)}
                className="choice"
                aria-pressed={season === value}
                onAction={() => choose(season)}
              >
                {season === "all" ? "All" : seasonNames[season].name}
              </ActionLink>
            ))}
          </fieldset>
        </SectionHead>
        <ul className="swatches snap-row">
          {shown.map((idea) => (
            <li key={idea.id}>
              <DecorSwatch idea={idea} />
            </li>
          ))}
        </ul>
        <output className="note">
          {value === "all"
            ? `${ideas.length} ideas.`
            : `${shown.length} of ${ideas.length} ideas for ${value}. Those for the whole year are under All.`}
        </output>
      </div>
    </section>
  );
}

/** A page of the sample book: the picture, its colours as paint chips, and what it suits. */
function DecorSwatch({ idea }: { idea: DecorIdea }) {
  const share = 60 / idea.colors.length;
  return (
    <article className="swatch">
      <div className="swatch__art grain">
        <img src={idea.image} alt="" width={800} height={600} loading="lazy" decoding="async" />
      </div>
      <svg className="swatch__inks" viewBox="0 0 60 4" preserveAspectRatio="none" aria-hidden="true">
        {idea.colors.map(({ name, hex }, position) => (
          <rect key={name} x={position * share} width={share} height={4} fill={hex} />
        ))}
      </svg>
      <p className="swatch__names">{idea.colors.map(({ name }) => name).join(" · ")}</p>
      <h3 className="heading-small">
        <ThemeLink to={href("/decoration-ideas/:id", { id: idea.id })} className="card__link">
          {idea.title}
        </ThemeLink>
      </h3>
      <p className="swatch__text">{idea.description}</p>
      <dl className="swatch__facts">
        <DescriptionListEntry label="Best for">{idea.bestFor}</DescriptionListEntry>
        <DescriptionListEntry label="Season">{idea.season}</DescriptionListEntry>
      </dl>
    </article>
  );
}
