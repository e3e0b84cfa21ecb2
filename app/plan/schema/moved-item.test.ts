import fc from "fast-check";
import { expect, test } from "vitest";

import { readMovedItem, writeMovedItem } from "./moved-item.ts";

test("the hours of an item are read as they were written, and what is no such line is left out", () => {
  const minutes = fc.integer({ min: 20_000_000, max: 60_000_000 });
  fc.assert(
    fc.property(fc.stringMatching(/^[\w./-]{1,40}$/), minutes, minutes, (id, start, end) => {
      const item = { id, start, end };
      expect(readMovedItem(writeMovedItem(item))).toEqual(item);
    }),
  );
  for (const text of ["", "1 2", "403 555 0134", "29000000 milni", "29000000 29000045 "])
    expect(readMovedItem(text)).toBeNull();
});
