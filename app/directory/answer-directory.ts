import type { DirectoryIndex } from "./directory-index.ts";
import { withComingDate, type DirectoryQuery } from "./directory-query.ts";
import type { ListingCard } from "./listing-card.ts";
import { findNearestNames, findRelaxation, type Relaxation } from "./rescue-search.ts";
import { pageSize, showDirectory, type OptionCounts } from "./show-directory.ts";

/** Everything that a page of the directory shows for one query. */
export type DirectoryAnswer = {
  query: DirectoryQuery;
  /** The day that cards speak of; null without one, and for one that has passed. */
  date: string | null;
  total: number;
  counts: OptionCounts;
  /** The first cards, as many pages as the query asks for. */
  cards: readonly ListingCard[];
  /** The saved listings, when their list is what the query shows; ids that no longer exist are left out. */
  saved: readonly ListingCard[];
  rescue: Rescue | null;
};

/** What helps when nothing matches. */
type Rescue = { nearest: readonly ListingCard[]; relaxation: Relaxation | null };

/**
 * Answers a query; pure, the same on both sides of the wire.
 * @param today the date in Alberta
 */
export function answerDirectory(
  index: DirectoryIndex,
  query: DirectoryQuery,
  today: string,
): DirectoryAnswer {
  const asked = withComingDate(query, today);
  const { matches, counts } = showDirectory(index, asked);
  const showsSaved = query.view === "saved" || query.view === "compare";
  return {
    query,
    date: asked.date,
    total: matches.length,
    counts,
    cards: showsSaved ? [] : matches.slice(0, query.page * pageSize),
    saved: showsSaved ? query.saved.flatMap((id) => index.card(id) ?? []) : [],
    rescue: matches.length === 0 ? rescueSearch(index, asked) : null,
  };
}

function rescueSearch(index: DirectoryIndex, query: DirectoryQuery): Rescue {
  return { nearest: findNearestNames(index.cards, query.text), relaxation: findRelaxation(index, query) };
}
