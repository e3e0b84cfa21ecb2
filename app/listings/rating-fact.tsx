import { Detail } from "#app/design-system/detail.tsx";
import { isSampleRating, type ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleMark } from "./sample-mark.tsx";

/** The rating as a figure; a sample says so. */
export function RatingFact({ card }: { card: Pick<ListingCard, "rating" | "reviewed" | "sampleFigures"> }) {
  return (
    <Detail label="Rating">
      {card.rating === null ? (
        "No reviews yet"
      ) : (
        <>
          {card.rating.toFixed(1)} / 5 {isSampleRating(card) && <SampleMark />}
        </>
      )}
    </Detail>
  );
}
