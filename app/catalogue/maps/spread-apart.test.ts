import fc from "fast-check";
import { expect, test } from "vitest";

import { groupNearby } from "./group-nearby.ts";
import { spreadApart, type MapPoint } from "./spread-apart.ts";

const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 })), {
  maxLength: 20,
});

function closest(all: readonly MapPoint[]): number {
  const distances = all.flatMap(([ax, ay], at) =>
    all.slice(at + 1).map(([bx, by]) => Math.hypot(ax - bx, ay - by)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

test("pins end up far enough apart to be touched, wherever their venues are", () => {
  fc.assert(
    fc.property(points, (all) => {
      expect(closest(spreadApart(all, 24))).toBeGreaterThanOrEqual(23.9);
    }),
  );
});

test("pins that are far enough apart stay where they are", () => {
  fc.assert(
    fc.property(points, (all) => {
      fc.pre(closest(all) >= 24);
      expect(spreadApart(all, 24)).toEqual(all);
    }),
  );
});

test("two pins in one place part as little as it takes", () => {
  const [a, b] = spreadApart(
    [
      [100, 100],
      [100, 100],
    ],
    24,
  );
  expect(Math.hypot((a?.[0] ?? 0) - 100, (a?.[1] ?? 0) - 100)).toBeLessThan(13);
  expect(Math.hypot((b?.[0] ?? 0) - 100, (b?.[1] ?? 0) - 100)).toBeLessThan(13);
});

test("every pin is in one group, with all of its group near the first", () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 80 }), (all, distance) => {
      const items = all.map((point, id) => ({ id, point }));
      const groups = groupNearby(items, distance);
      expect(groups.flat().toSorted((a, b) => a.id - b.id)).toEqual(items);
      for (const [first, ...others] of groups)
        for (const { point } of others) expect(closest([first.point, point])).toBeLessThan(distance);
      expect(closest(groups.map(([first]) => first.point))).toBeGreaterThanOrEqual(
        groups.length < 2 ? 0 : distance,
      );
    }),
  );
});
