import { expect, test } from "vitest";

import { lastDayOf, planEnd } from "./plan-end.ts";

test("a plan stays a year after the last of its dates, and two years unopened without any", () => {
  expect(planEnd("2027-07-10", "2027-01-01")).toBe("2028-07-10");
  expect(planEnd("2028-02-29", "2027-01-01")).toBe("2029-02-28");
  expect(planEnd(null, "2027-01-01")).toBe("2029-01-01");
});

test("a date that is decades away by mistake keeps no plan for decades", () => {
  expect(planEnd("2099-07-10", "2027-01-01")).toBe("2029-01-01");
});

test("the last date is that of the wedding or of whichever event comes last", () => {
  expect(lastDayOf(null, [])).toBeNull();
  expect(lastDayOf(undefined, [{ date: null }])).toBeNull();
  expect(lastDayOf("2027-07-10", [{ date: "2027-07-12" }, { date: null }])).toBe("2027-07-12");
  expect(lastDayOf("2027-07-13", [{ date: "2027-07-12" }])).toBe("2027-07-13");
});
