import fc from "fast-check";
import { expect, test } from "vitest";

import {
  albertaDate,
  albertaMinutes,
  albertaInstant,
  albertaNoon,
  albertaOffsetHours,
  isCalendarDate,
} from "./alberta-time.ts";

test.each<[instant: string, hours: 6 | 7, what: string]>([
  ["2024-03-10T08:59:59.999Z", 7, "the last moment of a winter"],
  ["2024-03-10T09:00:00.000Z", 6, "2 a.m. on the second Sunday of March"],
  ["2024-11-03T07:59:59.999Z", 6, "the last moment of a summer"],
  ["2024-11-03T08:00:00.000Z", 7, "2 a.m. on the first Sunday of November"],
  ["2015-03-08T09:00:00.000Z", 6, "a March that begins on a Sunday"],
  ["2015-11-01T08:00:00.000Z", 7, "a November that begins on a Sunday"],
  ["2025-12-31T23:59:59.000Z", 7, "the last old winter"],
  ["2026-01-01T00:00:00.000Z", 7, "its new year"],
  ["2026-03-08T08:59:59.999Z", 7, "the last moment of standard time in Alberta"],
  ["2026-03-08T09:00:00.000Z", 6, "the last change of the clocks"],
  ["2026-07-01T12:00:00.000Z", 6, "the summer that did not end"],
  ["2026-11-01T07:59:59.999Z", 6, "just before the clocks would have changed"],
  ["2026-11-01T08:00:00.000Z", 6, "when the clocks would have changed"],
  ["2026-11-01T09:00:00.000Z", 6, "an hour later"],
  ["2027-01-15T12:00:00.000Z", 6, "the first winter of the new time"],
  ["2027-03-14T08:59:59.999Z", 6, "just before a change that is no more"],
  ["2027-03-14T09:00:00.000Z", 6, "just after it"],
  ["2027-11-07T08:00:00.000Z", 6, "the autumn after"],
  ["2040-02-29T00:00:00.000Z", 6, "a winter far away"],
])("at %s Alberta is %i hours behind: %s", (instant, hours) => {
  expect(albertaOffsetHours(new Date(instant))).toBe(hours);
});

test("the clocks never change again after March 2026", () => {
  const since = Date.parse("2026-03-08T09:00:00Z");
  fc.assert(
    fc.property(
      fc.date({ min: new Date(since), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true }),
      (instant) => {
        expect(albertaOffsetHours(instant)).toBe(6);
      },
    ),
    { numRuns: 300 },
  );
});

test("until the change the clock is the one that the runtime knows", () => {
  // Zone data of any age is right about the past.
  const clock = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Edmonton", dateStyle: "short" });
  const past = fc.date({ min: new Date("2007-01-01"), max: new Date("2026-10-31"), noInvalidDate: true });
  fc.assert(
    fc.property(past, (instant) => {
      expect(albertaDate(instant)).toBe(clock.format(instant));
    }),
    { numRuns: 300 },
  );
});

test.each<[instant: string, date: string]>([
  ["2026-01-15T06:59:59.999Z", "2026-01-14"],
  ["2026-01-15T07:00:00.000Z", "2026-01-15"],
  ["2026-06-20T05:59:59.999Z", "2026-06-19"],
  ["2026-06-20T06:00:00.000Z", "2026-06-20"],
  ["2026-11-02T05:59:59.999Z", "2026-11-01"],
  ["2026-11-02T06:00:00.000Z", "2026-11-02"],
  ["2027-01-01T05:59:59.999Z", "2026-12-31"],
  ["2027-01-01T06:00:00.000Z", "2027-01-01"],
  ["2028-02-29T05:59:59.999Z", "2028-02-28"],
  ["2028-03-01T05:59:59.999Z", "2028-02-29"],
])("at %s it is %s in Alberta", (instant, date) => {
  expect(albertaDate(new Date(instant))).toBe(date);
});

test.each<[instant: string, minutes: number]>([
  ["2026-01-15T07:00:00Z", 0],
  ["2026-01-15T06:59:29Z", 23 * 60 + 59],
  ["2026-01-15T06:59:30Z", 0],
  ["2026-07-10T03:53:31Z", 21 * 60 + 54],
  ["2027-01-15T23:32:00Z", 17 * 60 + 32],
])("at %s Alberta's clock shows %i minutes after midnight", (instant, minutes) => {
  expect(albertaMinutes(new Date(instant))).toBe(minutes);
});

test("noon of a date is on that date, and the clock shows twelve", () => {
  const instants = fc.date({
    min: new Date("2007-01-01"),
    max: new Date("2099-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const noon = albertaNoon(albertaDate(instant));
      expect(albertaDate(noon)).toBe(albertaDate(instant));
      expect(albertaMinutes(noon)).toBe(12 * 60);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["2027-06-19", true],
  ["2028-02-29", true],
  ["2000-02-29", true],
  ["2027-02-29", false],
  ["2100-02-29", false],
  ["2027-02-30", false],
  ["2027-04-31", false],
  ["2027-12-31", true],
  ["2027-13-01", false],
  ["2027-00-10", false],
  ["2027-01-00", false],
  ["2027-01-32", false],
  ["2027-6-19", false],
  ["27-06-19", false],
  ["19/06/2027", false],
  ["2027-06-19T00:00", false],
  ["2027-06-19\n", false],
  [" 2027-06-19", false],
  ["+02027-06-19", false],
  ["٢٠٢٧-٠٦-١٩", false],
  ["", false],
])("whether '%s' is a date of the calendar: %s", (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

test("the date at any instant is a date of the calendar", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1905-09-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
      (instant) => {
        expect(isCalendarDate(albertaDate(instant))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test("what Alberta's clock shows at an instant leads back to the instant, but for an hour that it shows twice", () => {
  const minutes = fc.integer({ min: Date.UTC(2007, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const instant = new Date(minute * 60_000);
      const back = albertaInstant(albertaDate(instant), albertaMinutes(instant));
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime());
    }),
    { numRuns: 300 },
  );
  expect(albertaInstant("2027-06-19", 1080)).toEqual(new Date("2027-06-20T00:00:00Z"));
  // Half past one came twice that night; half past two never came.
  expect(albertaInstant("2025-11-02", 90)).toEqual(new Date("2025-11-02T07:30:00Z"));
  expect(albertaInstant("2026-03-08", 150)).toEqual(new Date("2026-03-08T09:30:00Z"));
});
