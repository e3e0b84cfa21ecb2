import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "#app/calendar/date-arithmetic.ts";

import { daysInRange, formatDateRange, toDateRanges } from "./date-ranges.ts";

const days = fc.array(fc.integer({ min: 0, max: 400 }).map((offset) => addDays("2027-12-01", offset)));

test("runs are the same days, in order, with a gap between any two", () => {
  fc.assert(
    fc.property(days, (some) => {
      const runs = toDateRanges(some);
      expect(runs.flatMap(daysInRange)).toEqual([...new Set(some)].toSorted());
      for (const [at, { from }] of runs.entries())
        if (at > 0) expect(addDays(runs[at - 1]?.to ?? "", 1) < from).toBe(true);
    }),
  );
});

test("a run of one day is that day", () => {
  expect(formatDateRange({ from: "2027-06-19", to: "2027-06-19" })).toBe("19 June 2027");
  expect(formatDateRange({ from: "2028-07-03", to: "2028-07-05" })).toBe("3 July 2028 to 5 July 2028");
});
