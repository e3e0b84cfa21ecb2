import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { RatingFact } from "#app/catalogue/listings/rating-fact.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { ListingHeaderActions } from "#app/catalogue/saved-list/listing-header-actions.tsx";
import { describeSeasons } from "#app/visitor/venues/describe-seasons.ts";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { VenuePageData } from "./venue-page-data.ts";

/** The framed poster at the left; name and the deciding facts at the right, on a banded dusk. */
export function VenueHero({ sheet: { listing, venue } }: { sheet: VenuePageData }) {
  const { card } = listing;
  return (
    <section className="listing-hero venue-hero grain">
      <div className="wrap listing-hero__grid">
        <PosterFrame title={card.name} subtitle={card.location}>
          <ListingArt card={card} eager />
        </PosterFrame>
        <div>
          <nav aria-label="Breadcrumb" className="crumbs">
            <ThemeLink to="/">Home</ThemeLink> / <ThemeLink to="/venues">Venues</ThemeLink> / {card.name}
          </nav>
          <p className="eyebrow">
            {venue.type} · {card.location}
          </p>
          <h1 className="heading-large">{card.name}</h1>
          <p className="lede">{card.description}</p>
          <dl className="key-facts">
            <DescriptionListEntry label="Guests">{venue.capacity ?? "Not known yet"}</DescriptionListEntry>
            <DescriptionListEntry label="Price">
              <PriceLabel card={card} />
            </DescriptionListEntry>
            {venue.bestSeasons.length > 0 && (
              <DescriptionListEntry label="Best in">
                {describeSeasons(venue.bestSeasons)}
              </DescriptionListEntry>
            )}
            <RatingFact card={card} />
          </dl>
          <ListingHeaderActions card={card} form="#enquiry" label="Ask this venue" />
        </div>
      </div>
    </section>
  );
}
