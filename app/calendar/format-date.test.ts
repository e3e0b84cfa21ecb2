import { expect, test } from "vitest";

import { formatDate, formatMonth } from "./format-date.ts";

test("a day is written out", () => {
  expect(formatDate("2026-11-21")).toBe("21 November 2026");
  expect(formatDate("2027-01-03")).toBe("3 January 2027");
});

test("a month is written out", () => {
  expect(formatMonth("2026-06")).toBe("June 2026");
  expect(() => formatMonth("2026-13")).toThrow(RangeError);
});

test("what is no day is refused", () => {
  for (const text of ["", "2026-13-01", "yesterday"]) expect(() => formatDate(text)).toThrow(RangeError);
});
