import fc from "fast-check";
import { expect, test } from "vitest";

import { addMonths } from "#app/calendar/add-months.ts";

import { addDays, weekdayOf } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatTimeOfDay, formatDuration } from "#app/calendar/format-time-of-day.ts";
import { sunArcCanvas, sunPath, sunPosition } from "#app/calendar/sun-arc.ts";
import { easterSunday, holidayOn, holidaysOf, longWeekendOf } from "#app/calendar/holidays.ts";
import { earliestLicenceDay } from "#app/calendar/licence-window.ts";
import { weddingLocations } from "#app/calendar/wedding-locations.ts";
import { parseDateRequest } from "./parse-date-request.ts";
import { seasonNotesFor } from "./season-notes.ts";
import { isStampede, stampedeOf } from "#app/calendar/stampede.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";
import { formatCelsius, monthlyWeather } from "./monthly-weather.ts";

const years = fc.integer({ min: 2026, max: 2099 });
const dates = fc
  .integer({ min: 0, max: 365 * 70 })
  .map((days) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10));

// npm date-holidays 3 for CA-AB, with 30 September and 26 December by hand; checked 2026-11-21.
test.each([
  [2026, "01-01 02-16 04-03 04-06 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-26"],
  [2027, "01-01 02-15 03-26 03-29 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-25 12-26"],
  [2028, "01-01 02-21 04-14 04-17 05-22 07-01 08-07 09-04 09-30 10-09 11-11 12-25 12-26"],
])("the holidays of %i are those of the table", (year, expected) => {
  const found = holidaysOf(year).map(({ date }) => date);
  expect(found).toEqual(expected.split(" ").map((day) => `${year}-${day}`));
});

test.each([
  ["2027-02-13", "Family Day"],
  ["2027-02-15", "Family Day"],
  ["2027-03-26", "Good Friday"],
  ["2027-03-28", "Good Friday"],
  ["2027-03-29", "Good Friday"],
  ["2027-05-22", "Victoria Day"],
  ["2027-08-01", "Heritage Day"],
  ["2027-09-05", "Labour Day"],
  ["2027-10-10", "Thanksgiving"],
  ["2026-12-26", "Christmas Day"],
  ["2027-01-01", "New Year’s Day"],
  ["2028-12-24", "Christmas Day"],
  ["2033-07-02", "Canada Day"],
])("the weekend of %s is long by %s", (date, name) => {
  expect(longWeekendOf(date)?.name).toBe(name);
});

test.each([
  ["2027-02-12", "the Friday before a Monday off"],
  ["2027-07-03", "Canada Day on a Thursday"],
  ["2028-07-02", "Canada Day on a Saturday"],
  ["2027-09-29", "a Wednesday"],
  ["2027-07-10", "a plain Saturday"],
])("%s lies in no long weekend: %s", (date) => {
  expect(longWeekendOf(date)).toBeNull();
});

test("Easter is a Sunday from 22 March to 25 April", () => {
  fc.assert(
    fc.property(years, (year) => {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

test("each holiday of a year is found on its day, and on no other", () => {
  fc.assert(
    fc.property(dates, (date) => {
      const named = holidaysOf(Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
      expect(holidayOn(date) !== null).toBe(named);
    }),
  );
});

// Published dates: fosters.com 2008, cowboycountrymagazine.com 2010, the Calgary Herald 2018 and others.
test.each([
  [2008, "2008-07-04", "2008-07-13"],
  [2010, "2010-07-09", "2010-07-18"],
  [2018, "2018-07-06", "2018-07-15"],
  [2021, "2021-07-09", "2021-07-18"],
  [2022, "2022-07-08", "2022-07-17"],
  [2023, "2023-07-07", "2023-07-16"],
  [2024, "2024-07-05", "2024-07-14"],
  [2025, "2025-07-04", "2025-07-13"],
  [2026, "2026-07-03", "2026-07-12"],
  [2027, "2027-07-09", "2027-07-18"],
  [2028, "2028-07-07", "2028-07-16"],
  [2029, "2029-07-06", "2029-07-15"],
])("the Stampede of %i is from %s to %s", (year, first, last) => {
  expect(stampedeOf(year)).toEqual({ first, last });
  expect([addDays(first, -1), first, last, addDays(last, 1)].map(isStampede)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("the Stampede opens on a Friday from 3 to 9 July and ends on a Sunday", () => {
  fc.assert(
    fc.property(years, (year) => {
      const { first, last } = stampedeOf(year);
      expect([weekdayOf(first), weekdayOf(last)]).toEqual([5, 0]);
      expect(first >= `${year}-07-03` && first <= `${year}-07-09`).toBe(true);
    }),
  );
});

test.each([
  ["2027-07-10", "2027-04-10"],
  ["2027-05-28", "2027-02-28"],
  ["2027-05-29", "2027-03-01"],
  ["2027-05-31", "2027-03-01"],
  ["2028-05-29", "2028-02-29"],
  ["2027-02-28", "2026-11-28"],
  ["2027-01-01", "2026-10-01"],
])("for a wedding on %s the licence can be bought from %s on", (wedding, day) => {
  expect(earliestLicenceDay(wedding)).toBe(day);
});

test("a licence of the earliest day reaches the wedding, one of the day before does not", () => {
  fc.assert(
    fc.property(dates, (wedding) => {
      const day = earliestLicenceDay(wedding);
      expect(addMonths(day, 3) >= wedding).toBe(true);
      expect(addMonths(addDays(day, -1), 3) < wedding).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const ask = (search: string, today = "2026-11-21") => parseDateRequest(new URLSearchParams(search), today);

test.each([
  ["", { date: null, error: null, place: "calgary", text: "" }],
  ["date=2027-07-10&place=banff", { date: "2027-07-10", error: null, place: "banff" }],
  ["date=2026-11-21", { date: "2026-11-21", error: null }],
  ["date=2026-11-20", { date: null, error: expect.stringContaining("has passed"), text: "2026-11-20" }],
  ["date=2027-02-30", { date: null, error: expect.stringContaining("isn’t a date"), text: "2027-02-30" }],
  ["date=next+summer", { date: null, error: expect.stringContaining("“next summer”"), text: "next summer" }],
  ["date=2100-01-01", { date: null, error: expect.stringContaining("2099"), text: "2100-01-01" }],
  ["date=2027-07-10&place=atlantis", { date: "2027-07-10", place: "calgary" }],
])("?%s is read", (search, expected) => {
  expect(ask(search)).toMatchObject(expected);
});

test("any text is either a coming day or an answer that says what to write", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { date, error } = parseDateRequest(new URLSearchParams({ date: text }), "2026-11-21");
      expect(date === null ? error !== "" : date === text.trim()).toBe(true);
      expect(date !== null && error !== null).toBe(false);
    }),
  );
});

test("every day in every place has one note on frost", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom("calgary", "banff"), (date, place) => {
      const frost = seasonNotesFor(date, place).filter(({ id }) => id.startsWith("frost"));
      expect(frost).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});

const titles = (date: string) => seasonNotesFor(date, "calgary").map(({ id }) => id);

test("a window over the new year holds on both sides of it", () => {
  expect(titles("2026-12-31")).toContain("chinook");
  expect(titles("2027-01-01")).toContain("chinook");
  expect(titles("2027-04-01")).not.toContain("chinook");
});

test.each([
  [0, "12:00 a.m."],
  [5 * 60 + 7, "5:07 a.m."],
  [12 * 60, "12:00 p.m."],
  [21 * 60 + 54, "9:54 p.m."],
])("%i minutes after midnight read %s", (minutes, text) => {
  expect(formatTimeOfDay(minutes)).toBe(text);
});

test("dates and lengths are spelled the same everywhere", () => {
  expect(formatWeekdayDate("2027-07-10")).toBe("Saturday, 10 July 2027");
  expect(formatDuration(972)).toBe("16 h 12 min");
});

test("the drawn sun crosses the horizon when the real one does, and stands highest at noon", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom("calgary", "banff"), (date, place) => {
      const day = sunTimes(date, weddingLocations[place]);
      for (const minute of [day.sunrise, day.sunset])
        expect(Math.abs(sunPosition(day, minute).y - sunArcCanvas.horizon)).toBeLessThanOrEqual(2);
      const top = sunPosition(day, day.noon).y;
      expect(top).toBeLessThan(sunArcCanvas.horizon - 40);
      expect(top).toBeGreaterThan(sunArcCanvas.top + 10);
      expect(sunPosition(day, day.goldenHour).y).toBeGreaterThan(top);
      expect(sunPath(day, day.sunrise, day.sunset)).toMatch(/^M(\d+ \d+L)+\d+ \d+$/);
    }),
    { numRuns: 100 },
  );
});

test("the weather is that of the date's month", () => {
  expect(monthlyWeather("2027-07-10", "calgary")).toMatchObject({
    high: 23.2,
    low: 9.8,
    precipitation: 65.5,
    snowfall: 0,
  });
  expect(monthlyWeather("2027-12-31", "banff")).toMatchObject({
    high: -5.1,
    low: -13.3,
    snowfall: null,
    sunshine: null,
  });
  expect([23.2, -0.4, -13.2].map(formatCelsius)).toEqual(["23 °C", "0 °C", "−13 °C"]);
});
