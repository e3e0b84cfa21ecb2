import { reportableFactKeys } from "#content/catalogue/fact-keys.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { unknownFacts } from "./unknown-facts.ts";

const today = "2026-11-25";

test("a venue of which nothing is known is asked for everything, in one order", () => {
  expect(unknownFacts([], today)).toEqual(reportableFactKeys);
});

test("what was checked within a year is not asked again, and what is older is", () => {
  const known = [
    { key: "baraat", checkedOn: "2026-01-02" },
    { key: "corkage", checkedOn: "2024-01-02" },
  ];
  expect(unknownFacts(known, today)).toEqual(reportableFactKeys.filter((key) => key !== "baraat"));
});

test("one more known fact never adds a question", () => {
  const fact = fc.record({
    key: fc.constantFrom(...reportableFactKeys),
    checkedOn: fc.constantFrom("2023-05-01", "2026-05-01"),
  });
  fc.assert(
    fc.property(fc.array(fact), fact, (known, more) => {
      const before = unknownFacts(known, today);
      expect(before).toEqual(expect.arrayContaining(unknownFacts([...known, more], today)));
    }),
  );
});
