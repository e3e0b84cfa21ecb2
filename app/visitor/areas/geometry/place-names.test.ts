import fc from "fast-check";
import { expect, test } from "vitest";

import { placeNames, type MapBox } from "./place-names.ts";

const nameAt = (x: number, y: number): MapBox => ({ middle: [x, y], width: 90, height: 16 });
const pinAt = (x: number, y: number): MapBox => ({ middle: [x, y], width: 34, height: 34 });
const place = (pins: readonly MapBox[]) => placeNames([nameAt(200, 200)], pins);
const covers = (a: MapBox, b: MapBox) =>
  Math.abs(a.middle[0] - b.middle[0]) < (a.width + b.width) / 2 &&
  Math.abs(a.middle[1] - b.middle[1]) < (a.height + b.height) / 2;

test("a name that nothing covers stays", () => {
  expect(place([])).toEqual([0]);
  expect(place([pinAt(200, 160), pinAt(300, 200)])).toEqual([0]);
});

test("a name moves to the nearer side of its pin, past a second one too", () => {
  expect(place([pinAt(200, 195)])).toEqual([22]);
  expect(place([pinAt(200, 205)])).toEqual([-22]);
  expect(place([pinAt(200, 195), pinAt(230, 222)])).toEqual([-32]);
});

test("a name that would have to move far from its place is left out", () => {
  expect(place([pinAt(200, 170), pinAt(200, 200), pinAt(200, 230)])).toEqual([null]);
});

test("wherever pins and places are, no name lies on a pin or on another name, or far from its place", () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
  const pins = fc.array(
    fc
      .record({ middle: point, size: fc.constantFrom(34, 50) })
      .map(({ middle, size }): MapBox => ({ middle, width: size, height: size })),
    { maxLength: 8 },
  );
  const names = fc.array(
    point.map(([x, y]) => nameAt(x, y)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(names, pins, (wanted, obstacles) => {
      const shifts = placeNames(wanted, obstacles);
      const written = wanted.flatMap((name, at): MapBox[] => {
        const shift = shifts[at] ?? null;
        if (shift === null) return [];
        expect(Math.abs(shift)).toBeLessThanOrEqual(40);
        return [{ ...name, middle: [name.middle[0], name.middle[1] + shift] }];
      });
      for (const [at, name] of written.entries())
        expect([...obstacles, ...written.slice(at + 1)].filter((other) => covers(name, other))).toEqual([]);
    }),
  );
});
