import fc from "fast-check";
import { expect, test } from "vitest";

import { paramsBesidesBudget, paramsBesidesDate, urlWithDate, urlWithDefaultShares } from "./tool-url.ts";

const search =
  "?date=2027-07-10&place=banff&total=45000&guests=180&standard-venue=50&theme=indian&colour=red&date=x";

test("each tool carries on what belongs to the other, and the theme", () => {
  expect(paramsBesidesDate(search).map(([name]) => name)).toEqual([
    "total",
    "guests",
    "standard-venue",
    "theme",
  ]);
  expect(paramsBesidesBudget(search)).toEqual([
    ["date", "2027-07-10"],
    ["place", "banff"],
    ["theme", "indian"],
  ]);
});

test("another date keeps the budget and the theme", () => {
  expect(urlWithDate(search, "2027-07-17", "calgary")).toBe(
    "/planning-tools?date=2027-07-17&place=calgary&total=45000&guests=180&standard-venue=50&theme=indian#day",
  );
});

test("the usual shares keep total, guests and date", () => {
  expect(urlWithDefaultShares(search)).toBe(
    "/planning-tools?date=2027-07-10&place=banff&total=45000&guests=180&theme=indian#budget",
  );
});

test("whatever the address says, no value that nobody knows is carried on, and none twice", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const names = [...paramsBesidesDate(`?${query}`), ...paramsBesidesBudget(`?${query}`)].map(
        ([name]) => name,
      );
      expect(
        names.every((name) => /^(date|place|total|guests|theme|(standard|south-asian)-[a-z]+)$/.test(name)),
      ).toBe(true);
    }),
  );
});
