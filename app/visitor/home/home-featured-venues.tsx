import { SectionHead } from "#app/ui/design-system/section-head.tsx";
import { VenuePoster } from "#app/visitor/venues/venue-poster.tsx";
import type { VenueSummary } from "#app/visitor/venues/venue-summary.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { useHomeSections } from "#app/site/theme/use-home-sections.ts";

import { featuredSlugs } from "./home-listings.ts";

/**
 * The theme's venues as framed posters.
 * @param venues those of both themes
 */
export function HomeFeaturedVenues({ venues }: { venues: readonly VenueSummary[] }) {
  const { pack } = useWeddingTheme();
  const { heading, lede, count } = useHomeSections().featuredVenues;
  const shown = featuredSlugs(pack, count).flatMap(
    (slug) => venues.find(({ card }) => card.slug === slug) ?? [],
  );
  return (
    <section className="section section--wall later later--venues" aria-label="Featured venues">
      <div className="wrap">
        <SectionHead centred eyebrow="Featured venues" heading={heading} lede={lede} />
        <ul className="venue-posters snap-row">
          {shown.map((venue) => (
            <li key={venue.card.id}>
              <VenuePoster venue={venue} amenities={pack.venues.cardAmenities} />
            </li>
          ))}
        </ul>
        <p className="all-venues">
          <ThemeLink to="/venues" className="button button--ghost">
            All venues
          </ThemeLink>
        </p>
      </div>
    </section>
  );
}
