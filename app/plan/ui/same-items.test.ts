import { expect, test } from "vitest";

import { haveSameItems } from "./same-items.ts";

const act = () => undefined;
const task = { id: "hall" };

test("props with the same values and new lists of the same items are the same", () => {
  expect(haveSameItems({ act, name: "Hall", rows: [task, 1] }, { act, name: "Hall", rows: [task, 1] })).toBe(
    true,
  );
});

test.each([
  ["another value", { name: "Hall", rows: [task] }, { name: "Cake", rows: [task] }],
  ["another item", { rows: [task] }, { rows: [{ id: "hall" }] }],
  ["an item more", { rows: [task] }, { rows: [task, task] }],
  ["an item less", { rows: [task, task] }, { rows: [task] }],
  ["another order", { rows: [task, 1] }, { rows: [1, task] }],
  ["a list in place of a text", { rows: "" }, { rows: [] }],
  ["a prop more", { rows: [] }, { rows: [], name: "Hall" }],
  ["a prop less", { rows: [], name: "Hall" }, { rows: [] }],
])("%s makes a difference", (_, before: object, after: object) => {
  expect(haveSameItems(before, after)).toBe(false);
});
