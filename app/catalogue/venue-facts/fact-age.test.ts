import fc from "fast-check";
import { expect, test } from "vitest";

import { addMonths } from "#app/calendar/add-months.ts";

import { isOutdated } from "./fact-age.ts";

const day = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

test.each([
  ["2025-11-22", "2026-11-22", false],
  ["2025-11-21", "2026-11-22", true],
  ["2024-02-29", "2025-02-28", false],
  ["2024-02-29", "2025-03-01", true],
])("a fact of %s is on %s older than a year: %s", (checkedOn, today, isOld) => {
  expect(isOutdated(checkedOn, today)).toBe(isOld);
});

test("a fact grows old once and stays so, and none does before twelve months are over", () => {
  fc.assert(
    fc.property(day, day, day, (checkedOn, one, other) => {
      const [earlier, later] = [one, other].toSorted();
      if (isOutdated(checkedOn, earlier ?? "")) expect(isOutdated(checkedOn, later ?? "")).toBe(true);
      expect(isOutdated(checkedOn, addMonths(checkedOn, 11))).toBe(false);
      expect(isOutdated(checkedOn, addMonths(checkedOn, 13))).toBe(true);
    }),
  );
});
