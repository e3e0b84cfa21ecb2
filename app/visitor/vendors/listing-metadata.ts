import {
  listingStructuredData,
  shareImagePath,
  type FindableListing,
} from "#app/catalogue/structured-data/listings.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

/** Title, description and URL of a listing's page; an invented business and a bare page are excluded from search engines. */
export function listingMetadata(listing: FindableListing) {
  const { card } = listing;
  const isVenue = card.category === "venues";
  return {
    title: `${card.name}, ${categoryName(card.category)}`,
    description:
      card.description ||
      `How to reach ${card.name} (${categoryName(card.category)}) in Calgary’s wedding directory, and how to ask about your date.`,
    path: listingPath(card),
    // A page that says how to reach a business and no more answers nobody's search yet.
    noIndex: card.fictional || card.description === "",
    isListing: true,
    ogImage: { path: shareImagePath(card), alt: `A poster of ${card.name}` },
    trail: [isVenue ? { name: "Venues", path: "/venues" } : { name: "Vendors", path: "/vendors" }],
    structuredData: import.meta.env.SSR
      ? (siteUrl: string) => [listingStructuredData(siteUrl, listing)].filter((data) => data !== null)
      : [],
  };
}
