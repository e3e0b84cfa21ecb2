import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays } from "./date-arithmetic.ts";
import { formatDayAndMonth, formatWeekdayDate, monthName, weekdayName } from "./date-words.ts";

test("a day reads as a couple would say it", () => {
  expect(formatWeekdayDate("2027-07-10")).toBe("Saturday, 10 July 2027");
  expect(formatDayAndMonth("2027-07-10")).toBe("10 July");
});

test("weekdays and months are those of the calendar", () => {
  const weekday = new Intl.DateTimeFormat("en-CA", { weekday: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat("en-CA", { month: "long", timeZone: "UTC" });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays("2000-01-01", days);
      expect(weekdayName(date)).toBe(weekday.format(new Date(`${date}T00:00:00Z`)));
      expect(monthName(date)).toBe(month.format(new Date(`${date}T00:00:00Z`)));
    }),
  );
});
