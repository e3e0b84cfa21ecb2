import fc from "fast-check";
import { expect, test } from "vitest";

import { estimateMedian, percentile } from "./statistics.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

test("a percentile is one of the measurements, by nearest rank", () => {
  expect(percentile([5, 1, 3], 0.5)).toBe(3);
  expect(percentile(upTo(200), 0.95)).toBe(190);
  expect(percentile([7], 0.99)).toBe(7);
});

test("the interval of a median has the ranks of the binomial tables", () => {
  expect(estimateMedian(upTo(6))).toEqual({ median: 3.5, low: 1, high: 6 });
  expect(estimateMedian(upTo(10))).toEqual({ median: 5.5, low: 2, high: 9 });
  expect(estimateMedian(upTo(20))).toEqual({ median: 10.5, low: 6, high: 15 });
  expect(estimateMedian(upTo(25))).toEqual({ median: 13, low: 8, high: 18 });
});

test("few measurements have their whole span as interval", () => {
  expect(estimateMedian([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
});

test("the interval holds the median and does not depend on the order", () => {
  const measured = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(measured, (values) => {
      const estimate = estimateMedian(values);
      expect(estimate.low).toBeLessThanOrEqual(estimate.median);
      expect(estimate.median).toBeLessThanOrEqual(estimate.high);
      expect(estimateMedian(values.toReversed())).toEqual(estimate);
    }),
  );
});

test("nothing measured is an error", () => {
  expect(() => percentile([], 0.5)).toThrow("no measurements");
  expect(() => estimateMedian([])).toThrow("no measurements");
});
