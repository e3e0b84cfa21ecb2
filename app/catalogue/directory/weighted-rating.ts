/** The assumed rating of a business without reviews: the middle of what couples usually give. */
export const priorStars = 3.5;

/** How many reviews the assumption weighs as much as. */
const priorReviews = 5;

/**
 * The rating by which real businesses are ordered (docs/decisions/0008): the average of all their reviews and
 * of five assumed reviews of three and a half stars. One delighted cousin does not overtake twenty contented
 * couples, and with every review the assumption weighs less.
 * @param rating average of the reviews, 1 to 5
 */
export function weightedRating(rating: number, reviewCount: number): number {
  return (rating * reviewCount + priorStars * priorReviews) / (reviewCount + priorReviews);
}

/** The plain average that pages show, in hundredths; null without reviews. */
export function averageStars(reviews: readonly { stars: number }[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((stars, review) => stars + review.stars, 0);
  return Math.round((sum / reviews.length) * 100) / 100;
}
