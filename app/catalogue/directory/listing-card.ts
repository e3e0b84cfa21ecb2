import { href } from "react-router";
import type { CategoryId, ServiceId } from "#content/catalogue/categories.ts";

import type { CompactAvailability } from "./availability-calendar.ts";
import type { ListingPicture } from "./listing-picture.ts";

/** Price levels 1 ($) to 4 ($$$$), the lowest first. */
export type PriceLevels = readonly [lowest: number, highest: number];

/**
 * What a card shows and the directory's filter reads: the compact form of a listing, which also goes to the
 * browser, so every field costs its bytes once a listing.
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
  /** Rating and count come from reviews that couples wrote here, not from samples. */
  reviewed?: true;
  responseTime: string | null;
  /** The response time is measured, not claimed. */
  repliesMeasured?: true;
  featured: boolean;
  website: string | null;
  /** Works South Asian weddings. */
  southAsian: boolean;
  /** An invented business: all its figures are samples. */
  fictional: boolean;
  /** A real business some of whose figures are samples; `reviewed` and `repliesMeasured` say which are not. */
  sampleFigures: boolean;
  /** Path of the poster drawn for it; null: a scene is composed from category and id. */
  image: string | null;
  /** The first of its own pictures, shown in place of our drawing. */
  picture?: ListingPicture;
  /** What it says about its dates; absent where it says nothing. */
  calendar?: CompactAvailability;
  /** Words that the search reads in addition to what the card shows: traditions and languages. */
  keywords: readonly string[];
  /** Other spellings of its words, which the search reads, too; absent where it has none. */
  spellings?: string;
};

/** Path of the listing's own page. */
export function listingPath(listing: Pick<ListingCard, "id" | "slug" | "category">): string {
  return listing.category === "venues"
    ? href("/venues/:slug", { slug: listing.slug })
    : href("/vendors/:id", { id: String(listing.id) });
}

/** Whether the rating on a card is an invented sample. */
export function isSampleRating({
  sampleFigures,
  reviewed,
}: Pick<ListingCard, "sampleFigures" | "reviewed">): boolean {
  return sampleFigures && reviewed !== true;
}
