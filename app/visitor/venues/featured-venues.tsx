import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { VenuePoster } from "./venue-poster.tsx";
import type { VenueSummary } from "./venue-summary.ts";

type FeaturedVenuesProps = { venues: readonly VenueSummary[]; slugs: readonly string[] };

/** Six venues of the theme as framed posters. */
export function FeaturedVenues({ venues, slugs }: FeaturedVenuesProps) {
  const { featuredHeading, cardAmenities } = useWeddingTheme().pack.venues;
  const featured = slugs.flatMap((slug) => venues.find(({ card }) => card.slug === slug) ?? []);
  return (
    <section className="section section--wall featured-venues" aria-labelledby="featured-venues-heading">
      <div className="wrap">
        <SectionHead centred heading={featuredHeading} id="featured-venues-heading" />
        <ul className="venue-posters">
          {featured.map((venue) => (
            <li key={venue.card.id}>
              <VenuePoster venue={venue} amenities={cardAmenities} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
