import { expect, test } from "vitest";

import { StalePlans } from "./stale-plans.ts";

const open = ["a", "b", "b", "c"];

test("a plan of which is said that it changed is looked at once, and no other", () => {
  const stale = new StalePlans();
  expect(stale.take(open)).toEqual([]);
  for (const planId of ["b", "b", "elsewhere"]) stale.add(planId);
  expect(stale.take(open)).toEqual(["b"]);
  expect(stale.take(open)).toEqual([]);
});

test("where nobody knows which plan changed, all that are open are looked at", () => {
  const stale = new StalePlans();
  stale.add("b");
  stale.add(null);
  expect(stale.take(open)).toEqual(["a", "b", "c"]);
  expect(stale.take(open)).toEqual([]);
});
