import type { DirectoryIndex } from "./directory-index.ts";
import { withComingDate, type DirectoryQuery } from "#app/directory/directory-query.ts";
import type { ListingCard } from "./listing-card.ts";
import { findRelaxation, type Relaxation } from "./find-relaxation.ts";
import { pageSize } from "./page-size.ts";
import type { OptionCounts } from "./filter-directory.ts";

/** Everything that a page of the directory shows for one query. */
export type DirectoryAnswer = {
  query: DirectoryQuery;
  /** The day that cards speak of; null without one, and for one that has passed. */
  date: string | null;
  total: number;
  counts: OptionCounts;
  /** The first cards, as many pages as the query asks for; of more than `mostPages` the last ones. */
  cards: readonly ListingCard[];
  /** How many that match stand before these. */
  before: number;
  /** The saved listings, when their list is what the query shows; ids that no longer exist are left out. */
  saved: readonly ListingCard[];
  rescue: Rescue | null;
};

/** Pages of cards that are shown at once: a page of the site does not grow with the catalogue. */
export const mostPages = 10;

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
  const { total, matches, counts } = index.show(asked);
  const lastPage = Math.min(query.page, Math.ceil(total / pageSize));
  const before = Math.max(0, lastPage - mostPages) * pageSize;
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
  return { nearest: index.nearest(query.text), relaxation: findRelaxation(index, query) };
}

/** Those from a place on and up to another; the ones behind are not looked for. */
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
