import fc from "fast-check";
import { expect, test } from "vitest";

import { southAsianPlan, standardPlan } from "#content/budget/budget-plans.ts";

import { splitBudget, menuPrice } from "./split-budget.ts";
import { parseBudgetRequest, shareField } from "./parse-budget-request.ts";

const read = (search: string, plan = standardPlan) => parseBudgetRequest(new URLSearchParams(search), plan);
const plans = fc.constantFrom(standardPlan, southAsianPlan);

test("45,000 dollars for 180 guests are divided by the plan's shares", () => {
  const rows = splitBudget(standardPlan, read("total=45000&guests=180"));
  expect(rows[0]).toMatchObject({ cents: 21_600_00, fraction: 0.48, perGuest: 120_00 });
  expect(rows.map(({ cents }) => cents ?? 0).reduce((a, b) => a + b)).toBe(45_000_00);
});

test("whatever total, guests and shares are typed, the lines sum to the total", () => {
  fc.assert(
    fc.property(
      plans,
      fc.integer({ min: 100_00, max: 10_000_000_00 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 11, maxLength: 11 }),
      (plan, cents, guests, tenths) => {
        const parameters = new URLSearchParams({ total: (cents / 100).toFixed(2), guests: String(guests) });
        for (const [position, line] of plan.lines.entries())
          parameters.set(shareField(plan, line), String((tenths[position] ?? 0) / 10));
        const request = parseBudgetRequest(parameters, plan);
        expect(request.errors).toEqual({});
        const rows = splitBudget(plan, request);
        expect(rows.reduce((sum, row) => sum + (row.cents ?? 0), 0)).toBe(cents);
        expect(rows.reduce((sum, row) => sum + row.fraction, 0)).toBeCloseTo(1, 9);
        const perGuest = rows.reduce((sum, row) => sum + (row.perGuest ?? 0), 0);
        expect(perGuest).toBeCloseTo(cents / guests, 3);
      },
    ),
  );
});

test("without a total the shares are shown and no money", () => {
  const rows = splitBudget(southAsianPlan, read("guests=400", southAsianPlan));
  expect(rows.every(({ cents, perGuest }) => cents === null && perGuest === null)).toBe(true);
  expect(rows[0]?.fraction).toBe(0.42);
});

test.each([
  ["total=free", { total: expect.stringContaining("amount in dollars") }],
  ["total=99", { total: expect.stringContaining("100") }],
  ["total=10000001", { total: expect.stringContaining("10 million") }],
  ["guests=0", { guests: "Enter a whole number from 1 to 5,000" }],
  ["guests=5001", { guests: "Enter a whole number from 1 to 5,000" }],
  ["guests=1.5", { guests: "Enter a whole number from 1 to 5,000" }],
  ["standard-events=13", { events: "Enter a whole number from 1 to 12" }],
  ["standard-venue=101", { shares: "Enter each share as a number from 0 to 100" }],
  ["standard-venue=-1", { shares: "Enter each share as a number from 0 to 100" }],
  [
    standardPlan.lines.map((line) => `${shareField(standardPlan, line)}=0`).join("&"),
    { shares: "Leave at least one share above 0" },
  ],
])("?%s is answered with what to write instead", (search, errors) => {
  expect(read(search).errors).toEqual(errors);
});

test.each(["1200", "1,200", " 1 200 "])("of '%s' guests the budget knows how many they are", (guests) => {
  const request = read(new URLSearchParams({ total: "45,000", guests }).toString());
  expect(request).toMatchObject({ total: 45_000_00, guests: 1200, errors: {} });
});

test("what was typed stays, also where it is wrong; unknown and hostile fields change nothing", () => {
  const request = read(
    "total=lots&guests=many&standard-venue=x&standard-__proto__=9&standard-nope=9&colour=red",
  );
  expect(request.typed).toMatchObject({ total: "lots", guests: "many", events: "1" });
  expect(request.typed.shares.venue).toBe("x");
  expect(Object.keys(request.typed.shares)).toEqual(standardPlan.lines.map(({ id }) => id));
  expect(request.weights).toEqual(standardPlan.lines.map(({ share }) => share * 10));
});

test("the shares of one plan say nothing of the other's", () => {
  const search = "total=60000&standard-venue=90&standard-events=9&south-asian-decor=30";
  expect(read(search, southAsianPlan)).toMatchObject({
    events: 3,
    weights: southAsianPlan.lines.map(({ id, share }) => (id === "decor" ? 300 : share * 10)),
  });
});

test("a menu price with service charge and GST on top is what was to be spent", () => {
  // The sum of the project's notes on costs: a 120 plate becomes 148.68 at 18 % and 151.20 at 20 %.
  expect(menuPrice(148_68, 0.18)).toBe(120_00);
  expect(menuPrice(151_20, 0.2)).toBe(120_00);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_00 }), fc.constantFrom(0, 0.18, 0.2), (cents, service) => {
      const bill = menuPrice(cents, service) * (1 + service) * 1.05;
      expect(bill).toBeLessThanOrEqual(cents + 1e-6);
      expect(bill).toBeGreaterThan(cents - 1.3);
    }),
  );
});
