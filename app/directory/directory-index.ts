import { services } from "#content/catalogue/categories.ts";

import { unpackCalendar, type Calendar } from "./calendar.ts";
import { orderListings } from "./directory-order.ts";
import {
  areaOptions,
  categoryFiltersOf,
  categoryName,
  type AreaOptionId,
  type CategoryFilter,
  type SortId,
} from "./filter-options.ts";
import { foldText } from "./fold-text.ts";
import type { ListingCard } from "./listing-card.ts";

/** A listing with what the filter would otherwise compute at every keystroke. */
export type IndexedListing<Card extends ListingCard = ListingCard> = {
  card: Card;
  /** All that the search reads, folded; parts are divided so that no match runs across two. */
  searchText: string;
  /** The choices of category and service that show it. */
  filters: readonly CategoryFilter[];
  areas: ReadonlySet<AreaOptionId>;
  calendar: Calendar;
};

/** The catalogue made ready for the filter: folded once, and ordered once for each order asked for. */
export type DirectoryIndex<Card extends ListingCard = ListingCard> = {
  inOrder: (sort: SortId) => readonly IndexedListing<Card>[];
  cards: readonly Card[];
  card: (id: number) => Card | null;
};

/** Prepares listings for showDirectory; keep the result as long as the listings do not change. */
export function indexListings<Card extends ListingCard>(listings: readonly Card[]): DirectoryIndex<Card> {
  const indexed = new Map(listings.map((card) => [card.id, indexListing(card)]));
  const orders = new Map<SortId, IndexedListing<Card>[]>();
  return {
    cards: listings,
    card: (id) => indexed.get(id)?.card ?? null,
    inOrder: (sort) => {
      let order = orders.get(sort);
      if (order === undefined) {
        order = orderListings(listings, sort).flatMap(({ id }) => indexed.get(id) ?? []);
        orders.set(sort, order);
      }
      return order;
    },
  };
}

function indexListing<Card extends ListingCard>(card: Card): IndexedListing<Card> {
  const labels = services.filter(({ id }) => card.services.includes(id)).map(({ name }) => name);
  const parts = [
    card.name,
    card.description,
    categoryName(card.category),
    ...labels,
    ...card.tags,
    ...card.keywords,
  ];
  const location = card.location.toLowerCase();
  return {
    card,
    searchText: parts.map(foldText).join("\n"),
    filters: categoryFiltersOf(card),
    areas: new Set(
      areaOptions.filter(({ name }) => location.includes(name.toLowerCase())).map(({ id }) => id),
    ),
    calendar: unpackCalendar(card.calendar),
  };
}
