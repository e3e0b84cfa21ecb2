import { foldWords } from "#app/catalogue/directory/fold-text.ts";

import { intersectInPlace, isEmptyBitSet, emptyBitSet, type BitSet } from "./bit-set.ts";
import type { Terms } from "./terms.server.ts";

/** How many of the latest words are cached: a search is typed character by character. */
const mostRemembered = 200;

/**
 * Finds the listings whose texts contain all words of a search. A search word has no white space, so a text
 * contains it exactly when one of the text's own words contains it: scanning the distinct words replaces
 * scanning the texts.
 */
export class WordSearch {
  readonly #count: number;
  readonly #terms: Terms;
  /** All terms, one per line. */
  readonly #lines: string;
  /** Where each line begins, followed by where the last line ends. */
  readonly #starts: Int32Array;
  readonly #remembered = new Map<string, BitSet>();

  /** @param terms the words of the listings' texts, split at white space */
  constructor(count: number, terms: Terms) {
    this.#count = count;
    this.#terms = terms;
    this.#lines = `${terms.all.join("\n")}\n`;
    this.#starts = new Int32Array(terms.all.length + 1);
    let start = 0;
    for (const [place, term] of terms.all.entries()) {
      this.#starts[place] = start;
      start += term.length + 1;
    }
    this.#starts[terms.all.length] = start;
  }

  /** The listings that match a search text; null for all, when it has no word. */
  find(text: string): BitSet | null {
    const words = [...new Set(foldWords(text))].toSorted((a, b) => b.length - a.length);
    // A text that contains 'photographer' also contains 'photo'.
    const telling = words.filter((word, at) =>
      words.every((other, before) => before >= at || !other.includes(word)),
    );
    let found: BitSet | null = null;
    for (const word of telling) {
      const having = this.#having(word);
      found = found === null ? having.slice() : intersectInPlace(found, having);
      if (isEmptyBitSet(found)) break;
    }
    return found;
  }

  #having(word: string): BitSet {
    const bits = this.#remembered.get(word) ?? this.#look(word);
    // Least recently used is evicted first.
    this.#remembered.delete(word);
    this.#remembered.set(word, bits);
    const [oldest] = this.#remembered.keys();
    if (oldest !== undefined && this.#remembered.size > mostRemembered) this.#remembered.delete(oldest);
    return bits;
  }

  #look(word: string): BitSet {
    const bits = emptyBitSet(this.#count);
    let term = 0;
    for (let at = this.#lines.indexOf(word); at !== -1; at = this.#lines.indexOf(word, this.#startOf(term))) {
      while (this.#startOf(term + 1) <= at) term += 1;
      this.#terms.addTo(bits, term);
      term += 1;
    }
    return bits;
  }

  #startOf(term: number): number {
    return this.#starts[term] ?? this.#lines.length;
  }
}
