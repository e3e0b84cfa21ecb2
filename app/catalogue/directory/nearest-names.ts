import { compareByName } from "./directory-order.ts";
import { editDistance } from "./edit-distance.ts";
import { smallestItems } from "./smallest-items.ts";
import { foldText } from "./fold-text.ts";
import type { ListingCard } from "./listing-card.ts";

/** Shorter words are too short to guess what they were meant to be. */
export const minWordLength = 3;
/** Maximum number of suggested names. */
export const maxSuggestions = 4;

/**
 * The listings whose names are nearest to a misspelt search.
 * @returns at most `limit` listings, nearest first, ties by name, then by id; none when nothing is close
 * enough
 */
export function findNearestNames<Card extends ListingCard>(
  listings: readonly Card[],
  text: string,
  limit = maxSuggestions,
): Card[] {
  const search = splitFoldedWords(text);
  const near = listings
    .map((card) => ({ card, cost: distanceToName(search, wordsOfName(card)) }))
    .filter(({ cost }) => Number.isFinite(cost));
  return smallestItems(near, limit, (a, b) => a.cost - b.cost || compareByName(a.card, b.card)).map(
    ({ card }) => card,
  );
}

/**
 * Folding thousands of names takes longer than comparing them, and every keystroke without a match needs them
 * again.
 */
const nameWords = new WeakMap<ListingCard, readonly string[]>();

function wordsOfName(card: ListingCard): readonly string[] {
  const known = nameWords.get(card) ?? splitFoldedWords(card.name);
  nameWords.set(card, known);
  return known;
}

/** Letters and digits of a text, folded, word by word. */
export function splitFoldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Mean edits per word between a search and the nearest words of a name, or between both without spaces, where
 * a space is missing or surplus. Infinite when it is not a misspelling.
 */
function distanceToName(search: readonly string[], name: readonly string[]): number {
  const words = search.filter(({ length }) => length >= minWordLength);
  const apart = words.reduce((sum, word) => sum + editsToNearest(word, name), 0) / words.length;
  const together = editsToNearest(search.join(""), [name.join("")]) / search.length;
  return words.length === 0 ? together : Math.min(apart, together);
}

/** Edits to the nearest of the words; infinite when there are more than one or two. */
function editsToNearest(word: string, others: readonly string[]): number {
  const allowed = maxEditsFor(word);
  const nearest = Math.min(...others.map((other) => editDistance(word, other, allowed)));
  return nearest <= allowed ? nearest : Number.POSITIVE_INFINITY;
}

/** Maximum edits in a misspelt word: one or two. */
export function maxEditsFor({ length }: string): number {
  if (length < minWordLength) return 0;
  return length <= 4 ? 1 : length <= 7 ? 2 : 3;
}
