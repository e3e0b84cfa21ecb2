import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "./date-arithmetic.ts";
import {
  formatDayAndMonth,
  formatWeekdayDate,
  monthName,
  monthNameOf,
  weekdayName,
  weekdayNameOf,
  weekdayNames,
} from "./date-words.ts";

test("a day reads as a couple would say it", () => {
  expect(formatWeekdayDate("2027-07-10")).toBe("Saturday, 10 July 2027");
  expect(formatDayAndMonth("2027-07-10")).toBe("10 July");
});

test("a weekday and a month have the name of their number, as a date of them has", () => {
  expect(weekdayNames.map((_name, weekday) => weekdayName(weekday))).toEqual(weekdayNames);
  expect([weekdayName(6), weekdayNameOf("2027-07-10")]).toEqual(["Saturday", "Saturday"]);
  expect([monthName(7), monthNameOf("2027-07-10")]).toEqual(["July", "July"]);
});

test("weekdays and months are those of the calendar", () => {
  const weekday = new Intl.DateTimeFormat("en-CA", { weekday: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat("en-CA", { month: "long", timeZone: "UTC" });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays("2000-01-01", days);
      expect(weekdayNameOf(date)).toBe(weekday.format(new Date(`${date}T00:00:00Z`)));
      expect(monthNameOf(date)).toBe(month.format(new Date(`${date}T00:00:00Z`)));
    }),
  );
});
