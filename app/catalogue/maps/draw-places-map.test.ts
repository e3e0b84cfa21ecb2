import fc from "fast-check";
import { expect, test } from "vitest";

import type { Position } from "#content/calgary-map/positions.ts";

import { drawPlacesMap } from "./draw-places-map.ts";

const palliser: Position = [-114.0653, 51.0446];
const banffSprings: Position = [-115.5617, 51.1643];

/** From Field to the eastern edge of the city. */
const somewhere = fc.tuple(
  fc.double({ min: -116.5, max: -113.85, noNaN: true }),
  fc.double({ min: 50.85, max: 51.5, noNaN: true }),
);

test("every place and every name stands within the map, wherever the events are", () => {
  fc.assert(
    fc.property(fc.array(somewhere, { minLength: 1, maxLength: 8 }), (positions) => {
      const map = drawPlacesMap(positions);
      if (map === null) throw new Error("There is a map of any place");
      const { width, height, pins, names, peaks } = map;
      expect(pins).toHaveLength(positions.length);
      for (const [x, y] of [
        ...pins.map(({ place }) => place),
        ...names.map(({ letters }) => letters),
        ...peaks,
      ])
        expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
    }),
  );
});

test("a hall in the city has the streets around it, a weekend in Banff the road there from Calgary", () => {
  const [inTown, away] = [drawPlacesMap([palliser]), drawPlacesMap([palliser, banffSprings])];
  expect(inTown?.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["river", "red-line"]));
  expect(inTown?.names.map(({ name }) => name)).not.toContain("Canmore");
  expect(away?.names.map(({ name }) => name)).toContain("Canmore");
  expect(new Set(away?.lines.map(({ kind }) => kind))).toEqual(new Set(["highway"]));
});

test("without a position there is no map", () => {
  expect(drawPlacesMap([])).toBeNull();
});
