import { expect, test } from "vitest";

import { buildFormData } from "#test-support/parse-enquiry.ts";

import { parseReplyForm } from "./parse-reply-form.ts";

const parse = (fields: Record<string, string>) =>
  parseReplyForm(buildFormData({ availability: "yes", ...fields }));

const answerTo = (fields: Record<string, string>) => {
  const read = parse(fields);
  return read.ok ? read.answer : read.errors;
};

test("a price says what it is for, by the choice or in its own words", () => {
  expect(answerTo({ priceFrom: "85", unit: "guest" })).toMatchObject({
    unit: "guest",
    priceFrom: 8_500,
    priceTo: 8_500,
  });
  expect(answerTo({ priceFrom: "$85 per plate", priceTo: "110" })).toMatchObject({
    unit: "guest",
    priceFrom: 8_500,
    priceTo: 11_000,
  });
  expect(answerTo({ priceTo: "from $5,000" })).toMatchObject({
    unit: "from",
    priceFrom: 500_000,
    priceTo: 500_000,
  });
  expect(answerTo({ priceFrom: "$85 per plate", unit: "guest" })).toMatchObject({ unit: "guest" });
});

test("a price that does not say what it is for is asked for it, and so is one that says two things", () => {
  expect(answerTo({ priceFrom: "4500" })).toEqual({
    unit: "choose what this price is for, so couples can compare",
  });
  expect(answerTo({ priceFrom: "$85 per plate", unit: "hour" })).toEqual({
    unit: "your price says “per guest”: choose that, or change the price",
  });
  expect(answerTo({ priceFrom: "$85 per plate", priceTo: "110 per hour" })).toEqual({
    unit: "your prices say “per guest” and “per hour”: choose one",
  });
});

test("without a price nothing is asked, and ends are put right at their field", () => {
  expect(answerTo({})).toMatchObject({ unit: "total", priceFrom: null, priceTo: null });
  expect(answerTo({ unit: "guest" })).toMatchObject({ unit: "guest", priceFrom: null });
  expect(answerTo({ priceFrom: "200", priceTo: "100", unit: "total" })).toEqual({
    priceTo: "the higher price can’t be below the lower one",
  });
  expect(answerTo({ priceFrom: "200", priceTo: "300", unit: "from" })).toEqual({
    priceTo: "a starting price is one amount: leave this empty",
  });
  expect(answerTo({ priceFrom: "20 million", unit: "total" })).toEqual({
    priceFrom: "enter an amount in dollars, such as 4500 or 85 per guest",
  });
});

test("a vendor that isn't available sends no price, whatever its form had before, and the message as it is", () => {
  const before = {
    priceFrom: "12000",
    priceTo: "14500",
    unit: "total",
    includes: "Tables",
    message: "Yes! Gladly.",
  };
  expect(answerTo({ ...before, availability: "no" })).toEqual({
    availability: "no",
    unit: "total",
    priceFrom: null,
    priceTo: null,
    includes: "",
    message: "Yes! Gladly.",
  });
  expect(answerTo({ availability: "no", priceFrom: "ask us", unit: "total" })).toMatchObject({
    priceFrom: null,
  });
  const { values } = parse({ ...before, availability: "no", message: "a".repeat(5001) });
  expect(values).toMatchObject({ priceFrom: "12000", includes: "Tables" });
});

test("what the page showed of the couple comes along", () => {
  expect(answerTo({ seenDate: "2027-07-10", seenGuests: "420", seenMessage: "12" })).toMatchObject({
    seenDate: "2027-07-10",
    seenGuests: "420",
    seenMessage: 12,
  });
  expect(answerTo({})).not.toHaveProperty("seenGuests");
  for (const seenMessage of ["", "-1", "1e3", "9".repeat(20)])
    expect(answerTo({ seenMessage })).not.toHaveProperty("seenMessage");
});
