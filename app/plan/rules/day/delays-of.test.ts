import { expect, test } from "vitest";

import { writeMovedItem } from "#app/plan/schema/moved-item.ts";

import { delaysOf } from "./delays-of.ts";

const delay = (id: string, at: number, item: string) => ({
  id,
  title: item,
  minutes: 5,
  at,
  by: "",
  knows: "",
  moved: [writeMovedItem({ id: item, start: 30_000_000, end: 30_000_060 })],
});

test("a run sheet has the delays of its own items, the latest first, whenever they were confirmed", () => {
  const rows = [delay("a", 1, "milni"), delay("b", 3, "last-song"), delay("c", 2, "sangeet")];
  expect(delaysOf(rows, [{ id: "milni" }, { id: "last-song" }]).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(delaysOf(rows, [])).toEqual([]);
});
