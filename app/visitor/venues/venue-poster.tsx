import { isSampleRating, listingPath } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PosterFrame } from "#app/catalogue/listings/poster-frame.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { SampleListingBadge, SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";
import { unknownFactText } from "#app/catalogue/venue-facts/fact-status.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { PlusMore } from "./plus-more.tsx";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import type { VenueSummary } from "./venue-summary.ts";

/**
 * A venue as a framed poster.
 * @param amenities maximum number of amenities on the card; none in a theme that shows none
 */
export function VenuePoster({ venue, amenities }: { venue: VenueSummary; amenities: number }) {
  const { card } = venue;
  return (
    <article className="venue-poster">
      <PosterFrame title={card.name} subtitle={venue.type}>
        <ListingArt card={card} />
      </PosterFrame>
      <HeartButton card={card} />
      <div className="venue-poster__text">
        <h3>
          <ThemeLink to={listingPath(card)} className="card__link">
            {card.name}
          </ThemeLink>
        </h3>
        <ul className="venue-poster__facts">
          <li>
            <Icon name="people" />
            {venue.capacity ?? <span>Guests: {unknownFactText.toLowerCase()}</span>}
          </li>
          <li>
            <Icon name="pin" />
            {card.location}
          </li>
          {card.rating !== null && (
            <li>
              <Icon name="star" />
              {card.rating.toFixed(1)}
              {isSampleRating(card) && <SampleBadge />}
            </li>
          )}
          <li>
            <PriceLabel card={card} />
          </li>
        </ul>
        <p className="venue-poster__description">{card.description}</p>
        {amenities > 0 && venue.amenities.length > 0 && (
          <p className="venue-poster__amenities">
            {venue.amenities.slice(0, amenities).join(" · ")}{" "}
            <span>
              <PlusMore all={venue.amenities} shown={amenities} />
            </span>
          </p>
        )}
        {card.fictional && <SampleListingBadge />}
      </div>
    </article>
  );
}
