import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

type RecommendMarkProps = {
  card: Pick<ListingCard, "fictional" | "rating">;
  as?: "p" | "li";
};

/**
 * '98% Recommend', for samples only, and only beside a rating: without one nobody has recommended anything.
 */
export function RecommendBadge({ card, as: Tag = "p" }: RecommendMarkProps) {
  if (!card.fictional || card.rating === null) return null;
  return <Tag className="card__recommend">98% Recommend</Tag>;
}
