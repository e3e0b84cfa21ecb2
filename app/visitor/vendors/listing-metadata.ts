import {
  listingData,
  shareImagePath,
  type FindableListing,
} from "#app/catalogue/structured-data/listings.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

/** Title, description and address of a listing's page; an invented business stays out of search engines. */
export function listingMetadata(listing: FindableListing) {
  const { card } = listing;
  const isVenue = card.category === "venues";
  return {
    title: `${card.name}, ${categoryName(card.category)}`,
    description: card.description,
    path: listingPath(card),
    noIndex: card.fictional,
    ogImage: { path: shareImagePath(card), alt: `A poster of ${card.name}` },
    trail: [isVenue ? { name: "Venues", path: "/venues" } : { name: "Vendors", path: "/vendors" }],
    structuredData: import.meta.env.SSR
      ? (siteUrl: string) => [listingData(siteUrl, listing)].filter((data) => data !== null)
      : [],
  };
}
