import fc from "fast-check";
import { expect, test } from "vitest";

import { arbitraryBudget } from "#test-support/arbitrary-budget.ts";

import { calculateBudget, type BudgetTotals } from "./calculate-budget.ts";
import {
  budgetTotalNames,
  explainGuests,
  explainPayer,
  explainTotal,
  sumLines,
  type BudgetTotalName,
} from "./explain-totals.ts";
import { payerTotals } from "./payers.ts";

const totalOf = ({ planned, quoted, actual, expected, standing }: BudgetTotals) => ({
  planned,
  quoted,
  actual,
  expected: expected.total,
  paid: standing.paid,
  due: standing.due,
  service: expected.service,
  gst: expected.gst,
  tips: expected.tip,
});

test("the lines of each total add up to it, to the cent, and none is empty", () => {
  fc.assert(
    fc.property(arbitraryBudget, fc.constantFrom<BudgetTotalName>(...budgetTotalNames), (sources, name) => {
      const budget = calculateBudget(sources);
      const lines = explainTotal(name, budget);
      expect(sumLines(lines)).toBe(totalOf(budget.totals)[name]);
      for (const { cents } of lines) expect(cents).toBeGreaterThan(0);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    }),
  );
});

test("what a payer has paid and still pays opens into that payer's payments", () => {
  fc.assert(
    fc.property(arbitraryBudget, (sources) => {
      const budget = calculateBudget(sources);
      for (const { payer, paid, due } of payerTotals(sources.payments)) {
        expect(sumLines(explainPayer(payer, true, budget))).toBe(paid);
        expect(sumLines(explainPayer(payer, false, budget))).toBe(due);
      }
    }),
  );
});

test("what an event's guests move is its items priced per guest that have no invoice", () => {
  fc.assert(
    fc.property(arbitraryBudget, (sources) => {
      const budget = calculateBudget(sources);
      const moved = new Set(explainGuests("mehndi", budget).map(({ id }) => id));
      for (const { item, costs } of budget.entries)
        if (moved.has(item.id))
          expect([item.event, item.perGuest, costs.from === "actual"]).toEqual(["mehndi", true, false]);
    }),
  );
});
