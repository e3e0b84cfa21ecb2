import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { ListingCardFrame } from "#app/catalogue/listing-cards/listing-card-frame.tsx";
import { unknownFactText } from "#app/catalogue/venue-facts/fact-status.tsx";

import { CompareCheckbox } from "./compare-checkbox.tsx";
import type { FilteredVenue } from "./filter-venues.ts";
import { PlusMore } from "./plus-more.tsx";
import { describeSeasons } from "./describe-seasons.ts";
import type { Comparison } from "./use-comparison.ts";

/** Maximum features on a card (specification §9). */
const shownFeatures = 3;

type VenueCardProps = FilteredVenue & { comparison: Comparison };

/** A venue in the list of all venues. */
export function VenueCard({ venue, depends, unknown, comparison }: VenueCardProps) {
  const { card } = venue;
  return (
    <ListingCardFrame
      card={card}
      className="card venue-card"
      eyebrow={venue.type}
      action={<CompareCheckbox slug={card.slug} name={card.name} comparison={comparison} />}
    >
      <ul className="card__meta venue-card__facts">
        <li className="card__place">
          <Icon name="people" />
          {venue.capacity ?? `Guests: ${unknownFactText.toLowerCase()}`}
        </li>
        <li className="card__place">
          <Icon name="pin" />
          {card.location}
        </li>
        <li>
          <PriceLabel card={card} />
        </li>
        <li>Best in {describeSeasons(venue.bestSeasons).toLowerCase()}</li>
      </ul>
      <p className="venue-card__features">
        <span className="venue-card__first">{venue.features.slice(0, shownFeatures).join(" · ")}</span>{" "}
        <span className="venue-card__more">
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
    </ListingCardFrame>
  );
}
