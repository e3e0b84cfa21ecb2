import { expect, test } from "vitest";

import type { PaidRange } from "#app/catalogue/paid-amounts/paid-ranges.ts";

import { listPaidForCosts } from "./list-paid-for-costs.ts";

const range = (category: PaidRange["category"]): PaidRange => ({
  category,
  year: 2026,
  band: { from: 451, to: null },
  couples: 6,
  inAll: { low: 24_000_00, high: 38_000_00 },
  perGuest: { low: 45_00, high: 75_00 },
  includes: [],
});

test("ranges of venues stand before those of caterers, each with whom was paid", () => {
  expect(listPaidForCosts({ paidIn: (category) => [range(category)] })).toMatchObject([
    { id: "venues-2026-451", size: "Venues: more than 450 guests, 2026", amount: "$24,000 to $38,000" },
    { id: "caterers-2026-451", size: "Caterers: more than 450 guests, all events added up, 2026" },
  ]);
});

test("there is nothing where nothing may be shown", () => {
  expect(listPaidForCosts({ paidIn: () => [] })).toEqual([]);
});
