import fc from "fast-check";
import { expect, test } from "vitest";

import { payerTotals, suggestPayers } from "./payers.ts";

test("the couple, its sides and names typed before are suggested, each once", () => {
  const typed = [{ payer: "Nana ji" }, { payer: "" }, { payer: "Us" }, { payer: " Nana ji " }];
  expect(suggestPayers({ one: "Simran", two: "Partner 2" }, typed)).toEqual([
    "Us",
    "Simran’s side",
    "Partner 2’s side",
    "Nana ji",
  ]);
});

const payment = (payer: string, cents: number | null, paidOn: string | null = null) => ({
  payer,
  cents,
  paidOn,
});

test("payments are summed by who pays them, and nobody is listed while nobody is named", () => {
  expect(payerTotals([payment("", 5000)])).toEqual([]);
  expect(
    payerTotals([
      payment("Us", 2000),
      payment("Simran’s side", 50_000, "2027-01-02"),
      payment("Simran’s side", 10_000),
      payment("", null),
    ]),
  ).toEqual([
    { payer: "Simran’s side", paid: 50_000, due: 10_000 },
    { payer: "Us", paid: 0, due: 2000 },
    { payer: "", paid: 0, due: 0 },
  ]);
});

test("a payer typed with another apostrophe or in capitals is the same payer", () => {
  expect(
    payerTotals([
      payment("Simran’s side", 50_000),
      payment("simran's side", 10_000, "2027-01-02"),
      payment("Us", 2000),
    ]),
  ).toEqual([
    { payer: "Simran’s side", paid: 10_000, due: 50_000 },
    { payer: "Us", paid: 0, due: 2000 },
  ]);
  const sides = { one: "Simran", two: "Daniel" };
  expect(suggestPayers(sides, [{ payer: "Daniel's side" }, { payer: "us" }])).toEqual(
    suggestPayers(sides, []),
  );
});

const somePayments = fc.array(
  fc.record({
    payer: fc.constantFrom("", "Us", "us ", "Nana ji"),
    cents: fc.option(fc.nat(1_000_000)),
    paidOn: fc.constantFrom(null, "2027-01-01"),
  }),
);

test("no cent is lost between payers", () => {
  fc.assert(
    fc.property(somePayments, (payments) => {
      const totals = payerTotals(payments);
      if (totals.length === 0) return;
      const sum = payments.reduce((all, { cents }) => all + (cents ?? 0), 0);
      expect(totals.reduce((all, { paid, due }) => all + paid + due, 0)).toBe(sum);
    }),
  );
});
