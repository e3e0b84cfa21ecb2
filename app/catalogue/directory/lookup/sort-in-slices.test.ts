import fc from "fast-check";
import { expect, test } from "vitest";

import { sortInSlices } from "./sort-in-slices.server.ts";
import { TimeSlices } from "./time-slices.server.ts";

test("what is sorted in slices is sorted", async () => {
  const figures = fc.array(fc.nat(500), { minLength: 0, maxLength: 5000, size: "max" });
  await fc.assert(
    fc.asyncProperty(figures, async (values) => {
      const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
      const sorted = await sortInSlices(values.length, compare, new TimeSlices());
      expect([...sorted]).toEqual([...values.keys()].toSorted(compare));
    }),
    { numRuns: 20 },
  );
});
