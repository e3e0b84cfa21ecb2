import fc from "fast-check";
import { expect, test } from "vitest";

import { dotted } from "./meadow.ts";
import { splitDots } from "./split-lines.ts";

/** Where the dots of a drawing lie, in any order. */
function dotsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)]
    .flatMap(([, data = ""]) => {
      let [x, y] = [0, 0];
      return [...data.matchAll(/([Mm])(-?\d+) ?(-?\d+)h0/g)].map(([, command, across, down]) => {
        [x, y] = command === "m" ? [x + Number(across), y + Number(down)] : [Number(across), Number(down)];
        return `${x},${y}`;
      });
    })
    .toSorted();
}

const places = fc.array(fc.tuple(fc.integer({ min: -50, max: 1600 }), fc.integer({ min: -50, max: 900 })), {
  minLength: 1,
});

test("scattered dots lie where they lay", () => {
  fc.assert(
    fc.property(places, (dots) => {
      const path = `<path d="${dotted(dots)}" stroke="var(--rose)" stroke-width="4"/>`;
      expect(dotsOf(splitDots(path))).toEqual(dots.map(([x, y]) => `${x},${y}`).toSorted());
    }),
  );
});

test("dots far apart come in pieces, which keep ink and strength", () => {
  const path = `<path d="M0 0h0m9 0h0m0 9h0m900 0h0m9 0h0m0 9h0" stroke="var(--rose)" opacity=".5"/>`;
  expect(splitDots(path)).toBe(
    `<g stroke="var(--rose)" stroke-opacity=".5"><path d="M0 0h0m9 0h0m0 9h0"/><path d="M909 9h0m9 0h0m0 9h0"/></g>`,
  );
});

test("a path that others refer to, or that is no row of dots, stays one", () => {
  for (const path of [
    `<path id="x" d="M0 0h0m9 0h0m0 9h0m900 0h0m9 0h0m0 9h0"/>`,
    `<path d="M0 0h900v900z" fill="var(--rose)"/>`,
  ])
    expect(splitDots(path)).toBe(path);
});
