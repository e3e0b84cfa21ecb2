import fc from "fast-check";
import { expect, test } from "vitest";

import { quoteUnits } from "#database/enums.ts";
import { guestCounts } from "#database/enquiry-enums.ts";

import { compareQuoteTotals, quoteTotal, type Quote } from "./quote.ts";
import { boundsOfGuests } from "./stated-guests.ts";

const inAll: Quote = { unit: "total", priceFrom: 34_000_00, priceTo: 34_000_00 };
const perGuest: Quote = { unit: "guest", priceFrom: 85_00, priceTo: 85_00 };
const totalFor = (quote: Quote, guests: string) => quoteTotal(quote, boundsOfGuests(guests));

test("a price per guest and a price in all compare right at 120 and at 420 guests", () => {
  expect(totalFor(perGuest, "120")).toEqual({ least: 10_200_00, most: 10_200_00 });
  expect(totalFor(perGuest, "420")).toEqual({ least: 35_700_00, most: 35_700_00 });
  const lowerOf = (guests: string) =>
    compareQuoteTotals(totalFor(perGuest, guests), totalFor(inAll, guests)) < 0 ? "per guest" : "in all";
  expect([lowerOf("120"), lowerOf("420")]).toEqual(["per guest", "in all"]);
});

test("of a range of guests a price per guest has two ends, and the largest range has no upper one", () => {
  expect(totalFor(perGuest, "101-150")).toEqual({ least: 8_585_00, most: 12_750_00 });
  expect(totalFor({ ...perGuest, priceTo: 110_00 }, "101-150")).toEqual({
    least: 8_585_00,
    most: 16_500_00,
  });
  expect(totalFor(perGuest, "200+")).toEqual({ least: 17_000_00, most: null });
});

test("what cannot be said is not: hours, a starting price's upper end, guests that nobody knows", () => {
  expect(totalFor({ ...perGuest, unit: "hour" }, "420")).toBeNull();
  expect(totalFor({ ...inAll, unit: "from" }, "420")).toEqual({ least: 34_000_00, most: null });
  expect(quoteTotal(perGuest, null)).toBeNull();
  expect(quoteTotal(inAll, null)).toEqual({ least: 34_000_00, most: 34_000_00 });
  expect(quoteTotal({ unit: "total", priceFrom: null, priceTo: null }, null)).toBeNull();
});

const quotes: fc.Arbitrary<Quote> = fc
  .record({
    unit: fc.constantFrom(...quoteUnits),
    price: fc.option(fc.tuple(fc.nat(5_000_00), fc.nat(1_000_00)), { nil: null }),
  })
  .map(({ unit, price }) => ({
    unit,
    priceFrom: price === null ? null : price[0],
    priceTo: price === null ? null : price[0] + (unit === "from" ? 0 : price[1]),
  }));

const guests = fc.option(
  fc
    .oneof(fc.constantFrom(...guestCounts), fc.integer({ min: 1, max: 5000 }).map(String))
    .map(boundsOfGuests),
  { nil: null },
);

test("totals have one order, whoever comes first and however many there are", () => {
  fc.assert(
    fc.property(fc.array(quotes, { minLength: 3, maxLength: 3 }), guests, (three, now) => {
      const [a = null, b = null, c = null] = three.map((quote) => quoteTotal(quote, now));
      expect(Math.sign(compareQuoteTotals(a, b))).toBe(-Math.sign(compareQuoteTotals(b, a)) || 0);
      if (compareQuoteTotals(a, b) <= 0 && compareQuoteTotals(b, c) <= 0)
        expect(compareQuoteTotals(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

test("whatever certainly costs less stands above, and what has no total below all that have one", () => {
  fc.assert(
    fc.property(quotes, quotes, guests, (one, other, now) => {
      const [a, b] = [quoteTotal(one, now), quoteTotal(other, now)];
      if (a !== null && b !== null && a.most !== null && a.most < b.least)
        expect(compareQuoteTotals(a, b)).toBeLessThan(0);
      if (a !== null && b === null) expect(compareQuoteTotals(a, b)).toBeLessThan(0);
    }),
  );
});

test("any number of guests within a range costs what the range's ends say", () => {
  const range = fc.constantFrom(...guestCounts);
  fc.assert(
    fc.property(quotes, range, fc.integer({ min: 0, max: 5000 }), (quote, count, number) => {
      const bounds = boundsOfGuests(count);
      fc.pre(number >= bounds.least && number <= (bounds.most ?? 5000));
      const [whole, exact] = [quoteTotal(quote, bounds), quoteTotal(quote, { least: number, most: number })];
      expect(whole === null).toBe(exact === null);
      if (whole === null || exact === null) return;
      expect(exact.least).toBeGreaterThanOrEqual(whole.least);
      if (whole.most !== null) expect(exact.most).toBeLessThanOrEqual(whole.most);
    }),
  );
});
