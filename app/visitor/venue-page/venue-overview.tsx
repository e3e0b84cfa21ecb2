import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ContactLink } from "#app/catalogue/listings/contact-link.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";

import { FactOrigin } from "#app/venue-page/fact-origin.tsx";
import { Row, UnknownRow } from "#app/venue-page/fact-row.tsx";
import { VenueSection } from "./venue-section.tsx";
import type { VenueSheet } from "#app/venue-page/venue-sheet.ts";

/** What the venue is, in words, and the figures that decide. */
export function VenueOverview({ sheet: { listing, venue, guestsFact } }: { sheet: VenueSheet }) {
  const { card } = listing;
  return (
    <VenueSection id="overview">
      <div className="venue__about">
        {listing.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className="ticks">
        {[...venue.features, ...venue.specialFeatures, ...venue.amenities].map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <dl className="fact-rows">
        {venue.capacity === null ? (
          <UnknownRow label="Guests" question="guests" />
        ) : (
          <Row label="Guests">
            {venue.capacity}
            {guestsFact !== null && <FactOrigin fact={guestsFact} sample={card.fictional} />}
          </Row>
        )}
        <Row label="Price">
          <PriceLabel card={card} />
        </Row>
        <Row label="Rating">
          <Rating card={card} />
        </Row>
        {listing.phone !== null && (
          <Row label="Telephone">
            <ContactLink card={card} kind="tel" to={listing.phone} />
          </Row>
        )}
        {listing.email !== null && (
          <Row label="Email">
            <ContactLink card={card} kind="mailto" to={listing.email} />
          </Row>
        )}
        <Row label="Website">
          {card.website === null ? (
            <span className="fact-unknown">Not known yet</span>
          ) : (
            <WebsiteLink name={card.name} website={card.website} />
          )}
        </Row>
      </dl>
    </VenueSection>
  );
}
