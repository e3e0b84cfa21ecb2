import fc from "fast-check";
import { expect, test } from "vitest";

import { stepOf } from "#app/catalogue/paid-amounts/price-steps.ts";
import { rangeMinimum } from "#app/catalogue/paid-amounts/range-rule.ts";

import { quotedRange, type QuotedPrice } from "./quoted-range.ts";

const quote = (at: number, from: number, changes: Partial<QuotedPrice> = {}): QuotedPrice => ({
  couple: `couple ${at}`,
  business: 1 + (at % 3),
  year: 2026,
  from: from * 100,
  to: from * 100,
  ...changes,
});

const five = [41, 48, 55, 62, 90].map((dollars, at) => quote(at, dollars));

const anyQuote: fc.Arbitrary<QuotedPrice> = fc
  .record({
    couple: fc.integer({ min: 1, max: 12 }).map(String),
    business: fc.integer({ min: 1, max: 5 }),
    year: fc.constantFrom(2025, 2026),
    from: fc.integer({ min: 1, max: 300_00 }),
    wide: fc.integer({ min: 0, max: 80_00 }),
  })
  .map(({ wide, ...one }) => ({ ...one, to: one.from + wide }));

const anyQuotes = fc.array(anyQuote, { maxLength: 30 });

test("five couples make a range without the lowest and the highest, rounded outward", () => {
  expect(quotedRange(five)).toEqual({ year: 2026, couples: 5, perGuest: { low: 45_00, high: 65_00 } });
});

test("there is none of four couples, of two businesses, or where one has more than half", () => {
  expect(quotedRange(five.slice(1))).toBeNull();
  for (const businesses of [
    [1, 1, 2, 2, 2],
    [1, 1, 1, 2, 3],
  ])
    expect(quotedRange(five.map((one, at) => ({ ...one, business: businesses[at] ?? 0 })))).toBeNull();
});

test("of several quotes to one couple the dearest counts, and of one with two prices both", () => {
  expect(quotedRange([...five.slice(0, 4), quote(0, 90)])).toBeNull();
  const wide = five.map((one) => ({ ...one, to: one.from + 20_00 }));
  expect(quotedRange(wide)?.perGuest).toEqual({ low: 45_00, high: 85_00 });
});

test("years are ranges of their own, and the newest that has one counts", () => {
  const before = five.map((one) => ({ ...one, year: 2025 }));
  expect(quotedRange([...before, ...five.slice(1)])?.year).toBe(2025);
  expect(quotedRange([...before, ...five])?.year).toBe(2026);
});

test("no range is of fewer than five couples and three businesses, whatever is quoted", () => {
  fc.assert(
    fc.property(anyQuotes, (quotes) => {
      const range = quotedRange(quotes);
      if (range === null) return;
      const all = quotes.filter(({ year }) => year === range.year);
      expect(range.couples).toBe(new Set(all.map(({ couple }) => couple)).size);
      expect(range.couples).toBeGreaterThanOrEqual(rangeMinimum.couples);
      expect(new Set(all.map(({ business }) => business)).size).toBeGreaterThanOrEqual(
        rangeMinimum.businesses,
      );
      expect(range.perGuest.low).toBeLessThan(range.perGuest.high);
    }),
  );
});

test("what a quote is exactly makes no difference, nor in which order quotes came: only their steps show", () => {
  fc.assert(
    fc.property(anyQuotes, (quotes) => {
      const onTheirSteps = quotes.map((one) => ({
        ...one,
        from: stepOf(one.from).low,
        to: stepOf(one.to).high - 1,
      }));
      expect(quotedRange(onTheirSteps.toReversed())).toEqual(quotedRange(quotes));
    }),
    { numRuns: 500 },
  );
});
