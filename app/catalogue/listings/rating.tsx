import { isSampleRating, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { StarRow } from "#app/ui/illustrations/star-row.tsx";

import { SampleMark } from "#app/listings/sample-mark.tsx";

/** Stars, rating and number of reviews; a figure that is a sample says so. */
export function Rating({
  card,
}: {
  card: Pick<ListingCard, "rating" | "reviewCount" | "reviewed" | "sampleFigures">;
}) {
  if (card.rating === null)
    return (
      <p className="rating">
        <span>No reviews yet</span>
      </p>
    );
  return (
    <p className="rating">
      <StarRow rating={card.rating} />
      {card.rating.toFixed(1)}{" "}
      <span>
        ({card.reviewCount} {card.reviewCount === 1 ? "review" : "reviews"})
      </span>
      {isSampleRating(card) && <SampleMark />}
    </p>
  );
}
