import fc from "fast-check";
import { expect, test } from "vitest";

import { costWithTaxes, costFromTotal, itemCosts, sumCosts } from "./item-cost.ts";

const nothing = {
  perGuest: false,
  plannedCents: null,
  quotedCents: null,
  actualCents: null,
  minimumCents: null,
  servicePercent: null,
  tipPercent: null,
  taxed: false,
};

test("a plate of 120 dollars with 18 per cent service and GST is 148.68, with 20 per cent 151.20", () => {
  expect(costWithTaxes(120_00, 18, true)).toEqual({
    base: 120_00,
    service: 21_60,
    gst: 7_08,
    tip: 0,
    total: 148_68,
  });
  expect(costWithTaxes(120_00, 20, true).total).toBe(151_20);
  expect(costWithTaxes(120_00, 20, false)).toMatchObject({ gst: 0, total: 144_00 });
});

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const percent = fc.nat(100);

test("the total of a line is rounded once, and its parts sum to it", () => {
  fc.assert(
    fc.property(cents, percent, fc.boolean(), (base, service, taxed) => {
      const cost = costWithTaxes(base, service, taxed);
      const exact = BigInt(base) * BigInt(100 + service) * BigInt(taxed ? 105 : 100);
      const off = BigInt(cost.total) * 10_000n - exact;
      expect(off <= 5_000n && off > -5_000n).toBe(true);
      expect(cost.base + cost.service + cost.gst).toBe(cost.total);
      for (const part of Object.values(cost)) {
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
      }
      if (!taxed) expect(cost.gst).toBe(0);
      if (service === 0) expect(cost.service).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test("an invoice is taken apart again, to the cent", () => {
  fc.assert(
    fc.property(cents, percent, fc.boolean(), (amount, service, taxed) => {
      const { total } = costWithTaxes(amount, service, taxed);
      const cost = costFromTotal(total, service, taxed);
      expect(cost.base + cost.service + cost.gst).toBe(total);
      expect(Math.abs(cost.base - amount)).toBeLessThanOrEqual(1);
      expect(Math.min(cost.base, cost.service, cost.gst)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("a caterer by the guest follows the guests, and the contract's minimum holds below it", () => {
  const caterer = {
    ...nothing,
    perGuest: true,
    quotedCents: 100_00,
    minimumCents: 15_000_00,
    servicePercent: 18,
    taxed: true,
  };
  expect(itemCosts(caterer, 200)).toMatchObject({ expected: { base: 20_000_00 }, liftedBy: 0 });
  expect(itemCosts(caterer, 120)).toMatchObject({ expected: { base: 15_000_00 }, liftedBy: 3_000_00 });
});

test("what an item costs is never below its minimum, and more guests never make it cheaper", () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.nat(100_000_00),
        minimum: fc.option(cents),
        service: percent,
        taxed: fc.boolean(),
      }),
      fc.nat(5000),
      fc.nat(5000),
      ({ price, minimum, service, taxed }, some, more) => {
        const item = { ...nothing, perGuest: true, taxed, quotedCents: price, minimumCents: minimum };
        const at = (guests: number) => itemCosts({ ...item, servicePercent: service }, guests).expected;
        const few = at(some);
        expect(few?.base).toBe(Math.max(minimum ?? 0, price * some));
        expect(at(some + more)?.total).toBeGreaterThanOrEqual(few?.total ?? Number.NaN);
      },
    ),
  );
});

test("what was invoiced counts before what was quoted, and that before what was planned", () => {
  const planned = { ...nothing, plannedCents: 5_000_00 };
  const quoted = { ...planned, quotedCents: 6_000_00 };
  const invoiced = { ...quoted, actualCents: 5_900_00 };
  expect([planned, quoted, invoiced].map((item) => itemCosts(item, null).expected?.total)).toEqual([
    5_000_00, 6_000_00, 5_900_00,
  ]);
  expect(itemCosts(nothing, null).expected).toBeNull();
});

test("an invoice stands, whatever the guests and the minimum say", () => {
  const invoiced = { ...nothing, perGuest: true, quotedCents: 90_00, minimumCents: 9_999_00, actualCents: 1 };
  expect(itemCosts(invoiced, 10).expected).toEqual(itemCosts(invoiced, 4000).expected);
});

test("a contract that names a minimum alone quotes it; beside a plan it only holds it up", () => {
  const hall = { ...nothing, minimumCents: 8_000_00 };
  expect(itemCosts(hall, null)).toMatchObject({ from: "quoted", expected: { base: 8_000_00 } });
  expect(itemCosts({ ...hall, plannedCents: 20_000_00 }, null)).toMatchObject({
    from: "planned",
    expected: { base: 20_000_00 },
  });
});

test("by the guest without a number of guests nothing is known, unless there is a minimum", () => {
  const caterer = { ...nothing, perGuest: true, plannedCents: 70_00 };
  expect(itemCosts(caterer, null)).toMatchObject({ expected: null, needsGuests: true });
  expect(itemCosts({ ...caterer, minimumCents: 500_00 }, null)).toMatchObject({
    expected: { base: 500_00 },
    needsGuests: true,
  });
  expect(itemCosts(caterer, 0)).toMatchObject({ expected: { total: 0 }, needsGuests: false });
});

test("a price that another device wrote beyond all bounds stays whole cents", () => {
  const hostile = {
    ...nothing,
    perGuest: true,
    quotedCents: 1_000_000_000,
    servicePercent: 100,
    taxed: true,
  };
  const { expected } = itemCosts(hostile, 5_000_000);
  const sum = sumCosts(Array.from({ length: 2000 }, () => expected ?? costWithTaxes(0, 0, false)));
  expect(Number.isSafeInteger(sum.total)).toBe(true);
  expect(sum.base + sum.service + sum.gst).toBe(sum.total);
});

test("a tip is a part of the price alone, carries no GST, and stays on top of an invoice that has none", () => {
  const dinner = { ...nothing, plannedCents: 100_00, servicePercent: 10, taxed: true, tipPercent: 15 };
  expect(itemCosts(dinner, null).expected).toEqual({
    base: 100_00,
    service: 10_00,
    gst: 5_50,
    tip: 15_00,
    total: 130_50,
  });
  const invoiced = itemCosts({ ...dinner, actualCents: 231_00 }, null);
  expect(invoiced.actual?.total).toBe(231_00);
  expect(invoiced.expected).toMatchObject({ base: 200_00, tip: 30_00, total: 261_00 });
});

test("with a tip the parts still sum to the total", () => {
  fc.assert(
    fc.property(cents, percent, percent, fc.boolean(), (plannedCents, servicePercent, tipPercent, taxed) => {
      const { expected } = itemCosts({ ...nothing, plannedCents, servicePercent, tipPercent, taxed }, null);
      if (expected === null) throw new Error("A planned price has a cost.");
      const { base, service, gst, tip, total } = expected;
      expect(base + service + gst + tip).toBe(total);
      expect(Math.abs(tip * 100 - base * tipPercent)).toBeLessThanOrEqual(50);
    }),
  );
});
