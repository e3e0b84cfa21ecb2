import fc from "fast-check";
import { expect, test } from "vitest";

import { splitCents } from "./split-cents.ts";

const totals = fc.integer({ min: 0, max: 1_000_000_000_00 });
const someWeights = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 })
  .filter((weights) => weights.some((weight) => weight > 0));

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [480, 130, 390], [1, 0, 0]],
  [0, [3, 2], [0, 0]],
  [4_500_000, [480, 520], [2_160_000, 2_340_000]],
  [999, [0, 7], [0, 999]],
])("%i cents by %j are %j", (total, weights, parts) => {
  expect(splitCents(total, weights)).toEqual(parts);
});

test("the parts sum to the total, to the cent", () => {
  fc.assert(
    fc.property(totals, someWeights, (total, weights) => {
      const parts = splitCents(total, weights);
      expect(sumOf(parts)).toBe(total);
      expect(parts.every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("no part is a cent or more away from its exact share, and none gets money without a weight", () => {
  fc.assert(
    fc.property(totals, someWeights, (total, weights) => {
      const sum = sumOf(weights);
      for (const [position, cents] of splitCents(total, weights).entries()) {
        const weight = weights[position] ?? 0;
        expect(Math.abs(cents - (total * weight) / sum)).toBeLessThan(1);
        if (weight === 0) expect(cents).toBe(0);
      }
    }),
  );
});

test("who weighs more never gets less", () => {
  fc.assert(
    fc.property(totals, someWeights, (total, weights) => {
      const parts = splitCents(total, weights).map((cents, position) => ({
        cents,
        weight: weights[position] ?? 0,
      }));
      for (const a of parts)
        for (const b of parts) if (a.weight > b.weight) expect(a.cents).toBeGreaterThanOrEqual(b.cents);
    }),
  );
});

test("without any weight there is nothing to divide by", () => {
  expect(() => splitCents(100, [0, 0])).toThrow("At least one part");
});
