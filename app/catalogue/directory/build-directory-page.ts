import type { DirectoryIndex } from "./directory-index.ts";
import { withoutPastDate, type DirectoryQuery } from "./directory-query.ts";
import type { ListingCard } from "./listing-card.ts";
import { findRelaxation, type Relaxation } from "./find-relaxation.ts";
import { findNearestCategories, type NearestCategory } from "./nearest-categories.ts";
import { pageSize } from "./page-size.ts";
import type { OptionCounts } from "./filter-directory.ts";

/** Everything that a page of the directory shows for one query. */
export type DirectoryPageData = {
  query: DirectoryQuery;
  /** The day that the cards describe; null without a date, and for a date that has passed. */
  date: string | null;
  total: number;
  counts: OptionCounts;
  /** The first cards, as many pages as the query asks for; of more than `maxPagesShown`, the last pages. */
  cards: readonly ListingCard[];
  /** How many matching listings come before these. */
  before: number;
  /** The saved listings, when the query shows their list; ids that no longer exist are left out. */
  saved: readonly ListingCard[];
  rescue: Rescue | null;
};

/** Maximum pages of cards shown at once, so that a page does not grow with the catalogue. */
export const maxPagesShown = 10;

/** Suggestions when nothing matches. */
type Rescue = {
  /** Categories that the search may mean: they come before names. */
  categories: readonly NearestCategory[];
  nearest: readonly ListingCard[];
  relaxation: Relaxation | null;
};

/**
 * Answers a query; pure, the same on both sides of the wire.
 * @param today the date in Alberta
 */
export function buildDirectoryPage(
  index: DirectoryIndex,
  query: DirectoryQuery,
  today: string,
): DirectoryPageData {
  const asked = withoutPastDate(query, today);
  const { total, matches, counts } = index.show(asked);
  const lastPage = Math.min(query.page, Math.ceil(total / pageSize));
  const before = Math.max(0, lastPage - maxPagesShown) * pageSize;
  const showsSaved = query.view === "saved" || query.view === "compare";
  return {
    query,
    date: asked.date,
    total,
    counts,
    cards: showsSaved ? [] : take(matches, before, query.page * pageSize),
    before,
    saved: showsSaved ? query.saved.flatMap((id) => index.card(id) ?? []) : [],
    rescue: total === 0 ? rescueSearch(index, asked) : null,
  };
}

function rescueSearch(index: DirectoryIndex, query: DirectoryQuery): Rescue {
  return {
    categories: findNearestCategories(query.text),
    nearest: index.nearest(query.text),
    relaxation: findRelaxation(index, query),
  };
}

/** The listings from one position up to another; later listings are not searched. */
function take<Item>(items: Iterable<Item>, from: number, to: number): Item[] {
  const taken: Item[] = [];
  let at = 0;
  for (const item of items) {
    if (at >= to) break;
    if (at >= from) taken.push(item);
    at += 1;
  }
  return taken;
}
