import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { HeartButton } from "#app/catalogue/saved-list/heart-button.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { CompareCheckbox } from "./compare-checkbox.tsx";
import type { FilteredVenue } from "./filter-venues.ts";
import { PlusMore } from "./plus-more.tsx";
import type { Comparison } from "./use-comparison.ts";
import { VenueFactLine } from "./venue-fact-line.tsx";

/** Maximum features on a card (specification §9). */
const shownFeatures = 3;

type VenueCardProps = FilteredVenue & { comparison: Comparison };

/** A venue in the list of all venues: the whole card is a link, heart and comparison lie above it. */
export function VenueCard({ venue, depends, unknown, comparison }: VenueCardProps) {
  const { card } = venue;
  return (
    <article className="card venue-card">
      <div className="card__art grain">
        <ListingArt card={card} />
      </div>
      <HeartButton card={card} />
      <div className="card__body">
        <h3>
          <ThemeLink to={listingPath(card)} className="card__link">
            {card.name}
          </ThemeLink>
        </h3>
        <VenueFactLine venue={venue} />
        <p className="card__text">{card.description}</p>
        <p className="venue-card__tags">
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
        <CompareCheckbox slug={card.slug} name={card.name} comparison={comparison} />
      </div>
    </article>
  );
}
