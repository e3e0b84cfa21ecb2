import { expect, test } from "vitest";

import { buildFormData } from "#test-support/parse-enquiry.ts";
import { dayFromWedding } from "#test-support/sample-days.ts";

import { parseEnquiryChange } from "./parse-enquiry-change.ts";

const change = (guests: Record<string, string>) =>
  parseEnquiryChange(buildFormData({ what: "change", eventDate: dayFromWedding(21), ...guests }));

const shown = { shownGuestCount: "200+", shownGuestNumber: "420" };

test("a new number of guests takes its range along, a new range drops a number outside of it", () => {
  expect(change({ guestCount: "200+", guestNumber: "120", ...shown })).toMatchObject({
    change: { what: "change", eventDate: dayFromWedding(21), guestCount: "101-150", guestNumber: 120 },
  });
  expect(change({ guestCount: "101-150", guestNumber: "420", ...shown })).toMatchObject({
    change: { guestCount: "101-150", guestNumber: null },
  });
  expect(change({ guestCount: "101-150", guestNumber: "60", ...shown })).toMatchObject({
    ok: false,
    errors: { guestNumber: "this doesn’t fit the guest count you chose: change one of the two" },
  });
});

test("a page from before the number was asked for changes the range", () => {
  expect(change({ guestCount: "101-150" })).toMatchObject({
    change: { guestCount: "101-150", guestNumber: null },
  });
  expect(change({ guestCount: "" })).toMatchObject({ change: { guestCount: null, guestNumber: null } });
});

const parse = (fields: Record<string, string>) => parseEnquiryChange(buildFormData(fields));

const move = (eventDate: string) => parse({ what: "change", eventDate, guestCount: "" });

test("a wedding moves to a day that the enquiry form would take", () => {
  for (const [eventDate, wrong] of [
    ["9999-12-31", "choose a date within the next 10 years"],
    ["2020-06-06", "this date has passed: choose a later one"],
    ["2030-02-30", "enter a real date, as year-month-day"],
    ["", "enter a real date, as year-month-day"],
  ] as const)
    expect(move(eventDate)).toMatchObject({ ok: false, errors: { eventDate: wrong }, values: { eventDate } });
  expect(move(dayFromWedding(21))).toMatchObject({ change: { eventDate: dayFromWedding(21) } });
});

test("a message is for everyone unless it names one vendor", () => {
  const words = { what: "message", message: "Hello" };
  expect(parse(words)).toMatchObject({ change: { to: null } });
  expect(parse({ ...words, to: "" })).toMatchObject({ change: { to: null } });
  expect(parse({ ...words, to: "76" })).toMatchObject({ change: { to: 76 } });
  for (const to of ["-1", "0", "76,96", "both"])
    expect(parse({ ...words, to })).toMatchObject({ ok: false, errors: { to: expect.any(String) } });
});

test("a thank-you is short and has no link", () => {
  const thanks = { what: "decline", vendor: "76" };
  expect(parse({ ...thanks, note: " We loved it. " })).toMatchObject({ change: { note: "We loved it." } });
  expect(parse({ ...thanks, note: "" })).toMatchObject({ ok: true });
  for (const note of ["see https://rings.example", "x".repeat(501)])
    expect(parse({ ...thanks, note })).toMatchObject({ ok: false, errors: { note: expect.any(String) } });
});

const paid = (fields: Record<string, string | string[]>) =>
  parseEnquiryChange(
    buildFormData({ what: "paid", vendor: "76", amount: "$5,250.50", guests: "about 420", ...fields }),
  );

test("what a couple paid is read as people type it, with every box that is ticked", () => {
  expect(paid({ includes: ["travel", "second-person", "travel"] })).toMatchObject({
    change: {
      what: "paid",
      vendor: 76,
      amount: 5_250_50,
      guests: 420,
      includes: ["travel", "second-person"],
    },
  });
  expect(paid({})).toMatchObject({ change: { includes: [] } });
});

test("what cannot have been paid is refused in words, and what was typed stays", () => {
  for (const amount of ["", "a lot", "49", "500001", "-5"])
    expect(paid({ amount })).toMatchObject({
      ok: false,
      errors: { amount: "enter what you paid in all, from $50 to $500,000" },
    });
  for (const guests of ["", "many", "0", "5001"])
    expect(paid({ guests })).toMatchObject({
      errors: { guests: "enter how many came, from 1 to 5,000" },
    });
  expect(paid({ amount: "300001", guests: "100", includes: ["travel", "trial"] })).toMatchObject({
    errors: { amount: "this is more than $3,000 a guest: check the amount and the guests" },
    values: { amount: "300001", guests: "100", includes: "travel,trial" },
  });
  expect(paid({ amount: "60000", guests: "2" })).toMatchObject({ ok: true });
  expect(paid({ includes: ["gold"] })).toMatchObject({ ok: false });
  expect(paid({ amount: ["5", "6"] })).toMatchObject({ ok: false });
});

test("withdrawing is asked first, like deleting", () => {
  expect(parse({ what: "withdraw" })).toMatchObject({
    ok: false,
    errors: { sure: "tick the box first: withdrawing can’t be undone" },
  });
  expect(parse({ what: "withdraw", sure: "yes" })).toMatchObject({ change: { what: "withdraw" } });
});
