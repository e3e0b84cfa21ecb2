import type { Listing, Review } from "#app/catalogue/directory/listing.ts";

import { ReviewItem } from "./review-item.tsx";
import { describeRemovedReviews } from "./removed-reviews.ts";

/** How many reviews a page shows at first; the others are folded in below. */
const openReviews = 6;

/** Couples' reviews of a business, newest first, and the number that our desk removed. */
export function ReviewList({
  listing,
}: {
  listing: Pick<Listing, "reviews" | "removedReviews"> & { card: Pick<Listing["card"], "name"> };
}) {
  const { card, reviews, removedReviews } = listing;
  const older = reviews.slice(openReviews);
  return (
    <>
      <Reviews reviews={reviews.slice(0, openReviews)} business={card.name} />
      {older.length > 0 && (
        <details className="reviews__older">
          <summary>
            {older.length} older {older.length === 1 ? "review" : "reviews"}
          </summary>
          <Reviews reviews={older} business={card.name} />
        </details>
      )}
      {removedReviews.map((removed) => (
        <p key={removed.reason} className="reviews__removed">
          {describeRemovedReviews(removed)}.
        </p>
      ))}
    </>
  );
}

function Reviews({ reviews, business }: { reviews: readonly Review[]; business: string }) {
  if (reviews.length === 0) return null;
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} business={business} />
        </li>
      ))}
    </ul>
  );
}
