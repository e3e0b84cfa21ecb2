import fc from "fast-check";
import { expect, test } from "vitest";

import { blankEvent, blankItem, arbitraryBudget } from "#test-support/arbitrary-budget.ts";

import { budgetSheetRows, paymentRows } from "./budget-rows.ts";
import { calculateBudget } from "./calculate-budget.ts";

test("a caterer by the guest is a line with its guests, its price and what both come to", () => {
  const budget = calculateBudget({
    items: [
      {
        ...blankItem,
        id: "caterer",
        name: "Dinner",
        category: "caterers",
        event: "reception",
        perGuest: true,
        plannedCents: 110_00,
        quotedCents: 120_00,
        servicePercent: 18,
        taxed: true,
      },
    ],
    payments: [
      { id: "b", item: "caterer", name: "", cents: 20_000_00, due: "2027-06-05", paidOn: null, payer: "" },
      {
        id: "a",
        item: "caterer",
        name: "Deposit",
        cents: 5_000_00,
        due: "2026-10-01",
        paidOn: "2026-09-30",
        payer: "Us",
      },
    ],
    events: [{ ...blankEvent, id: "reception", name: "Reception" }],
    guests: new Map([["reception", 200]]),
    guestsInAll: null,
  });
  expect(budgetSheetRows(budget)).toMatchObject([
    {
      event: "Reception",
      category: "Caterers",
      item: "Dinner",
      guests: 200,
      perGuest: 120_00,
      planned: 27_258_00,
      quoted: 29_736_00,
      expected: 29_736_00,
      service: 4_320_00,
      gst: 1_416_00,
      paid: 5_000_00,
      due: 24_736_00,
    },
  ]);
  expect(paymentRows(budget, "2026-11-22")).toMatchObject([
    { item: "Dinner", payment: "Deposit", state: { is: "paid" } },
    { item: "Dinner", payment: "Payment", cents: 20_000_00, state: { is: "coming", days: 195 } },
  ]);
});

test("every item and every payment is a line, and the lines sum to the totals", () => {
  fc.assert(
    fc.property(arbitraryBudget, (sources) => {
      const budget = calculateBudget(sources);
      const rows = budgetSheetRows(budget);
      const sum = (name: "expected" | "due") => rows.reduce((all, row) => all + (row[name] ?? 0), 0);
      expect(rows.map(({ id }) => id)).toEqual(sources.items.map(({ id }) => id));
      expect([sum("expected"), sum("due")]).toEqual([
        budget.totals.expected.total,
        budget.totals.standing.due,
      ]);
      const ids = paymentRows(budget, "2026-11-22").map(({ id }) => id);
      expect(ids.toSorted()).toEqual(sources.payments.map(({ id }) => id).toSorted());
    }),
  );
});

test("for an item that nobody priced no sum is to pay, and not $0", () => {
  const budget = calculateBudget({
    items: [
      { ...blankItem, id: "dhol", name: "Dhol" },
      { ...blankItem, id: "cake", name: "Cake", plannedCents: 300_00 },
    ],
    payments: [],
    events: [],
    guests: new Map(),
    guestsInAll: null,
  });
  expect(budgetSheetRows(budget).map(({ due }) => due)).toEqual([null, 300_00]);
});
