import { expect, test } from "vitest";

import { describeOverrun, describeWait } from "./describe-wait.ts";

test("how long until something begins, and how long it is over, in hours where it is more than one", () => {
  expect([1, 59, 60, 125].map((minutes) => describeWait(480, 480 + minutes))).toEqual([
    "in 1 min",
    "in 59 min",
    "in 1 h",
    "in 2 h 5 min",
  ]);
  expect([0, 5, 120, 175].map(describeOverrun)).toEqual([
    "ends now",
    "5 min over",
    "2 h over",
    "2 h 55 min over",
  ]);
});

test("days are counted as a calendar does, and the small hours belong to the evening before", () => {
  const [day, hour] = [1440, 60];
  const morning = 10 * day + 9 * hour;
  expect(describeWait(morning, 12 * day + 20 * hour)).toBe("in 2 days");
  expect(describeWait(10 * day + 21 * hour, 12 * day + 9 * hour)).toBe("in 2 days");
  expect(describeWait(morning, 11 * day + 8 * hour)).toBe("tomorrow");
  expect(describeWait(10 * day + 23 * hour, 11 * day + hour)).toBe("in 2 h");
});
