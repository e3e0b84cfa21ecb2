import fc from "fast-check";
import { expect, test } from "vitest";

import { nextCell } from "./use-grid-focus.ts";

const size = { rows: 220, columns: 9, page: 8 };

test.each([
  ["ArrowUp", false, { row: -1, column: 3 }],
  ["ArrowDown", false, { row: 1, column: 3 }],
  ["PageDown", false, { row: 8, column: 3 }],
  ["Home", false, { row: 0, column: 0 }],
  ["End", false, { row: 0, column: 8 }],
  ["End", true, { row: 219, column: 8 }],
] as const)("%s (with Control: %s) leads on", (key, ctrlKey, cell) => {
  expect(nextCell({ row: 0, column: 3 }, { key, ctrlKey }, size)).toEqual(cell);
});

test("a letter leads nowhere, and no key leads out of the list", () => {
  expect(nextCell({ row: 0, column: 0 }, { key: "a", ctrlKey: false }, size)).toBeNull();
  const key = fc.constantFrom(
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "PageUp",
    "PageDown",
    "Home",
    "End",
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ key, ctrlKey: fc.boolean() })),
      fc.integer({ min: 1, max: 30 }),
      (keys, rows) => {
        let cell = { row: 0, column: 0 };
        for (const pressed of keys) {
          cell = nextCell(cell, pressed, { ...size, rows }) ?? cell;
          expect(cell.row).toBeGreaterThanOrEqual(-1);
          expect(cell.row).toBeLessThan(rows);
          expect(cell.column).toBeGreaterThanOrEqual(0);
          expect(cell.column).toBeLessThan(size.columns);
        }
      },
    ),
  );
});
