import type { SortId } from "./filter-options.ts";
import { isSampleRating, type ListingCard } from "./listing-card.ts";
import { weighRating } from "#app/directory/weigh-rating.ts";

type Rankable = Pick<
  ListingCard,
  "id" | "name" | "rating" | "reviewCount" | "reviewed" | "price" | "fictional" | "sampleFigures"
>;
/** A number of a listing that decides an order: the lower, the earlier. */
type Figure = (listing: Rankable) => number;

/**
 * How each order is computed: by the first figure, equal ones by the next, then by name. No field that
 * a business could pay for takes part, and `featured` is not read. By rating and by reviews, businesses
 * that couples have rated come first, by their weighed rating; the invented ones follow, by their sample
 * figures; then, by name, the real ones that have no figure of their own.
 */
export const figuresOf: Record<SortId, readonly Figure[]> = {
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

/** The listings in the order that the couple chose; equal ones by name, then by id. A new array. */
export function orderListings<Listing extends Rankable>(
  listings: readonly Listing[],
  sort: SortId,
): Listing[] {
  const figures = figuresOf[sort];
  return listings.toSorted((a, b) => {
    for (const figure of figures) {
      const [left, right] = [figure(a), figure(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return compareNames(a, b);
  });
}

const names = new Intl.Collator("en-CA");

/** By name, equal names by id. */
export function compareNames(a: Pick<Rankable, "name" | "id">, b: Pick<Rankable, "name" | "id">): number {
  return names.compare(a.name, b.name) || a.id - b.id;
}

/** 0: rated by couples, 1: invented, 2: real, and nobody has rated it yet. */
function standing(listing: Rankable): number {
  if (listing.fictional) return 1;
  return isSampleRating(listing) || listing.rating === null ? 2 : 0;
}

function ownRating(listing: Rankable): number | null {
  const { rating, reviewCount } = listing;
  if (rating === null || standing(listing) === 1) return rating;
  return ownFigure(listing, weighRating(rating, reviewCount));
}

/** Samples of an invented business order it among its like; those of a real one order nothing. */
function ownFigure(listing: Rankable, figure: number | null): number | null {
  return standing(listing) === 2 ? null : figure;
}

/** Missing values come last, whichever way the rest is ordered. */
function lowestFirst(value: (listing: Rankable) => number | null): Figure {
  return (listing) => value(listing) ?? Number.POSITIVE_INFINITY;
}

function highestFirst(value: (listing: Rankable) => number | null): Figure {
  return (listing) => -(value(listing) ?? Number.NEGATIVE_INFINITY);
}
