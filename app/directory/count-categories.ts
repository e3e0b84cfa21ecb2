import { categoryFiltersOf } from "./filter-options.ts";
import type { ListingCard } from "./listing-card.ts";

/** How many listings each category and each service has. */
export function countCategories(cards: readonly ListingCard[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) for (const id of categoryFiltersOf(card)) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
