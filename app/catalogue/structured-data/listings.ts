import type {
  AggregateRating,
  EventVenue,
  ItemList,
  LocalBusiness,
  PostalAddress,
  Review as ReviewData,
  WithContext,
} from "schema-dts";

import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { Listing, Review, VenueDetails } from "#app/catalogue/directory/listing.ts";

/** Structured data of a listing for search engines. */
export type FindableListing = Pick<Listing, "card" | "phone" | "reviews"> & {
  venue: Pick<VenueDetails, "province" | "latitude" | "longitude" | "guestsTo"> | null;
};

/**
 * A real business for search engines: only what is true, so no sample, no price, and a rating only where
 * couples gave it. An invented business has none.
 */
export function listingStructuredData(
  siteUrl: string,
  { card, venue, phone, reviews }: FindableListing,
): WithContext<LocalBusiness> | WithContext<EventVenue> | null {
  if (card.fictional) return null;
  const common = {
    name: card.name,
    ...(card.description === "" ? {} : { description: card.description }),
    url: `${siteUrl}${listingPath(card)}`,
    image: `${siteUrl}${shareImagePath(card)}`,
    ...(card.location === "" ? {} : { address: addressOf(card.location, venue?.province ?? "AB") }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(card.website === null ? {} : { sameAs: card.website }),
    ...ratingData(card, reviews),
  };
  if (venue === null) return { "@context": "https://schema.org", "@type": "LocalBusiness", ...common };
  return {
    "@context": "https://schema.org",
    "@type": "EventVenue",
    ...common,
    ...(venue.latitude === null || venue.longitude === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: venue.latitude, longitude: venue.longitude } }),
    ...(venue.guestsTo === null ? {} : { maximumAttendeeCapacity: venue.guestsTo }),
  };
}

/** Maximum number of reviews for search engines; the page has all of them. */
const toldReviews = 6;

/** Reviews by couples; nothing where there are none. */
function ratingData(
  { rating, reviewCount, reviewed }: ListingCard,
  reviews: readonly Review[],
): { aggregateRating?: AggregateRating; review?: ReviewData[] } {
  if (reviewed !== true || rating === null) return {};
  const scale = { bestRating: 5, worstRating: 1 };
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount, ...scale },
    review: reviews.slice(0, toldReviews).map(({ author, stars, text, publishedAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: author || "A couple" },
      datePublished: publishedAt.toISOString().slice(0, 10),
      reviewBody: text,
      reviewRating: { "@type": "Rating", ratingValue: stars, ...scale },
    })),
  };
}

/** A page's list of listings; invented ones are left out because they answer nobody's search. */
export function listingListStructuredData(
  siteUrl: string,
  name: string,
  cards: readonly Pick<ListingCard, "id" | "slug" | "name" | "category" | "fictional">[],
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: cards
      .filter(({ fictional }) => !fictional)
      .map((card, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name: card.name,
        url: `${siteUrl}${listingPath(card)}`,
      })),
  };
}

/** URL of the listing's share image (server/share-images.ts). */
export function shareImagePath(card: Pick<ListingCard, "id" | "slug" | "category">): string {
  return `/share${listingPath(card)}.jpg`;
}

function addressOf(location: string, province: string): PostalAddress {
  const town = townOf(location);
  return {
    "@type": "PostalAddress",
    ...(town === null ? {} : { addressLocality: town }),
    addressRegion: province,
    addressCountry: "CA",
  };
}

/**
 * Parts of Calgary are named without the city; 'Canmore & Banff' does not say which town, so neither is
 * given.
 */
function townOf(location: string): string | null {
  if (location.startsWith("Canmore & Banff")) return null;
  return /\b(Canmore|Banff|Lake Louise|Kananaskis|Cochrane|Field)\b/.exec(location)?.[0] ?? "Calgary";
}
