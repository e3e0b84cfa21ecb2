import { expect, test } from "vitest";

import { formatDollarRange, formatMonthRange } from "./format-ranges.ts";

test("a range of one amount is that amount", () => {
  expect(formatDollarRange([600, 600])).toBe("$600");
  expect(formatDollarRange([2000, 3500])).toBe("$2,000 to $3,500");
});

test("months read as a couple would say them", () => {
  expect(formatMonthRange([12, 18])).toBe("12 to 18 months");
  expect(formatMonthRange([6, 6])).toBe("6 months");
  expect(formatMonthRange([0, 3])).toBe("within 3 months");
});
