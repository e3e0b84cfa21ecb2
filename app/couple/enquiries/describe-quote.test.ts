import { expect, test } from "vitest";

import type { QuoteUnit } from "#database/enums.ts";

import { describePrice, describeQuote } from "./describe-quote.ts";

const quote = (unit: QuoteUnit, priceFrom: number | null, priceTo = priceFrom) => ({
  unit,
  priceFrom,
  priceTo,
});

test.each<[ReturnType<typeof quote>, string | null, string | null]>([
  [quote("guest", 85_00), "420", "$85 per guest · about $35,700 for 420"],
  [quote("guest", 85_00, 110_00), "420", "$85 to $110 per guest · about $35,700 to $46,200 for 420"],
  [quote("guest", 85_00), "101-150", "$85 per guest · about $8,585 to $12,750 for 101 to 150"],
  [quote("guest", 85_00), "0-50", "$85 per guest · up to $4,250 for 50"],
  [quote("guest", 85_00), "200+", "$85 per guest · at least $17,000 for 200 guests or more"],
  [quote("guest", 85_00), null, "$85 per guest · add your number of guests to see the total"],
  [quote("guest", 85_00), "1200", "$85 per guest · about $102,000 for 1,200"],
  [quote("guest", 85_50), "3", "$85.50 per guest · about $257 for 3"],
  [quote("total", 34_000_00), "420", "$34,000 in all"],
  [quote("total", 4_500_00, 5_200_00), null, "$4,500 to $5,200 in all"],
  [quote("hour", 250_00), "420", "$250 per hour · the total depends on the hours"],
  [quote("from", 5_000_00), "420", "From $5,000"],
  [quote("guest", null), "420", null],
])("%j for %s guests reads %s", (given, guests, words) => {
  expect(describeQuote(given, guests)).toBe(words);
});

test("a price that was given for other guests says so, and one per guest still follows the new number", () => {
  expect(describeQuote(quote("guest", 85_00), "420", "120")).toBe(
    "$85 per guest, quoted for 120 guests · about $35,700 for 420",
  );
  expect(describeQuote(quote("total", 34_000_00), "420", "120")).toBe(
    "$34,000 in all, quoted for 120 guests",
  );
  expect(describeQuote(quote("total", 34_000_00), "420", null)).toBe(
    "$34,000 in all, quoted before your guests changed",
  );
});

test("the price alone has no total", () => {
  expect(describePrice(quote("guest", 85_00))).toBe("$85 per guest");
});
