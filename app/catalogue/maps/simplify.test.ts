import { expect, test } from "vitest";

import { simplify } from "./simplify.ts";

test("points on a straight line are left out, corners stay", () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.2],
        [10, 0],
        [10, 10],
      ],
      0.5,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});

test("a ring keeps its form and its end", () => {
  const ring: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  expect(simplify(ring, 0.5)).toEqual(ring);
});

test("two points stay as they are", () => {
  expect(
    simplify(
      [
        [0, 0],
        [0.1, 0],
      ],
      1,
    ),
  ).toHaveLength(2);
});
