import fc from "fast-check";
import { expect, test } from "vitest";

import { isCalendarDate } from "./alberta-time.ts";
import { addMonths } from "./add-months.ts";

test.each([
  ["2026-11-21", 12, "2025-11-21"],
  ["2026-11-21", 0, "2026-11-21"],
  ["2027-01-01", 1, "2026-12-01"],
  ["2028-02-29", 12, "2027-02-28"],
  ["2027-03-31", 1, "2027-02-28"],
])("%s less %i months is %s", (day, months, wanted) => {
  expect(addMonths(day, -months)).toBe(wanted);
});

test("it is a day of the calendar, and never a later one", () => {
  const days = fc
    .date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2100-12-31T00:00:00Z"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.nat(60), (day, months) => {
      const earlier = addMonths(day, -months);
      expect(isCalendarDate(earlier)).toBe(true);
      expect(earlier <= day).toBe(true);
      expect(Number(earlier.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
    }),
  );
});
