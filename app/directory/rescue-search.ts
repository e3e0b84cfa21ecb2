import { describeDay } from "#app/alberta-time/describe-day.ts";

import type { DirectoryIndex } from "./directory-index.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import { areaOptions, priceOptions, resolveCategoryFilter } from "./filter-options.ts";
import { foldText } from "./fold-text.ts";
import type { ListingCard } from "./listing-card.ts";
import { showDirectory } from "./show-directory.ts";

/** One filter that could go, and what it would bring back. */
export type Relaxation = {
  /** Such as "the search 'xyz'" or 'Northeast'. */
  label: string;
  query: DirectoryQuery;
  count: number;
};

/** The one filter whose removal brings back the most; null when no single removal helps. */
export function findRelaxation(index: DirectoryIndex, query: DirectoryQuery): Relaxation | null {
  const candidates = removals(query).map(({ label, changed }) => {
    const relaxed = { ...query, ...changed, page: 1 };
    return { label, query: relaxed, count: showDirectory(index, relaxed).matches.length };
  });
  const best = candidates.toSorted((a, b) => b.count - a.count)[0];
  return best !== undefined && best.count > 0 ? best : null;
}

function removals(query: DirectoryQuery): { label: string; changed: Partial<DirectoryQuery> }[] {
  return [
    ...(query.text.trim() === ""
      ? []
      : [{ label: `the search “${query.text.trim()}”`, changed: { text: "" } }]),
    ...(query.category === null
      ? []
      : [
          {
            label: `the category ${resolveCategoryFilter(query.category).name}`,
            changed: { category: null },
          },
        ]),
    // Options of one kind widen each other, so only the removal of the last one of a kind, or of all, brings more back.
    ...(query.prices.length === 0
      ? []
      : [{ label: `the price ${namesOf(priceOptions, query.prices)}`, changed: { prices: [] } }]),
    ...(query.areas.length === 0
      ? []
      : [{ label: `the location ${namesOf(areaOptions, query.areas)}`, changed: { areas: [] } }]),
    ...(query.date === null
      ? []
      : [{ label: `the date ${describeDay(query.date)}`, changed: { date: null, saidFree: false } }]),
    ...(query.saidFree ? [{ label: "the wish that they say so", changed: { saidFree: false } }] : []),
  ];
}

function namesOf(options: readonly { id: string; name: string }[], chosen: readonly string[]): string {
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join(" or ");
}

/** Shorter words say too little to look for what they were meant to be. */
const shortestWord = 3;

/**
 * The listings whose names are nearest to a misspelt search.
 * @returns at most `limit` listings, nearest first; none when nothing is near
 */
export function findNearestNames<Card extends ListingCard>(
  listings: readonly Card[],
  text: string,
  limit = 4,
): Card[] {
  const search = wordsOf(text);
  return listings
    .map((card) => ({ card, cost: distanceToName(search, wordsOfName(card)) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost || a.card.name.localeCompare(b.card.name, "en-CA"))
    .slice(0, limit)
    .map(({ card }) => card);
}

/** Folding thousands of names takes longer than comparing them, and each keystroke that finds nothing asks again. */
const nameWords = new WeakMap<ListingCard, readonly string[]>();

function wordsOfName(card: ListingCard): readonly string[] {
  const known = nameWords.get(card) ?? wordsOf(card.name);
  nameWords.set(card, known);
  return known;
}

/** Letters and digits of a text, folded, word by word. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Mean edits per word between a search and the nearest words of a name, or all words as one, where a
 * space was forgotten or is one too many. Infinite when it is no misspelling.
 */
function distanceToName(search: readonly string[], name: readonly string[]): number {
  const words = search.filter(({ length }) => length >= shortestWord);
  const apart = words.reduce((sum, word) => sum + editsToNearest(word, name), 0) / words.length;
  const together = editsToNearest(search.join(""), [name.join("")]) / search.length;
  return words.length === 0 ? together : Math.min(apart, together);
}

/** Edits to the nearest of the words; infinite when they are more than a slip or two. */
function editsToNearest(word: string, others: readonly string[]): number {
  const allowed = word.length < shortestWord ? 0 : word.length <= 4 ? 1 : word.length <= 7 ? 2 : 3;
  const nearest = Math.min(...others.map((other) => editDistance(word, other, allowed)));
  return nearest <= allowed ? nearest : Number.POSITIVE_INFINITY;
}

/**
 * Edits (insert, delete, replace, swap of neighbours) that turn one word into the other.
 * @returns the number of edits, or `most + 1` when the lengths alone differ by more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(replace, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(beforeLast, j - 2) + 1);
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[] | undefined, index: number) => row?.[index] ?? Number.POSITIVE_INFINITY;
