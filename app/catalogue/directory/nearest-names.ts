import { compareNames } from "./directory-order.ts";
import { editDistance } from "./edit-distance.ts";
import { firstOf } from "./smallest-items.ts";
import { foldText } from "./fold-text.ts";
import type { ListingCard } from "./listing-card.ts";

/** Shorter words say too little to look for what they were meant to be. */
export const shortestWord = 3;
/** How many names are offered. */
export const mostNear = 4;

/**
 * The listings whose names are nearest to a misspelt search.
 * @returns at most `limit` listings, nearest first, equally near ones by name, then by id; none when
 * nothing is near
 */
export function findNearestNames<Card extends ListingCard>(
  listings: readonly Card[],
  text: string,
  limit = mostNear,
): Card[] {
  const search = wordsOf(text);
  const near = listings
    .map((card) => ({ card, cost: distanceToName(search, wordsOfName(card)) }))
    .filter(({ cost }) => Number.isFinite(cost));
  return firstOf(near, limit, (a, b) => a.cost - b.cost || compareNames(a.card, b.card)).map(
    ({ card }) => card,
  );
}

/** Folding thousands of names takes longer than comparing them, and each keystroke that finds nothing asks again. */
const nameWords = new WeakMap<ListingCard, readonly string[]>();

function wordsOfName(card: ListingCard): readonly string[] {
  const known = nameWords.get(card) ?? wordsOf(card.name);
  nameWords.set(card, known);
  return known;
}

/** Letters and digits of a text, folded, word by word. */
export function wordsOf(text: string): string[] {
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
  const allowed = slipsIn(word);
  const nearest = Math.min(...others.map((other) => editDistance(word, other, allowed)));
  return nearest <= allowed ? nearest : Number.POSITIVE_INFINITY;
}

/** How many edits make a misspelling of a word: a slip or two. */
export function slipsIn({ length }: string): number {
  if (length < shortestWord) return 0;
  return length <= 4 ? 1 : length <= 7 ? 2 : 3;
}
