import fc from "fast-check";
import { expect, test } from "vitest";

import { describeDollarRange, describeDollars, describeMonths } from "./describe-amounts.ts";

test("dollars have a comma before every three digits", () => {
  expect(describeDollars(50)).toBe("$50");
  expect(describeDollars(1200)).toBe("$1,200");
  expect(describeDollars(1234567)).toBe("$1,234,567");
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(describeDollars(amount)).toBe(`$${amount.toLocaleString("en-CA")}`);
    }),
  );
});

test("a range of one amount is that amount", () => {
  expect(describeDollarRange([600, 600])).toBe("$600");
  expect(describeDollarRange([2000, 3500])).toBe("$2,000 to $3,500");
});

test("months read as a couple would say them", () => {
  expect(describeMonths([12, 18])).toBe("12 to 18 months");
  expect(describeMonths([6, 6])).toBe("6 months");
  expect(describeMonths([0, 3])).toBe("within 3 months");
});
