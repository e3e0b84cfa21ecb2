import type { CategoryId, ServiceId } from "#content/catalogue/categories.ts";

import type { CompactCalendar } from "./availability-calendar.ts";
import type { ListingPicture } from "./listing-picture.ts";

/** Price levels 1 ($) to 4 ($$$$), the lowest first. */
export type PriceLevels = readonly [lowest: number, highest: number];

/**
 * What a card shows and the directory's filter reads: the compact form of a listing that also
 * travels to the browser, so every field costs bytes 209 times.
 */
export type ListingCard = {
  id: number;
  slug: string;
  name: string;
  category: CategoryId;
  description: string;
  tags: readonly string[];
  services: readonly ServiceId[];
  location: string;
  price: PriceLevels | null;
  rating: number | null;
  reviewCount: number;
  /** Rating and count are of reviews that couples wrote here, not samples. */
  reviewed?: true;
  responseTime: string | null;
  /** The response time is what we measured, not what somebody says. */
  repliesMeasured?: true;
  featured: boolean;
  website: string | null;
  /** Works South Asian weddings. */
  southAsian: boolean;
  /** An invented business: all its figures are samples. */
  fictional: boolean;
  /** A real business some of whose figures are samples; `reviewed` and `repliesMeasured` say which are not. */
  sampleFigures: boolean;
  /** Path of the poster that we drew of it; null: a scene is composed from category and id. */
  image: string | null;
  /** The first of its own pictures, which stands in place of our drawing. */
  picture?: ListingPicture;
  /** What it says of its dates; nothing where it says nothing. */
  calendar?: CompactCalendar;
  /** Words that the search reads beyond what the card shows: traditions and languages. */
  keywords: readonly string[];
};

/** Where the listing's own page is. */
export function listingPath(listing: Pick<ListingCard, "id" | "slug" | "category">): string {
  return listing.category === "venues" ? `/venues/${listing.slug}` : `/vendors/${listing.id}`;
}

/** Whether the rating that a card shows is one that we made up. */
export function isSampleRating({
  sampleFigures,
  reviewed,
}: Pick<ListingCard, "sampleFigures" | "reviewed">): boolean {
  return sampleFigures && reviewed !== true;
}
