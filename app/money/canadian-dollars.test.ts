import fc from "fast-check";
import { expect, test } from "vitest";

import { formatDollars, formatPrice, formatRoundDollars, parseDollars } from "./canadian-dollars.ts";

test.each([
  [0, "$0"],
  [1, "$0.01"],
  [100, "$1"],
  [450_000_0, "$45,000"],
  [450_005_0, "$45,000.50"],
  [123_456_789, "$1,234,567.89"],
])("%i cents read %s", (cents, text) => {
  expect(formatDollars(cents)).toBe(text);
});

test.each([
  [50, "$50"],
  [145, "$145"],
  [7800, "$7,800"],
  [818.9, "$818.90"],
  [1234567, "$1,234,567"],
])("a price of %d dollars is written %s", (dollars, written) => {
  expect(formatPrice(dollars)).toBe(written);
});

test("whole prices are written as the language has them", () => {
  fc.assert(
    fc.property(fc.nat(), (dollars) => {
      expect(formatPrice(dollars)).toBe(`$${dollars.toLocaleString("en-CA")}`);
    }),
  );
});

test("round dollars leave the cents out", () => {
  expect(formatRoundDollars(12_049)).toBe("$120");
  expect(formatRoundDollars(12_050)).toBe("$121");
});

test.each([
  ["45000", 450_000_0],
  ["$45,000", 450_000_0],
  [" 45 000.5 ", 450_005_0],
  ["0.07", 7],
  ["", null],
  ["forty", null],
  ["-5", null],
  ["1e5", null],
  ["45.005", null],
  ["45.", null],
  ["NaN", null],
  ["9".repeat(13), null],
])("'%s' is %s cents", (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

test("what is written can be read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
      expect(parseDollars(formatDollars(cents))).toBe(cents);
    }),
  );
});
