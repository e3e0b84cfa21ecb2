import { expect, test } from "vitest";

import { scaleSplit } from "./items-of-split.ts";

const lines = [
  { id: "venue", name: "Venue", cents: 6_750_000 },
  { id: "photo", name: "Photos", cents: 1_500_000 },
  { id: "rest", name: "The rest", cents: 6_750_000 },
  { id: "none", name: "Nothing", cents: 0 },
];

test("a split for a total that the couple did not take has its shares of the couple's own", () => {
  expect(scaleSplit(lines, 12_000_000).map(({ cents }) => cents)).toEqual([
    5_400_000, 1_200_000, 5_400_000, 0,
  ]);
  const odd = scaleSplit(lines, 1_000_000_000 - 1);
  expect(odd.reduce((sum, { cents }) => sum + cents, 0)).toBe(1_000_000_000 - 1);
});

test("without another total it stays as it came", () => {
  expect(scaleSplit(lines, null)).toBe(lines);
  expect(scaleSplit(lines, 15_000_000)).toBe(lines);
  const empty = lines.map((line) => ({ ...line, cents: 0 }));
  expect(scaleSplit(empty, 100)).toBe(empty);
});
