import { Rating } from "#app/catalogue/listings/rating.tsx";
import { RecommendMark } from "#app/listings/recommend-mark.tsx";
import { ReviewList } from "#app/couple/reviews/review-list.tsx";
import { SampleQuotes } from "#app/visitor/venues/sample-quotes.tsx";

import { VenueSection } from "./venue-section.tsx";
import type { VenueSheet } from "#app/venue-page/venue-sheet.ts";

/** Rating, and what couples wrote; what is not real yet says so. */
export function VenueReviews({ sheet: { listing, quotes } }: { sheet: VenueSheet }) {
  const { card } = listing;
  return (
    <VenueSection id="reviews">
      <Rating card={card} />
      <RecommendMark card={card} />
      <ReviewList listing={listing} />
      {listing.reviews.length === 0 && (
        <>
          <SampleQuotes quotes={quotes} />
          <p>
            {quotes.length > 0 && "These are samples. "}No couple has written about {card.name} here yet.
          </p>
        </>
      )}
    </VenueSection>
  );
}
