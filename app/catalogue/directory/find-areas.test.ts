import fc from "fast-check";
import { expect, test } from "vitest";

import { areaOptions } from "./filter-options.ts";
import { findAreas } from "./find-areas.ts";

test("every area is found by its name, in any case and within other words", () => {
  for (const { id, name } of areaOptions)
    expect(findAreas(`Hall in ${name.toUpperCase()}, AB`)).toContain(id);
});

test.each([
  ["NE Calgary", ["northeast"]],
  ["Calgary, N.E.", ["northeast"]],
  ["nw", ["northwest"]],
  ["Calgary North-West", ["northwest"]],
  ["Marda Loop", ["southwest"]],
  ["Beltline", ["beltline"]],
  ["East Village, Calgary SE", ["downtown", "southeast"]],
  ["Airdrie", ["around-calgary"]],
  ["Chestermere, AB", ["around-calgary"]],
  ["Banff National Park", ["canmore-banff"]],
  ["Calgary", []],
  ["", []],
])("'%s' is understood", (location, areas) => {
  expect(findAreas(location)).toEqual(areas);
});

test("short names are words of their own, not letters of another", () => {
  for (const word of ["Nelson", "Kneehill", "Senator", "Swan", "Newport", "Anne's", "Seton"])
    expect(findAreas(word)).toEqual([]);
});

test("whatever somebody writes names areas that the filter has, each once", () => {
  const known = new Set<string>(areaOptions.map(({ id }) => id));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const found = findAreas(text);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((id) => known.has(id))).toBe(true);
    }),
  );
});
