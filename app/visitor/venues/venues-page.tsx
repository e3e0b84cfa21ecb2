import type { ReactNode } from "react";

import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { BookingTips } from "./booking-tips.tsx";
import { FeaturedVenues } from "./featured-venues.tsx";
import type { ShownVenues } from "#app/venues/show-venues.ts";
import type { Spotlight } from "./spotlight.ts";
import { Spotlights } from "./spotlights.tsx";
import { useVenueQuery } from "#app/venues/use-venue-query.ts";
import { VenueFilters } from "./venue-filters.tsx";
import { isFiltering } from "#app/venues/venue-query.ts";
import { VenueResults } from "./venue-results.tsx";
import { VenuesHero } from "./venues-hero.tsx";

type VenuesPageProps = ShownVenues & {
  spotlights: readonly Spotlight[];
  /** The area guide. */
  children: ReactNode;
};

/** All venues: six of the theme on the wall, all of them as a list, three told at length, and advice. */
export function VenuesPage({ venues, wall, found, spotlights, children }: VenuesPageProps) {
  const controls = useVenueQuery();
  const { pack } = useWeddingTheme();
  return (
    <>
      <VenuesHero />
      <VenueFilters controls={controls} />
      {/* Who asks for something wants the answer right under the question. */}
      {!isFiltering(controls.query) && <FeaturedVenues venues={wall} slugs={pack.venues.featured} />}
      <VenueResults venues={venues} found={found} controls={controls} />
      <Spotlights spotlights={spotlights} />
      {children}
      <BookingTips />
    </>
  );
}
