import fc from "fast-check";
import { expect, test } from "vitest";

import { readMovedItems, writeMovedItem } from "./moved-item.ts";

test("the hours of an item are read as they were written, and what is no such line is left out", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w /-]{1,40}$/), fc.nat(), fc.nat(), (id, start, end) => {
      const item = { id, start, end };
      expect(readMovedItems(["", writeMovedItem(item), "1 2", "x 2 milni"])).toEqual([item]);
    }),
  );
});
