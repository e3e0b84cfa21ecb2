import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { SampleScopeBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { sampleScope } from "#app/catalogue/listings/sample-scope.ts";

import { describeSeasons } from "./describe-seasons.ts";
import type { ListedVenue } from "./venue-summary.ts";

/** What a couple chooses a venue by, in one line: kind, guests, place, rating, price, seasons. */
export function VenueFactLine({ venue: { card, type, capacity, bestSeasons } }: { venue: ListedVenue }) {
  const scope = sampleScope(card);
  return (
    <ul className="venue-line">
      <li className="venue-line__type">{type}</li>
      <li>{capacity ?? "Guests: not known yet"}</li>
      <li>{card.location}</li>
      {scope !== null && (
        <li>
          <SampleScopeBadge scope={scope} />
        </li>
      )}
      {card.rating !== null && (
        <li>
          <strong className="venue-line__rating">{card.rating.toFixed(1)}</strong>
          <span className="venue-line__reviews">
            {` (${card.reviewCount} ${card.reviewCount === 1 ? "review" : "reviews"})`}
          </span>
        </li>
      )}
      <li>
        <PriceLabel card={card} isCovered={scope !== null} />
      </li>
      {bestSeasons.length > 0 && (
        <li className="venue-line__seasons">{`Best in ${describeSeasons(bestSeasons).toLowerCase()}`}</li>
      )}
    </ul>
  );
}
