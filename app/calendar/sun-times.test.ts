import fc from "fast-check";
import { expect, test } from "vitest";

import { weddingLocations } from "./wedding-locations.ts";
import { sunTimes } from "./sun-times.ts";

type Row = [
  date: string,
  sunrise: string,
  goldenHour: string,
  sunset: string,
  dusk: string,
  daylight: number,
];

// Calculated with suncalc 2.0.2 and the time zone data 2026f.
const calgary: Row[] = [
  ["2026-01-21", "08:27", "16:14", "17:09", "17:46", 8.69],
  ["2026-02-21", "07:37", "17:17", "18:04", "18:37", 10.45],
  ["2026-03-21", "07:36", "19:08", "19:51", "20:25", 12.25],
  ["2026-04-21", "06:29", "19:57", "20:42", "21:19", 14.23],
  ["2026-05-21", "05:38", "20:38", "21:29", "22:11", 15.85],
  ["2026-06-21", "05:22", "21:01", "21:55", "22:42", 16.56],
  ["2026-07-21", "05:47", "20:48", "21:38", "22:20", 15.85],
  ["2026-08-21", "06:33", "20:00", "20:45", "21:21", 14.2],
  ["2026-09-21", "07:21", "18:53", "19:36", "20:09", 12.25],
  ["2026-10-21", "08:10", "17:44", "18:31", "19:05", 10.34],
  ["2026-11-21", "09:03", "16:46", "17:41", "18:18", 8.63],
  ["2026-12-21", "09:37", "16:31", "17:32", "18:11", 7.91],
  ["2027-01-21", "09:27", "17:14", "18:08", "18:46", 8.68],
  ["2027-02-21", "08:37", "18:17", "19:03", "19:37", 10.43],
  ["2027-03-21", "07:37", "19:07", "19:51", "20:24", 12.24],
  ["2027-04-21", "06:29", "19:57", "20:42", "21:18", 14.22],
  ["2027-05-21", "05:38", "20:38", "21:28", "22:11", 15.84],
  ["2027-06-21", "05:21", "21:01", "21:55", "22:42", 16.56],
  ["2027-07-21", "05:46", "20:48", "21:38", "22:21", 15.86],
  ["2027-08-21", "06:32", "20:00", "20:45", "21:21", 14.21],
  ["2027-09-21", "07:21", "18:53", "19:37", "20:10", 12.27],
  ["2027-10-21", "08:10", "17:45", "18:31", "19:05", 10.36],
  ["2027-11-21", "09:03", "16:47", "17:41", "18:19", 8.65],
  ["2027-12-21", "09:37", "16:31", "17:32", "18:11", 7.91],
];
const banff: Row[] = [
  ["2027-01-21", "09:34", "17:19", "18:14", "18:51", 8.66],
  ["2027-02-21", "08:44", "18:22", "19:09", "19:43", 10.42],
  ["2027-03-21", "07:43", "19:13", "19:57", "20:30", 12.24],
  ["2027-04-21", "06:35", "20:03", "20:48", "21:25", 14.23],
  ["2027-05-21", "05:44", "20:45", "21:35", "22:18", 15.86],
  ["2027-06-21", "05:27", "21:08", "22:02", "22:49", 16.58],
  ["2027-07-21", "05:52", "20:54", "21:45", "22:27", 15.88],
  ["2027-08-21", "06:38", "20:06", "20:52", "21:28", 14.22],
  ["2027-09-21", "07:27", "18:59", "19:43", "20:16", 12.27],
  ["2027-10-21", "08:16", "17:50", "18:37", "19:11", 10.35],
  ["2027-11-21", "09:09", "16:52", "17:47", "18:24", 8.63],
  ["2027-12-21", "09:44", "16:36", "17:37", "18:17", 7.88],
];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

test.each([
  ...calgary.map((row) => ["calgary", ...row] as const),
  ...banff.map((row) => ["banff", ...row] as const),
])(
  "in %s on %s the sun rises at %s, the golden hour begins at %s, the sun sets at %s, dusk ends at %s",
  (place, date, sunrise, goldenHour, sunset, dusk, daylight) => {
    const day = sunTimes(date, weddingLocations[place]);
    expect([day.sunrise, day.goldenHour, day.sunset, day.dusk].map(clock)).toEqual([
      sunrise,
      goldenHour,
      sunset,
      dusk,
    ]);
    expect(day.daylight / 60).toBeCloseTo(daylight, 1);
  },
);

test("on every day the sun rises before noon, and the light goes in its order", () => {
  const days = fc.integer({ min: 0, max: 366 * 73 });
  fc.assert(
    fc.property(days, fc.constantFrom("calgary", "banff"), (day, place) => {
      const date = new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
      const { sunrise, noon, goldenHour, sunset, dusk, daylight } = sunTimes(date, weddingLocations[place]);
      expect([sunrise, noon, goldenHour, sunset, dusk]).toEqual(
        [sunrise, noon, goldenHour, sunset, dusk].toSorted((a, b) => a - b),
      );
      expect(sunrise).toBeGreaterThan(5 * 60);
      expect(dusk).toBeLessThan(23 * 60);
      expect(Math.abs(daylight - (sunset - sunrise))).toBeLessThanOrEqual(1);
      expect(daylight).toBeGreaterThan(7.8 * 60);
      expect(daylight).toBeLessThan(16.7 * 60);
    }),
    { numRuns: 300 },
  );
});

test("Banff, further west, follows Calgary by four to nine minutes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), (day) => {
      const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      const later =
        sunTimes(date, weddingLocations.banff).noon - sunTimes(date, weddingLocations.calgary).noon;
      expect(later).toBeGreaterThanOrEqual(4);
      expect(later).toBeLessThanOrEqual(9);
    }),
    { numRuns: 100 },
  );
});
