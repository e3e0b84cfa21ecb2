import { categories, services } from "#content/catalogue/categories.ts";

import { editDistance } from "./edit-distance.ts";
import type { CategoryFilter } from "./filter-options.ts";
import { maxEditsFor, minWordLength, splitFoldedWords } from "./nearest-names.ts";

/** A category or service that a misspelt search may mean. */
export type NearestCategory = { id: CategoryFilter; name: string };

/** Maximum number of suggested categories. */
const maxCategories = 2;

const named = [...categories, ...services].map(({ id, name }) => ({
  category: { id, name },
  words: splitFoldedWords(name).filter(({ length }) => length >= minWordLength),
}));

/** A shorter word of a longer search is rather a part of a name or a place. */
const minLoneWordLength = 6;

/**
 * The categories and services whose names have words nearest to a misspelt search, such as 'Photographers'
 * for 'photgrapher'. Every word of the search has to be near; where none has such a name, one long word is enough:
 * 'photgrapher banff'.
 * @returns at most two, nearest first
 */
export function findNearestCategories(text: string): NearestCategory[] {
  const search = splitFoldedWords(text).filter(({ length }) => length >= minWordLength);
  if (search.length === 0) return [];
  const whole = nearestBy((words) => search.reduce((sum, word) => sum + editsToNearest(word, words), 0));
  if (whole.length > 0 || search.length === 1) return whole;
  const long = search.filter(({ length }) => length >= minLoneWordLength);
  return nearestBy((words) => Math.min(...long.map((word) => editsToNearest(word, words))));
}

function nearestBy(editsOf: (words: readonly string[]) => number): NearestCategory[] {
  return named
    .map(({ category, words }) => ({ category, edits: editsOf(words) }))
    .filter(({ edits }) => Number.isFinite(edits))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, maxCategories)
    .map(({ category }) => category);
}

function editsToNearest(word: string, others: readonly string[]): number {
  const allowed = maxEditsFor(word);
  const nearest = Math.min(...others.map((other) => editDistance(word, other, allowed)));
  return nearest <= allowed ? nearest : Number.POSITIVE_INFINITY;
}
