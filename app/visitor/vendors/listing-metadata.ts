import {
  listingStructuredData,
  shareImagePath,
  type FindableListing,
} from "#app/catalogue/structured-data/listings.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

/** Title, description and URL of a listing's page; an invented business is excluded from search engines. */
export function listingMetadata(listing: FindableListing) {
  const { card } = listing;
  const isVenue = card.category === "venues";
  return {
    title: `${card.name}, ${categoryName(card.category)}`,
    description: card.description,
    path: listingPath(card),
    noIndex: card.fictional,
    isListing: true,
    ogImage: { path: shareImagePath(card), alt: `A poster of ${card.name}` },
    trail: [isVenue ? { name: "Venues", path: "/venues" } : { name: "Vendors", path: "/vendors" }],
    structuredData: import.meta.env.SSR
      ? (siteUrl: string) => [listingStructuredData(siteUrl, listing)].filter((data) => data !== null)
      : [],
  };
}
