import { expect, test } from "vitest";

import { describeDay, describeMonth } from "#app/calendar/format-date.ts";

test("a day is written out", () => {
  expect(describeDay("2026-11-21")).toBe("21 November 2026");
  expect(describeDay("2027-01-03")).toBe("3 January 2027");
});

test("a month is written out", () => {
  expect(describeMonth("2026-06")).toBe("June 2026");
  expect(() => describeMonth("2026-13")).toThrow(RangeError);
});

test("what is no day is refused", () => {
  for (const text of ["", "2026-13-01", "yesterday"]) expect(() => describeDay(text)).toThrow(RangeError);
});
