import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { isSampleRating, type ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleBadge } from "./sample-badge.tsx";

/** The rating as a figure; a sample is marked. */
export function RatingFact({ card }: { card: Pick<ListingCard, "rating" | "reviewed" | "sampleFigures"> }) {
  return (
    <DescriptionListEntry label="Rating">
      {card.rating === null ? (
        "No reviews yet"
      ) : (
        <>
          {card.rating.toFixed(1)} / 5{isSampleRating(card) && <SampleBadge />}
        </>
      )}
    </DescriptionListEntry>
  );
}
