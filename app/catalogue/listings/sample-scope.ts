import { isSampleRating, type ListingCard } from "#app/catalogue/directory/listing-card.ts";

type Figures = Pick<
  ListingCard,
  "fictional" | "sampleFigures" | "reviewed" | "repliesMeasured" | "rating" | "price" | "responseTime"
>;

/**
 * What one mark on a card covers: an invented listing as a whole, or all figures of a real business.
 * Null where nothing is a sample, or where some figures are real: then each sample has a mark of its own.
 */
export function sampleScope(card: Figures): "listing" | "figures" | null {
  if (card.fictional) return "listing";
  const { rating, price, responseTime, repliesMeasured } = card;
  if (!card.sampleFigures || [rating, price, responseTime].every((figure) => figure === null)) return null;
  const ratingIsReal = rating !== null && !isSampleRating(card);
  const responseIsReal = responseTime !== null && repliesMeasured === true;
  return ratingIsReal || responseIsReal ? null : "figures";
}
