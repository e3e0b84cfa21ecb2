import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "#app/calendar/date-arithmetic.ts";

import { daysOf, describeRun, runsOf } from "#app/listings/date-runs.ts";

const days = fc.array(fc.integer({ min: 0, max: 400 }).map((offset) => addDays("2027-12-01", offset)));

test("runs are the same days, in order, with a gap between any two", () => {
  fc.assert(
    fc.property(days, (some) => {
      const runs = runsOf(some);
      expect(runs.flatMap(daysOf)).toEqual([...new Set(some)].toSorted());
      for (const [at, { from }] of runs.entries())
        if (at > 0) expect(addDays(runs[at - 1]?.to ?? "", 1) < from).toBe(true);
    }),
  );
});

test("a run of one day is that day", () => {
  expect(describeRun({ from: "2027-06-19", to: "2027-06-19" })).toBe("19 June 2027");
  expect(describeRun({ from: "2028-07-03", to: "2028-07-05" })).toBe("3 July 2028 to 5 July 2028");
});
