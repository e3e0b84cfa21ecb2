import { isSampleRating, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { StarRow } from "#app/ui/illustrations/star-row.tsx";

import { SampleBadge } from "./sample-badge.tsx";

type RatingProps = {
  card: Pick<ListingCard, "rating" | "reviewCount" | "reviewed" | "sampleFigures">;
  /** One mark covers all figures of the card (sampleScope). */
  isCovered?: boolean;
};

/** Stars, rating and number of reviews; a sample figure is marked. */
export function Rating({ card, isCovered = false }: RatingProps) {
  if (card.rating === null)
    return (
      <p className="rating">
        <span>No reviews yet</span>
      </p>
    );
  return (
    <p className="rating">
      <StarRow rating={card.rating} />
      {`${card.rating.toFixed(1)} `}
      <span>{`(${card.reviewCount} ${card.reviewCount === 1 ? "review" : "reviews"})`}</span>
      {isSampleRating(card) && !isCovered && <SampleBadge />}
    </p>
  );
}
