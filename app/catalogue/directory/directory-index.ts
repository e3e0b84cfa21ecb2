import type { DirectoryQuery } from "./directory-query.ts";
import type { ListingCard } from "./listing-card.ts";
import { prepareListings, type OrderedListings } from "./ordered-listings.ts";
import { findNearestNames } from "./nearest-names.ts";
import { filterDirectory, type OptionCounts } from "./filter-directory.ts";

/** The result of a query. */
export type DirectoryMatches<Card extends ListingCard = ListingCard> = {
  /** How many listings match. */
  total: number;
  /** The matching listings, in the requested order. */
  matches: Iterable<Card>;
  counts: OptionCounts;
};

/** The public listings and the queries on them (the rule is in filterDirectory). */
export type DirectoryIndex<Card extends ListingCard = ListingCard> = {
  cards: readonly Card[];
  card: (id: number) => Card | null;
  show: (query: DirectoryQuery) => DirectoryMatches<Card>;
  /** How many listings match. */
  count: (query: DirectoryQuery) => number;
  /** The listings whose names are nearest to a misspelt search (findNearestNames). */
  nearest: (text: string) => readonly Card[];
};

/** The browser's index: a scan of all listings, which is fast enough for some thousands. */
export function indexListings<Card extends ListingCard>(
  cards: readonly Card[],
): DirectoryIndex<Card> & OrderedListings<Card> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const ordered = prepareListings(cards);
  return {
    ...ordered,
    cards,
    card: (id) => byId.get(id) ?? null,
    show: (query) => {
      const { matches, counts } = filterDirectory(ordered, query);
      return { total: matches.length, matches, counts };
    },
    count: (query) => filterDirectory(ordered, query).matches.length,
    nearest: (text) => findNearestNames(cards, text),
  };
}
