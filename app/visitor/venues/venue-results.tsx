import { categoryPath } from "#app/catalogue/directory/category-path.ts";
import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { EmptyCompass } from "#app/ui/illustrations/empty-compass.tsx";

import { CompareBar } from "./compare-bar.tsx";
import { filterVenues, findVenueRelaxations, type FilteredVenue } from "./filter-venues.ts";
import type { VenueMatches } from "./build-venues-page.ts";
import { useComparison, type Comparison } from "./use-comparison.ts";
import type { VenueControls } from "./use-venue-query.ts";
import { VenueCard } from "./venue-card.tsx";
import { ClearVenueFilters } from "./venue-filters.tsx";
import { isFiltering } from "./venue-query.ts";
import type { ListedVenue } from "./venue-summary.ts";

type VenueResultsProps = {
  venues: readonly ListedVenue[];
  /** The server's results, where the page does not have all venues. */
  found: VenueMatches | null;
  controls: VenueControls;
};

/** All venues, or those that match; then those worth asking. */
export function VenueResults({ venues, found, controls }: VenueResultsProps) {
  const comparison = useComparison();
  // The server's results belong to its query: the URL may be a moment ahead.
  const query = found?.query ?? controls.query;
  const { matches, worthAsking } = filterVenues(venues, query);
  const filtering = isFiltering(query);
  const askable = found?.worthAsking ?? worthAsking.length;
  return (
    <section className="section venue-results" aria-labelledby="venue-results-heading">
      <div className="wrap">
        <SectionHead
          eyebrow={filtering ? "What fits" : "In order of their names"}
          heading={filtering ? "Venues that match" : "All venues"}
          id="venue-results-heading"
        >
          <output className="toolbar__count">{count(found?.matches ?? matches.length)}</output>
        </SectionHead>
        {matches.length === 0 && (
          <NothingMatches venues={venues} found={found} controls={controls} askable={askable} />
        )}
        <Cards venues={matches} comparison={comparison} />
        {found !== null && found.matches > matches.length && (
          <p className="lede">
            These are the first {matches.length}. Say more of what you look for, or see{" "}
            <ThemeLink to={categoryPath("venues")} className="text-link">
              all venues in the directory
            </ThemeLink>
            .
          </p>
        )}
        {worthAsking.length > 0 && (
          <section className="worth-asking" aria-labelledby="worth-asking-heading">
            <h2 id="worth-asking-heading" className="heading-medium">
              Worth asking
            </h2>
            <p className="lede">
              {askable === 1 ? "This venue has" : `These ${askable} venues have`} not said yet. Nothing that
              we know rules {askable === 1 ? "it" : "them"} out: ask.
            </p>
            <Cards venues={worthAsking} comparison={comparison} />
          </section>
        )}
        <CompareBar {...comparison} />
      </div>
    </section>
  );
}

function Cards({ venues, comparison }: { venues: readonly FilteredVenue[]; comparison: Comparison }) {
  return (
    <ul className="venue-cards">
      {venues.map((filtered) => (
        <li key={filtered.venue.card.id}>
          <VenueCard {...filtered} comparison={comparison} />
        </li>
      ))}
    </ul>
  );
}

type NothingMatchesProps = VenueResultsProps & { askable: number };

/** No known match: which need to drop. */
function NothingMatches({ venues, found, controls, askable }: NothingMatchesProps) {
  const { query, choose, hrefOf } = controls;
  const concessions = found?.concessions ?? findVenueRelaxations(venues, query).slice(0, 3);
  return (
    <div className="no-result panel">
      <EmptyCompass />
      <h3 className="heading-medium">No venue is known to offer all of this</h3>
      {askable > 0 && <p className="lede">Some may: see below which are worth asking. Or drop something:</p>}
      {askable === 0 && <p className="lede">Try dropping one of these:</p>}
      <div className="no-result__drops">
        {concessions.map(({ label, query: without, matches, worthAsking }) => (
          <ActionLink
            key={label}
            href={hrefOf(without)}
            className="button button--line button--small"
            onAction={() => choose(without)}
          >
            Without {label}: {matches > 0 ? count(matches) : `${count(worthAsking)} worth asking`}
          </ActionLink>
        ))}
      </div>
      <ClearVenueFilters controls={controls} />
    </div>
  );
}

function count(venues: number): string {
  return venues === 1 ? "1 venue" : `${venues} venues`;
}
