import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "#app/calendar/date-arithmetic.ts";

import { instalmentIds, splitInstalments } from "./split-instalments.ts";

test("ten thousand dollars with a quarter as deposit are paid in three parts up to the last day", () => {
  expect(
    splitInstalments({
      cents: 10_000_00,
      parts: 3,
      depositPercent: 25,
      first: "2026-12-01",
      last: "2027-06-01",
    }),
  ).toEqual([
    { cents: 2_500_00, due: "2026-12-01" },
    { cents: 3_750_00, due: "2027-03-02" },
    { cents: 3_750_00, due: "2027-06-01" },
  ]);
});

test("no cent is lost or made, and the days lie in order from the first to the last", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 24 }),
      fc.option(fc.nat(100)),
      fc.integer({ min: -30, max: 1000 }),
      (cents, parts, depositPercent, days) => {
        const first = "2026-12-01";
        const last = addDays(first, days);
        const instalments = splitInstalments({ cents, parts, depositPercent, first, last });
        expect(instalments.reduce((sum, one) => sum + one.cents, 0)).toBe(cents);
        expect(instalments.length).toBeLessThanOrEqual(parts);
        expect(instalments.every((one) => Number.isInteger(one.cents) && one.cents > 0)).toBe(true);
        const dates = instalments.map(({ due }) => due);
        expect(dates).toEqual(dates.toSorted());
        for (const date of dates) {
          expect(date >= first).toBe(true);
          expect(date <= (days < 0 ? first : last)).toBe(true);
        }
      },
    ),
  );
});

test("new instalments get the first ids that are free", () => {
  expect(instalmentIds("dinner", new Set(["dinner.1", "dinner.3", "cake.2"]), 3)).toEqual([
    "dinner.2",
    "dinner.4",
    "dinner.5",
  ]);
});
