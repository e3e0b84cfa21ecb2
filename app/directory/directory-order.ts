import type { SortId } from "./filter-options.ts";
import { isSampleRating, type ListingCard } from "./listing-card.ts";
import { weighRating } from "./weigh-rating.ts";

type Rankable = Pick<
  ListingCard,
  "id" | "name" | "rating" | "reviewCount" | "reviewed" | "price" | "fictional" | "sampleFigures"
>;
type Comparison = (a: Rankable, b: Rankable) => number;

/**
 * How each order is computed. No field that a business could pay for takes part, and `featured` is
 * not read. By rating and by reviews, businesses that couples have rated come first, by their weighed
 * rating; the invented ones follow, by their sample figures; then, by name, the real ones that have
 * no figure of their own.
 */
const comparisons: Record<SortId, Comparison> = {
  rating: inTurn(
    lowestFirst(standing),
    highestFirst((listing) => ownRating(listing)),
    highestFirst((listing) => ownFigure(listing, listing.reviewCount)),
  ),
  reviews: inTurn(
    lowestFirst(standing),
    highestFirst((listing) => ownFigure(listing, listing.reviewCount)),
    highestFirst((listing) => ownRating(listing)),
  ),
  "price-asc": inTurn(
    lowestFirst((listing) => listing.price?.[0] ?? null),
    lowestFirst((listing) => listing.price?.[1] ?? null),
  ),
  "price-desc": inTurn(
    highestFirst((listing) => listing.price?.[0] ?? null),
    highestFirst((listing) => listing.price?.[1] ?? null),
  ),
};

/** The listings in the order that the couple chose; equal ones by name, then by id. A new array. */
export function orderListings<Listing extends Rankable>(
  listings: readonly Listing[],
  sort: SortId,
): Listing[] {
  return listings.toSorted(inTurn(comparisons[sort], byName, (a, b) => a.id - b.id));
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

const names = new Intl.Collator("en-CA");
const byName: Comparison = (a, b) => names.compare(a.name, b.name);

function inTurn(...all: Comparison[]): Comparison {
  return (a, b) => {
    for (const compare of all) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Missing values come last, whichever way the rest is ordered. */
function lowestFirst(value: (listing: Rankable) => number | null): Comparison {
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return left - right;
  };
}

function highestFirst(value: (listing: Rankable) => number | null): Comparison {
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return right - left;
  };
}
