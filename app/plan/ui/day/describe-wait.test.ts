import { expect, test } from "vitest";

import { describeOverrun, describeWait } from "./describe-wait.ts";

test("how long until something begins, and how long it is over, in hours where it is more than one", () => {
  expect([1, 59, 60, 125, 2879, 2880].map(describeWait)).toEqual([
    "in 1 min",
    "in 59 min",
    "in 1 h",
    "in 2 h 5 min",
    "in 47 h 59 min",
    "in 2 days",
  ]);
  expect([0, 5, 120, 175].map(describeOverrun)).toEqual([
    "ends now",
    "5 min over",
    "2 h over",
    "2 h 55 min over",
  ]);
});
