import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import type { VenuesPageData } from "./build-venues-page.ts";
import { FeaturedVenues } from "./featured-venues.tsx";
import type { VenueControls } from "./use-venue-query.ts";
import { isFiltering } from "./venue-query.ts";
import { VenueResults } from "./venue-results.tsx";

type VenueListProps = {
  id: string;
  /** With what the server renders the page, or what it sent; null where the browser fetched it. */
  page: VenuesPageData | null;
  controls: VenueControls;
};

/**
 * The featured venues and the list of all.
 * @param fetched its data in the browser
 */
export const venueListFrom = (fetched: VenuesPageData | null) =>
  function VenueList({ id, page, controls }: VenueListProps) {
    const { pack } = useWeddingTheme();
    const data = page ?? fetched;
    if (data === null) return null;
    return (
      <div id={id} className="venue-list">
        {/* A visitor who filters wants the result directly below the filters. */}
        {!isFiltering(controls.query) && <FeaturedVenues venues={data.wall} slugs={pack.venues.featured} />}
        <VenueResults venues={data.venues} found={data.found} controls={controls} />
      </div>
    );
  };
