import { categories, services } from "#content/catalogue/categories.ts";

import { dayNumber, availabilityOn } from "./availability-calendar.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import {
  areaOptions,
  priceOptions,
  type AreaOptionId,
  type CategoryFilter,
  type PriceOptionId,
} from "./filter-options.ts";
import { foldWords } from "./fold-text.ts";
import type { ListingCard } from "./listing-card.ts";
import type { IndexedListing, OrderedListings } from "./ordered-listings.ts";

/** How many listings each option would show, given all other filters. */
export type OptionCounts = {
  /** All listings that pass the other filters, whatever their category. */
  all: number;
  categories: Record<CategoryFilter, number>;
  prices: Record<PriceOptionId, number>;
  areas: Record<AreaOptionId, number>;
  /** Listings that say they are free on the date; 0 without a date. */
  saidFree: number;
};

export type FilteredDirectory<Card extends ListingCard = ListingCard> = {
  /** Everything that matches, in the requested order. */
  matches: readonly Card[];
  counts: OptionCounts;
};

/**
 * Decides what the directory shows and in which order: one rule for server and browser. The browser runs this
 * function; the server, which may have far more listings, gets the same result from an index (lookup/).
 *
 * A listing matches when every word of the search stands in its name, description, category, tags or keywords
 * (a superset of the specification, which reads name and description for the whole text), its category is the
 * chosen one, one of the chosen price options lies in its range and its location names one of the chosen
 * areas. An empty choice matches everything. On a date, businesses that say they are taken do not match;
 * businesses that say nothing match, unless the query asks only for those that say they are free. The date
 * does not affect the order.
 */
export function filterDirectory<Card extends ListingCard>(
  listings: OrderedListings<Card>,
  query: DirectoryQuery,
): FilteredDirectory<Card> {
  const words = foldWords(query.text);
  const day = query.date === null ? null : dayNumber(query.date);
  const counts = emptyOptionCounts();
  const matches: Card[] = [];

  for (const listing of listings.inOrder(query.sort)) {
    if (!words.every((word) => listing.searchText.includes(word))) continue;
    const word = day === null ? null : availabilityOn(listing.calendar, day);
    if (word === "taken" || (query.saidFree && word === "unsaid")) continue;
    const { card } = listing;
    const inCategory = query.category === null || listing.filters.includes(query.category);
    const inPrice = query.prices.length === 0 || query.prices.some((price) => matchesPrice(card, price));
    const inArea = query.areas.length === 0 || query.areas.some((area) => listing.areas.has(area));

    if (inCategory && inPrice && inArea) {
      matches.push(card);
      if (word === "free") counts.saidFree += 1;
    }
    if (inPrice && inArea) countCategory(counts, listing);
    if (inCategory && inArea)
      for (const { id } of priceOptions) if (matchesPrice(card, id)) counts.prices[id] += 1;
    if (inCategory && inPrice) countAreas(counts, listing);
  }
  return { matches, counts };
}

/** A price option matches when it lies in the listing's range. A listing without a price matches none. */
export function matchesPrice({ price }: Pick<ListingCard, "price">, option: PriceOptionId): boolean {
  if (price === null) return false;
  const [lowest, highest] = price;
  return levelsOf[option].some((level) => lowest <= level && level <= highest);
}

const levelsOf: Record<PriceOptionId, readonly number[]> = {
  budget: priceOptions[0].levels,
  "mid-range": priceOptions[1].levels,
  luxury: priceOptions[2].levels,
};

function countCategory(counts: OptionCounts, listing: IndexedListing): void {
  counts.all += 1;
  for (const filter of listing.filters) counts.categories[filter] += 1;
}

function countAreas(counts: OptionCounts, listing: IndexedListing): void {
  for (const area of listing.areas) counts.areas[area] += 1;
}

/** Every option, with a count of zero. */
export function emptyOptionCounts(): OptionCounts {
  return {
    all: 0,
    categories: zeroes([...categories, ...services]),
    prices: zeroes(priceOptions),
    areas: zeroes(areaOptions),
    saidFree: 0,
  };
}

function zeroes<Id extends string>(options: readonly { id: Id }[]): Record<Id, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every id of the options is a key, by construction
  return Object.fromEntries(options.map(({ id }) => [id, 0])) as Record<Id, number>;
}
