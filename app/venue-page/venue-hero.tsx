import { Detail } from "#app/design-system/detail.tsx";
import { RatingFact } from "#app/listings/rating-fact.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { AskAndSave } from "#app/catalogue/saved-list/listing-header-actions.tsx";
import { describeSeasons } from "#app/visitor/venues/describe-seasons.ts";
import { ListingArt } from "#app/listings/listing-art.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import type { VenueSheet } from "./venue-sheet.ts";

/** The framed poster at the left; name and the facts that decide at the right, on a banded dusk. */
export function VenueHero({ sheet: { listing, venue } }: { sheet: VenueSheet }) {
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
            <Detail label="Guests">{venue.capacity ?? "Not known yet"}</Detail>
            <Detail label="Price">
              <PriceLabel card={card} />
            </Detail>
            <Detail label="Best in">{describeSeasons(venue.bestSeasons)}</Detail>
            <RatingFact card={card} />
          </dl>
          <AskAndSave card={card} form="#enquiry" label="Ask this venue" />
        </div>
      </div>
    </section>
  );
}
