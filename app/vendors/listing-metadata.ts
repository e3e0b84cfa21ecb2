import { categoryName } from "#app/directory/filter-options.ts";
import type { Listing } from "#app/directory/listing.ts";
import { listingPath } from "#app/directory/listing-card.ts";

/** Title, description and address of a listing's page; an invented business stays out of search engines. */
export function listingMetadata({ card }: Listing) {
  return {
    title: `${card.name}, ${categoryName(card.category)}`,
    description: card.description,
    path: listingPath(card),
    noIndex: card.fictional,
  };
}
