import { Rating } from "#app/catalogue/listings/rating.tsx";
import { RecommendBadge } from "#app/catalogue/listings/recommend-badge.tsx";
import { ReviewList } from "#app/couple/reviews/review-list.tsx";
import { SampleQuotes } from "#app/visitor/venues/sample-quotes.tsx";

import { VenueSection } from "./venue-section.tsx";
import type { VenuePageData } from "./venue-page-data.ts";

/** Rating and reviews; samples are marked. */
export function VenueReviews({ sheet: { listing, quotes } }: { sheet: VenuePageData }) {
  const { card } = listing;
  return (
    <VenueSection id="reviews">
      <Rating card={card} />
      <RecommendBadge card={card} />
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
