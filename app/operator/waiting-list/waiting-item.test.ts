import { expect, test } from "vitest";

import { describeAge } from "./waiting-item.ts";

const now = new Date("2026-11-25T16:00:00Z");

test.each([
  ["2026-11-25T15:30:00Z", "less than an hour"],
  ["2026-11-25T16:00:05Z", "less than an hour"],
  ["2026-11-25T15:00:00Z", "1 hour"],
  ["2026-11-23T16:00:01Z", "47 hours"],
  ["2026-11-23T16:00:00Z", "2 days"],
  ["2026-10-26T16:00:00Z", "30 days"],
])("what waits since %s has waited %s", (since, age) => {
  expect(describeAge(since, now)).toBe(age);
});
