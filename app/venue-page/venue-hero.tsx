import { PosterFrame } from "#app/listings/poster-frame.tsx";
import { PriceLabel } from "#app/listings/price-label.tsx";
import { SampleMark } from "#app/listings/sample-mark.tsx";
import { HeartButton } from "#app/saved-list/heart-button.tsx";
import { describeSeasons } from "#app/venues/season-names.ts";
import { VenueArt } from "#app/venues/venue-art.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import type { VenueSheet } from "./venue-sheet.ts";

/** The framed poster at the left; name and the facts that decide at the right, on a banded dusk. */
export function VenueHero({ sheet: { listing, venue } }: { sheet: VenueSheet }) {
  const { card } = listing;
  return (
    <section className="listing-hero venue-hero grain">
      <div className="wrap listing-hero__grid">
        <PosterFrame title={card.name} subtitle={card.location}>
          <VenueArt card={card} eager />
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
            <KeyFact label="Guests">{venue.capacity ?? "Not known yet"}</KeyFact>
            <KeyFact label="Price">
              <PriceLabel card={card} />
            </KeyFact>
            <KeyFact label="Best in">{describeSeasons(venue.bestSeasons)}</KeyFact>
            <KeyFact label="Rating">
              {card.rating === null ? "No reviews yet" : `${card.rating.toFixed(1)} / 5`}{" "}
              {card.rating !== null && card.sampleFigures && <SampleMark />}
            </KeyFact>
          </dl>
          <p className="hero__actions">
            <a href="#enquiry" className="button button--primary">
              Ask this venue
            </a>
            <span className="listing-hero__save">
              <HeartButton card={card} />
              <span aria-hidden="true">Save</span>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function KeyFact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
