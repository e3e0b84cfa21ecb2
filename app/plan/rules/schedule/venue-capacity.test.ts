import fc from "fast-check";
import { expect, test } from "vitest";

import { findVenueCapacity, parseLatestHour, type VenueCapacity } from "./venue-capacity.ts";
import { daylightOf } from "./daylight.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

const hall = (name: string): VenueCapacity => ({
  name,
  path: "",
  guests: null,
  rooms: [],
  music: null,
  sample: false,
  at: null,
});

test.each([
  ["Until 1 a.m. under the vaults, 10 p.m. in the yard.", "1:00 a.m."],
  ["Indoors until midnight with the west doors shut; outdoors until 10 p.m.", "midnight"],
  ["Until 10:30 p.m.; guests leave by eleven.", "10:30 p.m."],
  ["Indoors until 1:30 a.m., doors closed after 10 p.m. Everybody out by 2:30.", "1:30 a.m."],
  ["From 9 a.m. until 11 pm.", "11:00 p.m."],
])("'%s': not later than %s", (sentence, hour) => {
  expect(formatClockTime(parseLatestHour(sentence) ?? -1)).toBe(hour);
});

test("a sentence without an hour names none, and no text breaks the reading", () => {
  expect(parseLatestHour("Ask the hotel.")).toBeNull();
  fc.assert(
    fc.property(fc.string(), (sentence) => {
      const hour = parseLatestHour(sentence);
      if (hour !== null) expect(hour).toBeGreaterThanOrEqual(720);
    }),
  );
});

test("the place of an event is the venue that it names, whatever stands around it", () => {
  const halls = [hall("Hotel Arts"), hall("Hotel Arts Kensington"), hall("Café Rosé")];
  expect(findVenueCapacity("HOTEL ARTS, poolside", halls)?.name).toBe("Hotel Arts");
  expect(findVenueCapacity("hotel arts kensington", halls)?.name).toBe("Hotel Arts Kensington");
  expect(findVenueCapacity("Cafe Rose, upstairs", halls)?.name).toBe("Café Rosé");
  expect(findVenueCapacity("", halls)).toBeNull();
});

const placeOfSun = (...given: [written: string[], chosen: string[]]) =>
  daylightOf("2027-06-19", ...given).place.name;

test("the sun is that of the place where the day is held", () => {
  expect(placeOfSun(["Fairmont Banff Springs"], ["calgary"])).toBe("Banff");
  expect(placeOfSun(["Our garden"], ["banff"])).toBe("Banff");
  expect(placeOfSun(["Calgary Zoo"], ["banff"])).toBe("Calgary");
  expect(placeOfSun([], [])).toBe("Calgary");
});
