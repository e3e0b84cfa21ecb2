import { expect, test } from "vitest";

import type { VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";

import { directionsTo, placeOnMap } from "./position-on-map.ts";

const hall = (name: string, at: VenueCapacity["at"]): VenueCapacity => ({
  name,
  path: `/venues/${name.toLowerCase().replaceAll(" ", "-")}`,
  guests: 200,
  rooms: [],
  music: null,
  sample: at === null,
  at,
});
const halls = [hall("Fairmont Palliser", [-114.0653, 51.0446]), hall("Prairie Barn", null)];

test("a venue stands where it is, a church in Banff at Banff, and a sample nowhere", () => {
  expect(placeOnMap("Crystal Ballroom, Fairmont Palliser", halls)).toEqual({
    path: "/venues/fairmont-palliser#getting-there",
    at: [-114.0653, 51.0446],
    town: null,
  });
  expect(placeOnMap("St. George-in-the-Pines, Banff", halls)).toMatchObject({ path: null, town: "Banff" });
  expect(placeOnMap("Prairie Barn", halls)).toEqual({
    path: "/venues/prairie-barn#getting-there",
    at: null,
    town: null,
  });
});

test("a word in a name is no town", () => {
  for (const place of [
    "Lantern Field House",
    "Banff Trail community hall",
    "12 Canmore Road NW, Calgary",
    "",
  ])
    expect([place, placeOnMap(place, halls).at]).toEqual([place, null]);
});

const to = (place: string) => directionsTo(place, placeOnMap(place, halls));

test("directions lead to a venue by its position, to an address by its words, and never to 'At home'", () => {
  expect(to("Fairmont Palliser")).toMatch(/destination=51\.0446%2C-114\.0653$/);
  expect(to("12 Coach Hill Road SW, Calgary")).toMatch(/Calgary%2C%20Alberta$/);
  expect(to("148 Martindale Blvd NE, Calgary AB")).toMatch(/Calgary%20AB$/);
  expect(to("St. George-in-the-Pines, Banff")).toMatch(/Banff%2C%20Alberta$/);
  expect(to("At home")).toBeNull();
});
