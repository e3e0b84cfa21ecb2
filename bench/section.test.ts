import { expect, test } from "vitest";

import { compareToTarget, noteWideInterval } from "./section.ts";

const write = (value: number) => value.toFixed(2);
const ratio = (median: number, low: number, high: number) => ({ median, low, high });

test("a figure on the right side of its target meets it", () => {
  const goal = compareToTarget({ what: "x", limit: { atMost: 50 }, measured: 41.3, write });
  expect(goal).toEqual({ what: "x", target: "≤ 50.00", measured: "41.30", result: "met" });
});

test("a figure on the wrong side says by how much", () => {
  expect(compareToTarget({ what: "x", limit: { atMost: 50 }, measured: 60, write }).result).toBe(
    "MISSED by 10.00",
  );
  expect(compareToTarget({ what: "x", limit: { atLeast: 1000 }, measured: 250, write }).result).toBe(
    "MISSED by 750.00",
  );
  expect(compareToTarget({ what: "x", limit: { atMost: 0 }, measured: 0.3, write }).result).toBe(
    "MISSED by 0.30",
  );
});

test("a median misses only where its whole interval does", () => {
  const limit = { atMost: 1.1 };
  expect(compareToTarget({ what: "x", limit, measured: ratio(1.12, 1.08, 1.2), write }).result).toMatch(
    /^met: /,
  );
  expect(compareToTarget({ what: "x", limit, measured: ratio(1.15, 1.11, 1.2), write })).toMatchObject({
    measured: "1.15 (1.11 to 1.20)",
    result: "MISSED by 0.05",
  });
  expect(
    compareToTarget({ what: "x", limit: { atLeast: 0.6 }, measured: ratio(0.5, 0.4, 0.61), write }).result,
  ).toMatch(/^met: /);
});

test("only a wide interval is worth a sentence", () => {
  expect(noteWideInterval("Home", ratio(1, 0.9, 1.1), write)).toEqual([]);
  expect(noteWideInterval("Home", ratio(1, 0.8, 1.2), write)).toEqual([
    "Home: the interval is wide, 0.80 to 1.20 around 1.00.",
  ]);
});
