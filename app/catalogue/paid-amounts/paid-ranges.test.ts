import fc from "fast-check";
import { expect, test } from "vitest";

import { paidInclusions, paidLimits } from "#database/enums.ts";

import { guestBands, isInBand } from "./guest-bands.ts";
import { paidRanges, type PaidAmount } from "./paid-ranges.ts";
import { stepOf, type PriceStep } from "./price-steps.ts";
import { rangeMinimum } from "./range-rule.ts";

const amount = (at: number, cents: number, changes: Partial<PaidAmount> = {}): PaidAmount => ({
  category: "photographers",
  couple: `couple ${at}`,
  business: 1 + (at % 3),
  year: 2026,
  guests: 400,
  cents,
  includes: [],
  ...changes,
});

const eight = [4_100, 4_230, 4_800, 5_200, 5_900, 6_100, 6_790, 12_000].map((dollars, at) =>
  amount(at, dollars * 100),
);

const anyAmount = fc.record<PaidAmount>({
  category: fc.constantFrom("photographers", "caterers"),
  couple: fc.integer({ min: 1, max: 12 }).map(String),
  business: fc.integer({ min: 1, max: 5 }),
  year: fc.constantFrom(2025, 2026),
  guests: fc.constantFrom(80, 100, 101, 420),
  cents: fc.integer({ min: paidLimits.least, max: 2_000_000 }),
  includes: fc.subarray([...paidInclusions]),
});

const anyAmounts = fc.array(anyAmount, { maxLength: 60 });

/** Amounts that mostly fall together. */
const crowd = fc.array(
  anyAmount.map((one) => ({ ...one, category: "caterers" as const, year: 2026, guests: 420 })),
  { maxLength: 24 },
);

/** An amount whose every step is that of another one, and which differs from it. */
const onTheSameSteps = (one: PaidAmount) => {
  const [inAll, perGuest] = [stepOf(one.cents), stepOf(one.cents / one.guests)];
  return fc
    .integer({
      min: Math.max(inAll.low, Math.ceil(perGuest.low * one.guests)),
      max: Math.min(inAll.high, Math.ceil(perGuest.high * one.guests)) - 1,
    })
    .map((cents) => ({ ...one, cents }));
};

test("eight couples make a range without the lowest and the highest, rounded outward", () => {
  expect(paidRanges(eight)).toEqual([
    {
      category: "photographers",
      year: 2026,
      band: { from: 301, to: 450 },
      couples: 8,
      inAll: { low: 4_200_00, high: 7_000_00 },
      perGuest: { low: 10_00, high: 18_00 },
      includes: [],
    },
  ]);
});

test("what more than half of the amounts include is named, each once", () => {
  const some = eight.map((one, at): PaidAmount => ({
    ...one,
    includes: at < 5 ? ["travel", "travel", "second-person"] : at === 5 ? ["album-or-film"] : [],
  }));
  expect(paidRanges(some)[0]?.includes).toEqual(["second-person", "travel"]);
  expect(paidRanges(some.slice(1))[0]?.includes).toEqual(["second-person", "travel"]);
  expect(paidRanges(some.slice(2))[0]?.includes).toEqual([]);
});

test("there is none of four couples, and none of five that are four", () => {
  const five = eight.slice(0, 5);
  expect(paidRanges(five)).toHaveLength(1);
  expect(paidRanges(five.slice(1))).toEqual([]);
  expect(paidRanges(five.map((one, at) => (at === 4 ? { ...one, couple: "couple 0" } : one)))).toEqual([]);
});

const rangesOf = (...businesses: number[]) =>
  paidRanges(businesses.map((business, at) => amount(at, 5_000_00, { business })));

test("there is none of two businesses, and none of which one business has more than half", () => {
  expect(rangesOf(1, 1, 2, 2, 1, 2)).toEqual([]);
  expect(rangesOf(1, 1, 1, 2, 3)).toEqual([]);
  expect(rangesOf(1, 1, 2, 2, 3)).toHaveLength(1);
  expect(rangesOf(1, 1, 1, 2, 2, 3)).toHaveLength(1);
});

test("a couple that booked two businesses of a category counts once, with the larger amount", () => {
  const second = amount(0, 9_000_00, { business: 2 });
  const [without, with_] = [paidRanges(eight)[0], paidRanges([...eight, second])[0]];
  expect(with_).toMatchObject({ couples: 8, inAll: { low: 4_800_00, high: 9_500_00 } });
  expect(without).toMatchObject({ couples: 8 });
});

test("years, sizes and categories are ranges of their own", () => {
  for (const change of [{ year: 2025 }, { guests: 300 }, { category: "caterers" }] as const) {
    const [kept, others] = [eight.slice(0, 5), eight.slice(0, 5).map((one) => ({ ...one, ...change }))];
    expect(paidRanges([...kept.slice(1), ...others.slice(0, 1)])).toEqual([]);
    expect(paidRanges([...kept, ...others])).toHaveLength(2);
  }
});

test("every number of guests is of one size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (guests) => {
      expect(guestBands.filter((band) => isInBand(band, guests))).toHaveLength(1);
    }),
  );
});

test("an amount is on its step, and steps do not overlap", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: paidLimits.most }), (cents) => {
      const { low, high } = stepOf(cents);
      expect(low).toBeLessThanOrEqual(cents);
      expect(high).toBeGreaterThan(cents);
      expect(stepOf(low)).toEqual({ low, high });
      expect(stepOf(high).low).toBe(high);
    }),
    { numRuns: 1000 },
  );
});

test("no range is of fewer than five couples and three businesses, whatever is saved", () => {
  fc.assert(
    fc.property(fc.oneof(anyAmounts, crowd), (amounts) => {
      for (const { category, year, band, couples } of paidRanges(amounts)) {
        const cell = amounts.filter(
          (one) => one.category === category && one.year === year && isInBand(band, one.guests),
        );
        expect(couples).toBe(new Set(cell.map(({ couple }) => couple)).size);
        expect(couples).toBeGreaterThanOrEqual(rangeMinimum.couples);
        expect(new Set(cell.map(({ business }) => business)).size).toBeGreaterThanOrEqual(
          rangeMinimum.businesses,
        );
      }
    }),
  );
});

test("the order in which amounts came does not show", () => {
  const alike = eight.map((one): PaidAmount => ({ ...one, includes: ["travel"] }));
  const twice = [...eight, ...alike];
  expect(paidRanges(twice.toReversed())).toEqual(paidRanges(twice));
  fc.assert(
    fc.property(
      fc
        .oneof(anyAmounts, crowd)
        .chain((amounts) =>
          fc.tuple(
            fc.constant(amounts),
            fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length }),
          ),
        ),
      ([amounts, shuffled]) => {
        expect(paidRanges(shuffled)).toEqual(paidRanges(amounts));
      },
    ),
  );
});

test("before and after an amount comes, what it is exactly makes no difference: only its steps show", () => {
  fc.assert(
    fc.property(
      crowd,
      anyAmount
        .map((one) => ({ ...one, category: "caterers" as const, year: 2026, guests: 420 }))
        .chain((one) => fc.tuple(fc.constant(one), onTheSameSteps(one))),
      (before, [one, other]) => {
        expect(paidRanges([...before, one])).toEqual(paidRanges([...before, other]));
      },
    ),
    { numRuns: 500 },
  );
});

test("a range never shows the lowest or the highest amount, unless another is on its step", () => {
  fc.assert(
    fc.property(crowd, (amounts) => {
      const [range] = paidRanges(amounts);
      if (range === undefined) return;
      const couplesOn = ({ low }: PriceStep) =>
        new Set(amounts.flatMap(({ cents, couple }) => (stepOf(cents).low === low ? [couple] : []))).size;
      const all = amounts.map(({ cents }) => cents);
      const [lowest, highest] = [stepOf(Math.min(...all)), stepOf(Math.max(...all))];
      if (couplesOn(lowest) === 1) expect(range.inAll.low).toBeGreaterThanOrEqual(lowest.high);
      if (couplesOn(highest) === 1) expect(range.inAll.high).toBeLessThanOrEqual(highest.low);
    }),
  );
});
