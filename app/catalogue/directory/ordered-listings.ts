import { services } from "#content/catalogue/categories.ts";

import { unpackCalendar, type AvailabilityCalendar } from "./availability-calendar.ts";
import { sortListings } from "./directory-order.ts";
import {
  categoryFiltersOf,
  categoryName,
  type AreaOptionId,
  type CategoryFilter,
  type SortId,
} from "./filter-options.ts";
import { findAreas } from "./find-areas.ts";
import { foldText } from "./fold-text.ts";
import type { ListingCard } from "./listing-card.ts";

/** A listing with values that the filter would otherwise compute at every keystroke. */
export type IndexedListing<Card extends ListingCard = ListingCard> = {
  card: Card;
  /** All searchable text, folded; a separator keeps matches from running across two parts. */
  searchText: string;
  /** The category and service options that show it. */
  filters: readonly CategoryFilter[];
  areas: ReadonlySet<AreaOptionId>;
  calendar: AvailabilityCalendar;
};

/** Listings prepared for filterDirectory: folded once, and sorted once for each requested order. */
export type OrderedListings<Card extends ListingCard = ListingCard> = {
  inOrder: (sort: SortId) => readonly IndexedListing<Card>[];
};

/** Prepares listings for filterDirectory; keep the result as long as the listings do not change. */
export function prepareListings<Card extends ListingCard>(listings: readonly Card[]): OrderedListings<Card> {
  const indexed = new Map(listings.map((card) => [card.id, indexListing(card)]));
  const orders = new Map<SortId, IndexedListing<Card>[]>();
  return {
    inOrder: (sort) => {
      let order = orders.get(sort);
      if (order === undefined) {
        order = sortListings(listings, sort).flatMap(({ id }) => indexed.get(id) ?? []);
        orders.set(sort, order);
      }
      return order;
    },
  };
}

/** What the search reads of a listing, less other spellings of its words. */
export function searchedParts(card: ListingCard): string[] {
  const labels = services.filter(({ id }) => card.services.includes(id)).map(({ name }) => name);
  return [
    card.name,
    card.description,
    categoryName(card.category),
    ...labels,
    ...card.tags,
    ...card.keywords,
  ];
}

/** A listing with what each search would otherwise compute again: folded text, areas, calendar. */
export function indexListing<Card extends ListingCard>(card: Card): IndexedListing<Card> {
  return {
    card,
    searchText: foldText([...searchedParts(card), card.spellings ?? ""].join("\n")),
    filters: categoryFiltersOf(card),
    areas: new Set(findAreas(card.location)),
    calendar: unpackCalendar(card.calendar),
  };
}
