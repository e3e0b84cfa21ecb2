import fc from "fast-check";
import { expect, test } from "vitest";

import {
  unionInPlace,
  addBit,
  fullBitSet,
  countBits,
  countIntersection,
  hasBit,
  isEmptyBitSet,
  emptyBitSet,
  removeBit,
  intersection,
} from "./bit-set.ts";

const places = fc.uniqueArray(fc.nat(99));
const bitsOf = (some: readonly number[]) => {
  const bits = emptyBitSet(100);
  for (const place of some) addBit(bits, place);
  return bits;
};

test("a set of bits counts, shares and joins as a set does", () => {
  fc.assert(
    fc.property(places, places, places, (first, second, gone) => {
      const [a, b] = [new Set(first), new Set(second)];
      const bits = bitsOf(first);
      expect(countBits(bits)).toBe(a.size);
      expect(isEmptyBitSet(bits)).toBe(a.size === 0);
      expect(countIntersection(bits, bitsOf(second))).toBe(a.intersection(b).size);
      expect(intersection(bits, null, bitsOf(second))).toEqual(bitsOf([...a.intersection(b)]));
      const joined = bits.slice();
      unionInPlace(joined, bitsOf(second));
      expect(joined).toEqual(bitsOf([...a.union(b)]));
      for (const place of gone) removeBit(joined, place);
      for (let place = 0; place < 100; place += 1)
        expect(hasBit(joined, place)).toBe(a.union(b).difference(new Set(gone)).has(place));
    }),
    { numRuns: 100 },
  );
});

test("all listings are as many as there are, not as the words have room for", () => {
  for (const count of [0, 1, 31, 32, 33, 209]) expect(countBits(fullBitSet(count))).toBe(count);
});
