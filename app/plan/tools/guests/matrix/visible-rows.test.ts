import fc from "fast-check";
import { expect, test } from "vitest";

import {
  footHeight,
  headHeight,
  needsMoreRows,
  rowHeight,
  rowsWithOverscan,
  visibleRows,
} from "./visible-rows.ts";

test("every row between head and foot is in sight, wherever the box was scrolled to", () => {
  fc.assert(
    fc.property(
      fc.nat(52_000),
      fc.integer({ min: 600, max: 1200 }),
      fc.integer({ min: 9, max: 32 }),
      (scrollTop, boxHeight, rem) => {
        const { first, last } = visibleRows(scrollTop, boxHeight, rem);
        const row = rowHeight * rem;
        const [top, bottom] = [scrollTop, scrollTop + boxHeight - (headHeight + footHeight) * rem];
        expect(first * row).toBeLessThanOrEqual(top);
        expect((first + 1) * row).toBeGreaterThan(top);
        expect((last + 1) * row).toBeGreaterThanOrEqual(bottom);
        expect((last - 1) * row).toBeLessThan(bottom);
      },
    ),
  );
});

test("around them are as many as there are, and the end of a list that became shorter", () => {
  expect(rowsWithOverscan({ first: 40, last: 52 }, 12, 1000)).toEqual({ first: 28, last: 64 });
  expect(rowsWithOverscan({ first: 0, last: 12 }, 12, 15)).toEqual({ first: 0, last: 14 });
  expect(rowsWithOverscan({ first: 900, last: 912 }, 0, 20)).toEqual({ first: 7, last: 19 });
  expect(rowsWithOverscan({ first: 900, last: 912 }, 12, 3)).toEqual({ first: 0, last: 2 });
  expect(rowsWithOverscan({ first: 0, last: 12 }, 12, 0)).toEqual({ first: 0, last: -1 });
});

test("before anything is scrolled the first rows are in sight, however small the box", () => {
  expect(visibleRows(0, 0, 16)).toEqual({ first: 0, last: 0 });
  // Some browsers let a list be pulled beyond its beginning.
  expect(visibleRows(-30, 732, 16)).toEqual({ first: 0, last: 10 });
});

test("at the end of a list, and in a short one, all that is in sight is drawn", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 300, max: 1200 }),
      (count, boxHeight) => {
        const whole = (headHeight + count * rowHeight + footHeight) * 16;
        const atEnd = visibleRows(Math.max(0, whole - boxHeight), boxHeight, 16);
        expect(needsMoreRows(atEnd, rowsWithOverscan(atEnd, 0, count), count)).toBe(false);
      },
    ),
  );
  expect(needsMoreRows({ first: 3, last: 9 }, { first: 4, last: 12 }, 40)).toBe(true);
  expect(needsMoreRows({ first: 4, last: 13 }, { first: 4, last: 12 }, 40)).toBe(true);
  expect(needsMoreRows({ first: 4, last: 13 }, { first: 4, last: 12 }, 13)).toBe(false);
});
