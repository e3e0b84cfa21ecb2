import { expect, test } from "vitest";

import { readCatalogue } from "../catalogue/catalogue.ts";
import { ContentError } from "../catalogue/parse-listings.ts";
import { checkMap } from "../calgary-map/check-map.ts";
import { positions } from "../calgary-map/positions.ts";

import { checkAreas } from "./check-areas.ts";

const venues = readCatalogue().profiles.map(({ slug }) => slug);

test("every venue of the catalogue has one place in the guide, and the map's lines are sound", () => {
  expect(checkAreas(venues)).toEqual({ areas: 5 });
  expect(checkMap().lines).toBeGreaterThan(8);
});

test("a new venue without a place, and a place without a venue, are mistakes that name it", () => {
  expect(() => checkAreas([...venues, "new-barn"])).toThrow(
    new ContentError("content/areas: venue 'new-barn' has 0 places in the guide"),
  );
  expect(() => checkAreas(venues.filter((slug) => slug !== "rimrock"))).toThrow(
    new ContentError("content/areas: no venue 'rimrock' in the catalogue"),
  );
});

test("a line of the map with a latitude missing is refused", () => {
  expect(positions([-114, 51, -114.1, 51.1])).toEqual([
    [-114, 51],
    [-114.1, 51.1],
  ]);
  expect(() => positions([-114, 51, -114.1])).toThrow(RangeError);
});
