import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ContactLink } from "#app/catalogue/listings/contact-link.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";

import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { LabelledRow, UnknownFactRow } from "./fact-row.tsx";
import { VenueSection } from "./venue-section.tsx";
import type { VenuePageData } from "./venue-page-data.ts";

/** The venue in words, and the deciding figures. */
export function VenueOverview({ sheet: { listing, venue, guestsFact } }: { sheet: VenuePageData }) {
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
          <UnknownFactRow label="Guests" question="guests" />
        ) : (
          <LabelledRow label="Guests">
            {venue.capacity}
            {guestsFact !== null && <FactOrigin fact={guestsFact} sample={card.fictional} />}
          </LabelledRow>
        )}
        <LabelledRow label="Price">
          <PriceLabel card={card} />
        </LabelledRow>
        <LabelledRow label="Rating">
          <Rating card={card} />
        </LabelledRow>
        {listing.phone !== null && (
          <LabelledRow label="Telephone">
            <ContactLink card={card} kind="tel" to={listing.phone} />
          </LabelledRow>
        )}
        {listing.email !== null && (
          <LabelledRow label="Email">
            <ContactLink card={card} kind="mailto" to={listing.email} />
          </LabelledRow>
        )}
        <LabelledRow label="Website">
          {card.website === null ? (
            <span className="fact-unknown">Not known yet</span>
          ) : (
            <WebsiteLink name={card.name} website={card.website} />
          )}
        </LabelledRow>
      </dl>
    </VenueSection>
  );
}
