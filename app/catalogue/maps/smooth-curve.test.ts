import fc from "fast-check";
import { expect, test } from "vitest";

import { smoothCurve } from "./smooth-curve.ts";

const line = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
  minLength: 2,
  maxLength: 12,
});

test("a curve passes through every point of its line, in order", () => {
  fc.assert(
    fc.property(line, (points) => {
      const curve = smoothCurve(points);
      const step = (curve.length - 1) / (points.length - 1);
      for (const [at, [x, y]] of points.entries()) {
        expect(curve[at * step]?.[0]).toBeCloseTo(x, 9);
        expect(curve[at * step]?.[1]).toBeCloseTo(y, 9);
      }
    }),
  );
});

test("a straight line stays straight", () => {
  for (const [x, y] of smoothCurve([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 6],
  ]))
    expect(y).toBeCloseTo(2 * x, 9);
});
