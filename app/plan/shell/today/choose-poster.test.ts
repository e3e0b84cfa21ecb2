import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { choosePoster } from "./choose-poster.ts";

const event = (kind: string, place = "") => ({ kind, place });

test("the poster shows the venue, else the baraat, else the season", () => {
  const place = "Hyatt Regency, 700 Centre Street";
  const events = [event("baraat"), event("reception", place)];
  expect(choosePoster({ date: "2027-01-09", season: null, events })).toBe(
    "/art/venues/hyatt-regency-calgary.svg",
  );
  expect(choosePoster({ date: "2027-01-09", season: null, events: [event("baraat")] })).toBe(
    "/art/ceremonies/baraat.svg",
  );
  expect(choosePoster({ date: "2027-01-09", season: null, events: [event("nikah")] })).toBe(
    "/art/seasons/winter.svg",
  );
  expect(choosePoster({ date: null, season: "autumn", events: [] })).toBe("/art/seasons/fall.svg");
  // Chosen before there was a day.
  expect(choosePoster({ date: "2027-01-09", season: "summer", events: [] })).toBe("/art/seasons/winter.svg");
});

test("every drawing exists", () => {
  const places = [
    "BMO Centre",
    "Bow Valley Ranche",
    "Marriott",
    "Cornerstone",
    "Emerald Lake",
    "Banff Springs",
  ];
  const more = ["Chateau Lake Louise", "Glenmore Inn", "Heritage Park", "Hotel Arts", "Hyatt", "Lake House"];
  const rest = ["Palliser", "Reader Rock", "Rimrock", "River Cafe", "Silvertip", "Teatro", "Westin"];
  for (const place of [...places, ...more, ...rest])
    expect(
      existsSync(`public${choosePoster({ date: null, season: null, events: [event("", place)] })}`),
      place,
    ).toBe(true);
  for (const month of ["01", "04", "07", "09"])
    expect(existsSync(`public${choosePoster({ date: `2027-${month}-01`, season: null, events: [] })}`)).toBe(
      true,
    );
});
