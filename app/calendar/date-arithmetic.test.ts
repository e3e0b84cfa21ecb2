import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, daysBetween } from "./date-arithmetic.ts";

const dates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("the days between two dates lead from one to the other, over every change of clocks and leap day", () => {
  fc.assert(
    fc.property(dates, dates, (from, to) => {
      expect(addDays(from, daysBetween(from, to))).toBe(to);
    }),
  );
});

test("days count both ways, and over the end of February as the year has it", () => {
  expect(daysBetween("2027-06-17", "2027-06-19")).toBe(2);
  expect(daysBetween("2027-06-19", "2027-06-17")).toBe(-2);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2027-02-28", "2027-03-01")).toBe(1);
});
