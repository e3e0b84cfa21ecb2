import { memo } from "react";

import type { VenueCost } from "#app/catalogue/event-costs/calculate-venue-cost.ts";
import { VenueSum } from "#app/catalogue/event-costs/venue-sum.tsx";
import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ListingArt } from "#app/catalogue/listings/listing-art.tsx";
import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { formatCostRequest, type CostRequest } from "#app/catalogue/event-costs/cost-request.ts";
import { RangeBar } from "./range-bar.tsx";

/** The sums change with each press, the picture with none. */
const Art = memo(ListingArt);

type SumCardsProps = {
  costs: readonly (VenueCost & { card: ListingCard })[];
  request: CostRequest;
};

/** A card for each venue, with its picture, its sum and every line of it. */
export const SumCards = memo(function SumCards({ costs, request }: SumCardsProps) {
  const highest = Math.max(1, ...costs.map(({ total }) => total.high));
  return (
    <ul className="sum-cards">
      {costs.map((cost) => (
        <li key={cost.card.id} className="sum-card panel">
          <div className="sum-card__art grain">
            <Art card={cost.card} />
          </div>
          <div className="sum-card__text">
            <h3 className="heading-medium">
              <ThemeLink to={listingPath(cost.card)}>{cost.card.name}</ThemeLink>
            </h3>
            <RangeBar range={cost.total} highest={highest} />
            <VenueSum cost={cost} />
            <p className="sum-card__links">
              <ThemeLink to={planningPath({ vendors: [cost.card.id] })} className="text-link">
                Ask for a quote<span className="visually-hidden"> from {cost.card.name}</span>
              </ThemeLink>
              <ThemeLink
                to={formatCostRequest({
                  ...request,
                  slugs: request.slugs.filter((slug) => slug !== cost.card.slug),
                })}
                preventScrollReset
                className="text-link"
              >
                Take out<span className="visually-hidden"> {cost.card.name}</span>
              </ThemeLink>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
});
