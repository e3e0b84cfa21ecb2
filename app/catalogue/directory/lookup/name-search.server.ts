import { editDistance } from "#app/catalogue/directory/edit-distance.ts";
import { smallestItems } from "#app/catalogue/directory/smallest-items.ts";
import {
  maxSuggestions,
  minWordLength,
  maxEditsFor,
  splitFoldedWords,
} from "#app/catalogue/directory/nearest-names.ts";

import { popCount } from "./bit-set.ts";
import type { Terms } from "./terms.server.ts";

/** Finds the listings whose names are nearest to a misspelt search: the same result as findNearestNames. */
export class NameSearch {
  readonly #words: NearTerms;
  /** Names without their spaces. */
  readonly #joined: NearTerms;
  readonly #rankByName: Int32Array;

  /** @param rankByName position of each listing in the order of names */
  constructor(words: Terms, joined: Terms, rankByName: Int32Array) {
    this.#words = new NearTerms(words);
    this.#joined = new NearTerms(joined);
    this.#rankByName = rankByName;
  }

  /** @returns positions of the nearest listings, nearest first */
  find(text: string): number[] {
    const search = splitFoldedWords(text);
    if (search.length === 0) return [];
    const costs = this.#apart(search.filter(({ length }) => length >= minWordLength));
    this.#joined.near(search.join(""), (listing, edits) => lower(costs, listing, edits / search.length));
    const rank = (listing: number) => this.#rankByName[listing] ?? 0;
    return smallestItems(
      costs,
      maxSuggestions,
      ([a, cost], [b, other]) => cost - other || rank(a) - rank(b),
    ).map(([listing]) => listing);
  }

  /** Mean edits per word, for listings where every word has a near match. */
  #apart(words: readonly string[]): Map<number, number> {
    let sums: Map<number, number> | null = null;
    for (const word of words) {
      const edits = new Map<number, number>();
      const before: Map<number, number> | null = sums;
      this.#words.near(word, (listing, count) => {
        if (before === null || before.has(listing)) lower(edits, listing, count);
      });
      if (before !== null)
        for (const [listing, count] of edits) edits.set(listing, count + (before.get(listing) ?? 0));
      sums = edits;
      if (sums.size === 0) break;
    }
    const costs = sums ?? new Map<number, number>();
    for (const [listing, sum] of costs) costs.set(listing, sum / words.length);
    return costs;
  }
}

function lower(costs: Map<number, number>, listing: number, cost: number): void {
  const before = costs.get(listing);
  if (before === undefined || cost < before) costs.set(listing, cost);
}

/** Terms that are searched for near matches of a word. */
class NearTerms {
  readonly #terms: Terms;
  /** Which characters each term has: a bit for each, 32 bits for all characters. */
  readonly #letters: Int32Array;

  constructor(terms: Terms) {
    this.#terms = terms;
    this.#letters = new Int32Array(terms.all.length).map((_, place) => lettersOf(terms.all[place] ?? ""));
  }

  /** @param found called for each listing with a term near the word, with the number of edits */
  near(word: string, found: (listing: number, edits: number) => void): void {
    const allowed = maxEditsFor(word);
    const letters = lettersOf(word);
    const { all, each } = this.#terms;
    for (let place = 0; place < all.length; place += 1) {
      const term = all[place] ?? "";
      if (Math.abs(term.length - word.length) > allowed) continue;
      // Each character that the other lacks takes an edit.
      const others = this.#letters[place] ?? 0;
      if (popCount(letters & ~others) > allowed || popCount(others & ~letters) > allowed) continue;
      const edits = editDistance(word, term, allowed);
      if (edits <= allowed) each(place, (listing) => found(listing, edits));
    }
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << word.charCodeAt(at);
  return letters;
}
