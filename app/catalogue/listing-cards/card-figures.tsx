import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { RecommendBadge } from "#app/catalogue/listings/recommend-badge.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { SampleScopeBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { sampleScope } from "#app/catalogue/listings/sample-scope.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

/** Rating, response time, price and '98% Recommend' of a card, under the one mark that covers them. */
export function CardFigures({ card }: { card: ListingCard }) {
  const scope = sampleScope(card);
  const isCovered = scope !== null;
  return (
    <div className="card__figures">
      {scope !== null && <SampleScopeBadge scope={scope} />}
      <Rating card={card} isCovered={isCovered} />
      <ul className="card__meta">
        {card.responseTime !== null && (
          <li>
            <Icon name="clock" />
            <ResponseTime card={card} isCovered={isCovered} />
          </li>
        )}
        <li>
          <PriceLabel card={card} isCovered={isCovered} />
        </li>
        <RecommendBadge card={card} as="li" />
      </ul>
    </div>
  );
}
