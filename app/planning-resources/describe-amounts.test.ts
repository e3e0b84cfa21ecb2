import { expect, test } from "vitest";

import { describeDollarRange, describeMonths } from "#app/money/format-ranges.ts";

test("a range of one amount is that amount", () => {
  expect(describeDollarRange([600, 600])).toBe("$600");
  expect(describeDollarRange([2000, 3500])).toBe("$2,000 to $3,500");
});

test("months read as a couple would say them", () => {
  expect(describeMonths([12, 18])).toBe("12 to 18 months");
  expect(describeMonths([6, 6])).toBe("6 months");
  expect(describeMonths([0, 3])).toBe("within 3 months");
});
