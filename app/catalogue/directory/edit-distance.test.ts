import fc from "fast-check";
import { expect, test } from "vitest";

import { editDistance } from "./edit-distance.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength: 6 });
const plenty = 99;

/** The definition, tested exhaustively: insert, delete, replace, swap neighbours. */
function countEdits(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const possible = [countEdits(restA, b) + 1, countEdits(a, restB) + 1];
  possible.push(countEdits(restA, restB) + (a[0] === b[0] ? 0 : 1));
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    possible.push(countEdits(a.slice(2), b.slice(2)) + 1);
  return Math.min(...possible);
}

test("the edit distance is the one of the definition", () => {
  const short = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(editDistance(a, b, plenty)).toBe(countEdits(a, b));
    }),
    { numRuns: 200 },
  );
});

test("the edit distance is the same both ways, and zero only between equal words", () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(editDistance(b, a, most));
      expect(editDistance(a, b, most) === 0).toBe(a === b);
      expect(editDistance(a, a, most)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test("an edit distance above the most that is asked for is said to be above it", () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, most) => {
      const exact = editDistance(a, b, plenty);
      const limited = editDistance(a, b, most);
      if (exact <= most) expect(limited).toBe(exact);
      else expect(limited).toBeGreaterThan(most);
    }),
    { numRuns: 300 },
  );
});

test("words whose lengths differ too much are not compared", () => {
  expect(editDistance("a", "abcdefgh", 2)).toBe(3);
  expect(editDistance("abcdefgh", "", 3)).toBe(4);
});

test.each([
  ["kitten", "sitting", 3],
  ["mehndi", "mehdni", 1],
  ["ca", "abc", 3],
  ["", "abc", 3],
])("from '%s' to '%s' it takes %i edits", (a, b, edits) => {
  expect(editDistance(a, b, plenty)).toBe(edits);
});
