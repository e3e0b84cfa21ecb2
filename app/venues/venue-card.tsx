import { listingPath } from "#app/directory/listing-card.ts";
import { Icon } from "#app/illustrations/icon.tsx";
import { PriceLabel } from "#app/listings/price-label.tsx";
import { Rating } from "#app/listings/rating.tsx";
import { SampleListingMark } from "#app/listings/sample-mark.tsx";
import { HeartButton } from "#app/saved-list/heart-button.tsx";
import { unknownFact } from "#app/venue-facts/fact-status.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { CompareBox } from "./compare-box.tsx";
import type { FilteredVenue } from "./filter-venues.ts";
import { PlusMore } from "./plus-more.tsx";
import { describeSeasons } from "./season-names.ts";
import type { Comparison } from "./use-comparison.ts";
import { VenueArt } from "./venue-art.tsx";

/** How many features a card has room for (specification §9). */
const shownFeatures = 3;

type VenueCardProps = FilteredVenue & { comparison: Comparison };

/** A venue in the list of all venues. */
export function VenueCard({ venue, depends, unknown, comparison }: VenueCardProps) {
  const { card } = venue;
  return (
    <article className="card venue-card">
      <div className="card__art grain">
        <VenueArt card={card} />
        <HeartButton card={card} />
      </div>
      <div className="card__body">
        <p className="eyebrow">{venue.type}</p>
        <h3>
          <ThemeLink to={listingPath(card)} className="card__link">
            {card.name}
          </ThemeLink>
        </h3>
        <Rating card={card} />
        <p className="card__text">{card.description}</p>
        <ul className="card__meta venue-card__facts">
          <li>
            <Icon name="people" />
            {venue.capacity ?? `Guests: ${unknownFact.toLowerCase()}`}
          </li>
          <li>
            <Icon name="pin" />
            {card.location}
          </li>
          <li>
            <PriceLabel card={card} />
          </li>
          <li>Best in {describeSeasons(venue.bestSeasons).toLowerCase()}</li>
        </ul>
        <p className="venue-card__features">
          {venue.features.slice(0, shownFeatures).join(" · ")}{" "}
          <span>
            <PlusMore all={venue.features} shown={shownFeatures} />
          </span>
        </p>
        {depends.length > 0 && (
          <p className="venue-card__depends">
            <strong>Depends:</strong> {depends.join(", ")}
          </p>
        )}
        {unknown.length > 0 && (
          <p className="venue-card__unknown">
            <strong>Not known yet:</strong> {unknown.join(", ")}
          </p>
        )}
        <div className="card__foot">
          <CompareBox slug={card.slug} name={card.name} comparison={comparison} />
          {card.fictional && <SampleListingMark />}
        </div>
      </div>
    </article>
  );
}
