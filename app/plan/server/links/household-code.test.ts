import fc from "fast-check";
import { expect, test } from "vitest";

import { householdCode, parseHouseholdCode } from "./household-code.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";

test("a code is read as it is written on a card, whatever the hand makes of it", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), fc.integer({ min: 1, max: 9 }), (plan, household, generation) => {
      const code = householdCode("secret", plan, household, generation);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
      const written = formatHouseholdCode(code);
      expect(written).toMatch(/^\w{4}-\w{4}-\w{4}$/);
      expect(parseHouseholdCode(written)).toBe(code);
      expect(parseHouseholdCode(` ${written.toUpperCase().replaceAll("-", " ")}`)).toBe(code);
      expect(parseHouseholdCode(written.replaceAll("0", "O").replaceAll("1", "l"))).toBe(code);
    }),
  );
});

test("each household, plan and generation has a code of its own", () => {
  const codes = ["a", "b"].flatMap((plan) =>
    ["x", "y"].flatMap((household) =>
      [1, 2].map((generation) => householdCode("s", plan, household, generation)),
    ),
  );
  expect(new Set(codes).size).toBe(8);
  expect(householdCode("another secret", "a", "x", 1)).not.toBe(codes[0]);
});

test.each([
  "",
  "abcd-efgh",
  "abcd-efgh-jkmu",
  "abcd-efgh-jkmnp",
  "../../etc/passwd",
  "ａｂｃｄｅｆｇｈｊｋｍｎ",
])("'%s' is no code", (typed) => expect(parseHouseholdCode(typed)).toBeNull());
