import { foldWords } from "#app/catalogue/directory/fold-text.ts";

import { keepShared, isEmpty, noBits, type Bits } from "#app/directory/lookup/bits.ts";
import type { Terms } from "./terms.server.ts";

/** How many of the latest words are remembered: a search is typed letter by letter. */
const mostRemembered = 200;

/**
 * Finds the listings in whose texts all words of a search stand. No word of a search has white space in
 * it, so it stands in a text where it stands within one of the text's own words: to look through the
 * words that there are is to look through the texts.
 */
export class WordSearch {
  readonly #count: number;
  readonly #terms: Terms;
  /** All terms, a line for each. */
  readonly #lines: string;
  /** Where each line begins, and behind them where the last one ends. */
  readonly #starts: Int32Array;
  readonly #remembered = new Map<string, Bits>();

  /** @param terms the words of the listings' texts, divided at white space */
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

  /** The listings that a search text finds; null for all, when it has no word. */
  find(text: string): Bits | null {
    const words = [...new Set(foldWords(text))].toSorted((a, b) => b.length - a.length);
    // Where 'photographer' stands 'photo' stands too.
    const telling = words.filter((word, at) =>
      words.every((other, before) => before >= at || !other.includes(word)),
    );
    let found: Bits | null = null;
    for (const word of telling) {
      const having = this.#having(word);
      found = found === null ? having.slice() : keepShared(found, having);
      if (isEmpty(found)) break;
    }
    return found;
  }

  #having(word: string): Bits {
    const bits = this.#remembered.get(word) ?? this.#look(word);
    // The last one asked for is the last one forgotten.
    this.#remembered.delete(word);
    this.#remembered.set(word, bits);
    const [oldest] = this.#remembered.keys();
    if (oldest !== undefined && this.#remembered.size > mostRemembered) this.#remembered.delete(oldest);
    return bits;
  }

  #look(word: string): Bits {
    const bits = noBits(this.#count);
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
