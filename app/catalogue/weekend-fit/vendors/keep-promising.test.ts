import fc from "fast-check";
import { expect, test } from "vitest";

import { keepPromising } from "./keep-promising.ts";

const items = fc
  .integer({ min: 1, max: 4 })
  .chain((views) =>
    fc.array(fc.array(fc.nat(20), { minLength: views, maxLength: views }), { minLength: 5, maxLength: 30 }),
  );
const least = (from: readonly (readonly number[])[], view: number) =>
  Math.min(...from.map((weights) => weights[view] ?? Infinity));
const itself = (weights: readonly number[]) => weights;

test("the best of each view is kept, and no more than wanted", () => {
  fc.assert(
    fc.property(items, (all) => {
      const kept = keepPromising(all, itself, 5);
      expect(kept).toHaveLength(5);
      for (const view of all[0]?.keys() ?? []) expect(least(kept, view)).toBe(least(all, view));
    }),
  );
});

test("beside the best of each view those are kept that are good in all of them", () => {
  expect(
    keepPromising(
      [
        [9, 9],
        [0, 8],
        [2, 2],
        [8, 0],
      ],
      itself,
      3,
    ),
  ).toEqual([
    [0, 8],
    [8, 0],
    [2, 2],
  ]);
});

test("all of a few are kept as they stand", () => {
  expect(keepPromising([[3], [1], [2]], itself, 3)).toEqual([[3], [1], [2]]);
});
