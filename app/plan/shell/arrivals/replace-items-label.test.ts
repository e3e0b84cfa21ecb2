import { expect, test } from "vitest";

import { replaceItemsLabel } from "./replace-items-label.ts";

test("the button counts what is replaced, of all that there is", () => {
  expect([replaceItemsLabel(9, 12), replaceItemsLabel(12, 12), replaceItemsLabel(1, 1)]).toEqual([
    "Replace 9 of your 12 items",
    "Replace your 12 items",
    "Replace your 1 item",
  ]);
});
