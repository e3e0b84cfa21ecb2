import type { AreaGuideView } from "#app/visitor/areas/area-guide-view.ts";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { FeaturedVenues } from "./featured-venues.tsx";
import type { VenuesPageData } from "./build-venues-page.ts";
import type { Spotlight } from "./spotlight.ts";
import { useVenueQuery } from "./use-venue-query.ts";
import { VenueFilters } from "./venue-filters.tsx";
import { isFiltering } from "./venue-query.ts";
import { VenueResults } from "./venue-results.tsx";
import { VenuesHero } from "./venues-hero.tsx";

type VenuesPageProps = VenuesPageData & {
  spotlights: readonly Spotlight[];
  areaGuide: AreaGuideView;
};

const AboutVenues = lazySection(
  lazyCode(() => import("./about-venues.tsx")),
  (code) => code.AboutVenues,
);

/** All venues: six featured ones of the theme, the whole list, three spotlights, and advice. */
export function VenuesPage({ venues, wall, found, spotlights, areaGuide }: VenuesPageProps) {
  const controls = useVenueQuery();
  const { pack } = useWeddingTheme();
  return (
    <>
      <VenuesHero />
      <VenueFilters controls={controls} />
      {/* A visitor who filters wants the result directly below the filters. */}
      {!isFiltering(controls.query) && <FeaturedVenues venues={wall} slugs={pack.venues.featured} />}
      <VenueResults venues={venues} found={found} controls={controls} />
      <AboutVenues id="about-venues" spotlights={spotlights} areaGuide={areaGuide} />
    </>
  );
}
