import type { DirectoryQuery } from "#app/directory/directory-query.ts";
import type { ListingCard } from "./listing-card.ts";
import { orderedListings, type OrderedListings } from "./ordered-listings.ts";
import { findNearestNames } from "./nearest-names.ts";
import { showDirectory, type OptionCounts } from "./filter-directory.ts";

/** What a query finds. */
export type Found<Card extends ListingCard = ListingCard> = {
  /** How many listings match. */
  total: number;
  /** Those that match, in the order asked for. */
  matches: Iterable<Card>;
  counts: OptionCounts;
};

/** The listings that the public sees, and what can be asked of them (the rule is showDirectory's). */
export type DirectoryIndex<Card extends ListingCard = ListingCard> = {
  cards: readonly Card[];
  card: (id: number) => Card | null;
  show: (query: DirectoryQuery) => Found<Card>;
  /** How many listings match. */
  count: (query: DirectoryQuery) => number;
  /** The listings whose names are nearest to a misspelt search, as findNearestNames says. */
  nearest: (text: string) => readonly Card[];
};

/** The listings of a browser, which looks at all of them to answer: that is quick enough for some thousands. */
export function indexListings<Card extends ListingCard>(
  cards: readonly Card[],
): DirectoryIndex<Card> & OrderedListings<Card> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const ordered = orderedListings(cards);
  return {
    ...ordered,
    cards,
    card: (id) => byId.get(id) ?? null,
    show: (query) => {
      const { matches, counts } = showDirectory(ordered, query);
      return { total: matches.length, matches, counts };
    },
    count: (query) => showDirectory(ordered, query).matches.length,
    nearest: (text) => findNearestNames(cards, text),
  };
}
