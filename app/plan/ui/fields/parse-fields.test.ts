import fc from "fast-check";
import { expect, test } from "vitest";

import {
  warnAboutDay,
  warnAboutEmail,
  warnAboutPastDay,
  parseDay,
  parseMoney,
  parsePayment,
  parseTime,
  parseInteger,
  formatMoney,
  formatTimeInput,
  formatInteger,
} from "./parse-fields.ts";

const guests = parseInteger(0, 5000);
const money = parseMoney(1_000_000_000);

test.each([
  ["", null],
  ["400", 400],
  [" 1 200 ", 1200],
  ["1,200", 1200],
])("'%s' guests are %s", (typed, value) => {
  expect(guests(typed)).toEqual({ ok: true, value });
});

test.each(["-1", "5001", "12.5", "many", "1e3", "9".repeat(400)])("'%s' is no number of guests", (typed) => {
  expect(guests(typed)).toEqual({ ok: false, error: "enter a number from 0 to 5,000" });
});

test.each(["1899-12-31", "2101-01-01", "2027-13-01", "soon", "0000-00-00"])("%s is no day", (typed) => {
  expect(parseDay(typed).ok).toBe(false);
});

test.each([
  [null, null],
  ["1900-01-01", "This day has passed."],
  ["2026-11-21", "This day has passed."],
  ["2026-11-22", null],
  ["2031-12-31", null],
  ["2032-01-01", "That date is 6 years away. Check the year."],
  ["2100-12-31", "That date is 74 years away. Check the year."],
])("of the day %s is said: %s", (day, remark) => {
  expect(warnAboutDay(day, "2026-11-22")).toBe(remark);
});

test("a day on which something was paid may have passed, but not be ahead", () => {
  expect(warnAboutPastDay("2026-11-21", "2026-11-22")).toBeNull();
  expect(warnAboutPastDay("2026-11-22", "2026-11-22")).toBeNull();
  expect(warnAboutPastDay("2027-11-22", "2026-11-22")).toBe("This day is still to come.");
  expect(warnAboutPastDay(null, "2026-11-22")).toBeNull();
});

test("negative and endless money is refused", () => {
  for (const typed of ["-5", "1e9", "$10,000,000.01", "9".repeat(50)]) expect(money(typed).ok).toBe(false);
});

test.each(["-500", "−$500", "$-500.50", " - 1,200 ", "–5"])("'%s' is refused for its minus", (typed) => {
  expect(money(typed)).toEqual({
    ok: false,
    error: "an amount can’t be less than $0: take out the minus",
  });
  expect(parsePayment(typed)).toEqual({
    ok: false,
    error: "a payment can’t be less than $0: for a refund, lower the payment that was refunded",
  });
});

test.each(["-", "-many", "5-", "--5"])("'%s' is no amount", (typed) => {
  expect(money(typed)).toEqual({ ok: false, error: "enter an amount in dollars up to $10,000,000" });
});

test("what is shown is read as the same", () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(1_000_000_000), fc.nat(1439), (people, cents, minutes) => {
      expect(guests(formatInteger(people))).toEqual({ ok: true, value: people });
      expect(money(formatMoney(cents))).toEqual({ ok: true, value: cents });
      expect(parseTime(formatTimeInput(minutes))).toEqual({ ok: true, value: minutes });
    }),
  );
});

test("an email that no mail would reach is remarked on, and stays", () => {
  for (const email of ["", "amrit@gill.ca", "a.b+c@couple.example"]) expect(warnAboutEmail(email)).toBeNull();
  for (const email of ["foo@", "foo", "foo@bar", "a b@gill.ca"])
    expect(warnAboutEmail(email)).toBe("This isn’t a whole email address.");
});
