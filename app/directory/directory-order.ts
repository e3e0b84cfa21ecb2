import type { SortId } from "./filter-options.ts";
import type { ListingCard } from "./listing-card.ts";

type Rankable = Pick<
  ListingCard,
  "id" | "name" | "rating" | "reviewCount" | "price" | "fictional" | "sampleFigures"
>;
type Comparison = (a: Rankable, b: Rankable) => number;

/**
 * How each order is computed. No field that a business could pay for takes part, and `featured` is
 * not read. Real businesses whose figures are still samples have no figure of their own to be ranked
 * by: they follow those that have one, in order of their names.
 */
const comparisons: Record<SortId, Comparison> = {
  rating: inTurn(
    highestFirst((listing) => ownFigure(listing, listing.rating)),
    highestFirst((listing) => ownFigure(listing, listing.reviewCount)),
  ),
  reviews: inTurn(
    highestFirst((listing) => ownFigure(listing, listing.reviewCount)),
    highestFirst((listing) => ownFigure(listing, listing.rating)),
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

function ownFigure(listing: Rankable, figure: number | null): number | null {
  return listing.sampleFigures && !listing.fictional ? null : figure;
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
