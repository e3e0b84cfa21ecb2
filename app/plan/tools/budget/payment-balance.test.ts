import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "#app/calendar/date-arithmetic.ts";

import { byDueDate, paymentState, paymentBalance, sumPaymentBalances } from "./payment-balance.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-11-22", days));
const instalment = fc.record({
  cents: fc.option(cents),
  due: fc.option(day),
  paidOn: fc.option(day),
});

test("what is paid and what is due are what is owed, and what was paid too much", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, fc.array(instalment))), (items) => {
      const standings = items.map(([owed, instalments]) => paymentBalance(owed, instalments));
      for (const { owed, paid, due, overpaid } of [...standings, sumPaymentBalances(standings)])
        expect(paid + due).toBe(owed + overpaid);
      for (const { due, overpaid } of standings) expect(Math.min(due, overpaid)).toBe(0);
    }),
  );
});

test("every instalment is either paid or scheduled", () => {
  fc.assert(
    fc.property(cents, fc.array(instalment), (owed, instalments) => {
      const { paid, scheduled } = paymentBalance(owed, instalments);
      expect(paid + scheduled).toBe(instalments.reduce((sum, one) => sum + (one.cents ?? 0), 0));
    }),
  );
});

const unpaid = (due: string | null) => ({ due, paidOn: null });

test("an instalment is overdue from the day after its date on, until it is paid", () => {
  expect(paymentState(unpaid("2027-03-01"), "2027-02-27")).toEqual({ is: "coming", days: 2 });
  expect(paymentState(unpaid("2027-03-01"), "2027-03-01")).toEqual({ is: "coming", days: 0 });
  expect(paymentState(unpaid("2027-03-01"), "2027-03-02")).toEqual({ is: "overdue", days: 1 });
  expect(paymentState({ due: "2027-03-01", paidOn: "2027-04-01" }, "2027-05-01")).toEqual({ is: "paid" });
  expect(paymentState(unpaid(null), "2027-05-01")).toEqual({ is: "undated" });
});

test("instalments stand by their dates, those without one last", () => {
  const rows = [
    { id: "a", due: null },
    { id: "b", due: "2027-03-01" },
    { id: "c", due: "2026-12-24" },
  ];
  expect(byDueDate(rows).map(({ id }) => id)).toEqual(["c", "b", "a"]);
});
