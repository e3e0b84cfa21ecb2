import { siteLanguage } from "#app/languages/site-language.ts";

import type { SortId } from "./filter-options.ts";
import { isSampleRating, type ListingCard } from "./listing-card.ts";
import { weightedRating } from "./weighted-rating.ts";

type Rankable = Pick<
  ListingCard,
  "id" | "name" | "rating" | "reviewCount" | "reviewed" | "price" | "fictional" | "sampleFigures"
>;
/** A figure of a listing that decides an order: the lower, the earlier. */
type Figure = (listing: Rankable) => number;

/**
 * How each order is computed: by the first figure, ties by the next, then by name. No field that a business
 * could pay for takes part, and `featured` is not read. By rating and by reviews, businesses that couples
 * have rated come first, by their weighted rating; real ones without a figure of their own follow by name;
 * invented ones come last, by their sample figures.
 */
export const sortFigures: Record<SortId, readonly Figure[]> = {
  rating: [
    standing,
    highestFirst((listing) => ownRating(listing)),
    highestFirst((listing) => ownFigure(listing, listing.reviewCount)),
  ],
  reviews: [
    standing,
    highestFirst((listing) => ownFigure(listing, listing.reviewCount)),
    highestFirst((listing) => ownRating(listing)),
  ],
  "price-asc": [
    lowestFirst((listing) => listing.price?.[0] ?? null),
    lowestFirst((listing) => listing.price?.[1] ?? null),
  ],
  "price-desc": [
    highestFirst((listing) => listing.price?.[0] ?? null),
    highestFirst((listing) => listing.price?.[1] ?? null),
  ],
};

/** The listings in the chosen order; ties by name, then by id. Returns a new array. */
export function sortListings<Listing extends Rankable>(
  listings: readonly Listing[],
  sort: SortId,
): Listing[] {
  const figures = sortFigures[sort];
  return listings.toSorted((a, b) => {
    for (const figure of figures) {
      const [left, right] = [figure(a), figure(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return compareByName(a, b);
  });
}

const names = new Intl.Collator(siteLanguage);

/** By name, ties by id. */
export function compareByName(a: Pick<Rankable, "name" | "id">, b: Pick<Rankable, "name" | "id">): number {
  return names.compare(a.name, b.name) || a.id - b.id;
}

/** 0: rated by couples; 1: real and not rated yet; 2: invented. */
function standing(listing: Rankable): number {
  if (listing.fictional) return 2;
  return isSampleRating(listing) || listing.rating === null ? 1 : 0;
}

function ownRating(listing: Rankable): number | null {
  const { rating, reviewCount } = listing;
  if (rating === null || listing.fictional) return rating;
  return ownFigure(listing, weightedRating(rating, reviewCount));
}

/**
 * Sample figures order invented businesses among themselves; sample figures of a real business order nothing.
 */
function ownFigure(listing: Rankable, figure: number | null): number | null {
  return standing(listing) === 1 ? null : figure;
}

/** Missing values come last in either direction. */
function lowestFirst(value: (listing: Rankable) => number | null): Figure {
  return (listing) => value(listing) ?? Number.POSITIVE_INFINITY;
}

function highestFirst(value: (listing: Rankable) => number | null): Figure {
  return (listing) => -(value(listing) ?? Number.NEGATIVE_INFINITY);
}
