import { unionInPlace, addBit, emptyBitSet, type BitSet } from "./bit-set.ts";
import type { TimeSlices } from "./time-slices.server.ts";

/** Which listings have which terms. */
export type Terms = {
  /** Without duplicates, in no order. */
  all: readonly string[];
  /**
   * Adds the listings that have a term.
   * @param term its index among all
   */
  addTo: (bits: BitSet, term: number) => void;
  /**
   * @param term its index among all
   * @param act called with the position of each listing that has it
   */
  each: (term: number, act: (listing: number) => void) => void;
};

/** A growable list of numbers: three million of them in a plain array take three times the memory. */
class Numbers {
  values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(place: number): number {
    return this.values[place] ?? 0;
  }
}

/**
 * Reads the terms of a number of listings. A term in more than one of 32 listings is stored as bits, which
 * are then smaller.
 */
export async function collectTerms(
  count: number,
  termsOf: (listing: number) => Iterable<string>,
  slices: TimeSlices,
): Promise<Terms> {
  const numbers = new Map<string, number>();
  const [uses, lastUse] = [new Numbers(), new Numbers()];
  // All terms of the first listing, then those of the next.
  const [said, ends] = [new Numbers(), new Numbers()];
  for (let listing = 0; listing < count; listing += 1) {
    for (const term of termsOf(listing)) {
      let number = numbers.get(term);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(term, number);
        uses.push(0);
        lastUse.push(-1);
      }
      if (lastUse.at(number) === listing) continue;
      lastUse.values[number] = listing;
      uses.values[number] = uses.at(number) + 1;
      said.push(number);
    }
    ends.push(said.length);
    const rest = slices.step();
    if (rest) await rest;
  }

  const isDense = (term: number) => uses.at(term) * 32 > count;
  const dense = new Map<number, BitSet>();
  const starts = new Int32Array(numbers.size + 1);
  for (let term = 0; term < numbers.size; term += 1) {
    if (isDense(term)) dense.set(term, emptyBitSet(count));
    starts[term + 1] = (starts[term] ?? 0) + (isDense(term) ? 0 : uses.at(term));
  }
  const listings = new Int32Array(starts[numbers.size] ?? 0);
  const next = starts.slice();
  for (let listing = 0, at = 0; listing < count; listing += 1) {
    for (; at < ends.at(listing); at += 1) {
      const term = said.at(at);
      const bits = dense.get(term);
      if (bits) addBit(bits, listing);
      else {
        const place = next[term] ?? 0;
        listings[place] = listing;
        next[term] = place + 1;
      }
    }
    const rest = slices.step();
    if (rest) await rest;
  }

  const each = (term: number, act: (listing: number) => void) => {
    const bits = dense.get(term);
    if (bits) eachBit(bits, act);
    else for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) act(listings[at] ?? 0);
  };
  return {
    all: [...numbers.keys()],
    each,
    addTo: (bits, term) => {
      const others = dense.get(term);
      if (others) unionInPlace(bits, others);
      else each(term, (listing) => addBit(bits, listing));
    },
  };
}

function eachBit(bits: BitSet, act: (place: number) => void): void {
  for (const [at, all] of bits.entries())
    for (let word = all; word !== 0; word &= word - 1) act(at * 32 + 31 - Math.clz32(word & -word));
}
