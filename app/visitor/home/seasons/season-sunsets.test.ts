import { expect, test } from "vitest";

import { seasons } from "#content/seasons/seasons.ts";
import { sunTimes } from "#app/calendar/sun-times.ts";
import { weddingLocations } from "#app/calendar/wedding-locations.ts";

const monthNumbers: Readonly<Record<string, string>> = {
  March: "03",
  April: "04",
  May: "05",
  June: "06",
  August: "08",
  September: "09",
  October: "10",
  December: "12",
};

test("the sunsets of the seasons are those that the tools compute for Calgary", () => {
  const told = seasons.flatMap(({ weather }) => [
    ...weather.sunset.matchAll(/(\d+):(\d\d) p\.m\. on (\d+) (\w+)/g),
  ]);
  expect(new Set(told.map(([, , , , month]) => month))).toEqual(new Set(Object.keys(monthNumbers)));
  for (const [words, hour, minute, day, month = ""] of told) {
    const { sunset } = sunTimes(`2027-${monthNumbers[month]}-${day}`, weddingLocations.calgary);
    expect(sunset, words).toBe((Number(hour) + 12) * 60 + Number(minute));
  }
});
