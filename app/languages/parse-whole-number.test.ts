import fc from "fast-check";
import { expect, test } from "vitest";

import { parseWholeNumber } from "./parse-whole-number.ts";
import { formatCount } from "./site-language.ts";

test("a number is the same with commas, with spaces and without", () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (count) => {
      for (const typed of [
        String(count),
        ` ${formatCount(count)} `,
        formatCount(count).replaceAll(",", " "),
        formatCount(count).replaceAll(",", "\u00A0"),
      ])
        expect(parseWholeNumber(typed)).toBe(count);
    }),
  );
});

test.each(["", " ", "many", "-5", "4.5", "1e3", "1,20", "12,00", "1,200,", "1, 200", "9".repeat(10)])(
  "'%s' is none",
  (typed) => {
    expect(parseWholeNumber(typed)).toBeNull();
  },
);
