import fc from "fast-check";
import { expect, test } from "vitest";

import { smallestItems } from "./smallest-items.ts";

const compare = (a: number, b: number) => a - b;

test("the first of an order are those that it begins with when all are put in order", () => {
  const figures = fc.uniqueArray(fc.nat(1000), { maxLength: 40 });
  fc.assert(
    fc.property(figures, fc.nat(6), (items, limit) => {
      expect(smallestItems(items, limit, compare)).toEqual(items.toSorted(compare).slice(0, limit));
    }),
    { numRuns: 200 },
  );
});
