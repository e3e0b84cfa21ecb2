import { expect, test } from "vitest";

import { moments } from "#app/plan/schema/schedule.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { isSeenByGuests, renameItem } from "./guest-items.ts";

const dinner = rowOf(moments, "reception.dinner", { title: "Dinner", event: "reception" });

test("a usual item stays on the guests' page whatever its title becomes, in the same change", () => {
  expect(isSeenByGuests(dinner)).toBe(true);
  const change = renameItem(dinner, "Dinner!");
  expect(change).toEqual({ title: "Dinner!", guestsSee: true });
  expect(isSeenByGuests({ ...dinner, ...change })).toBe(true);
});

test("a new title alone is written where it changes nothing, or where the couple has decided", () => {
  const own = { ...dinner, id: "abc", title: "Cousins' skit" };
  expect(renameItem(own, "Cousins' dance")).toEqual({ title: "Cousins' dance" });
  expect(renameItem({ ...dinner, guestsSee: false }, "Supper")).toEqual({ title: "Supper" });
});

test("an item that guests didn't see under its own title isn't shown once it bears a usual one", () => {
  const item = { ...dinner, title: "Supper" };
  expect(isSeenByGuests({ ...item, ...renameItem(item, "Dinner") })).toBe(false);
});
