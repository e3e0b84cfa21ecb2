import { expect, test } from "vitest";

import { formatClockTime, formatShortClockTime } from "./format-time-of-day.ts";

test.each([
  [0, "midnight", "midnight"],
  [90, "1:30 a.m.", "1:30 a.m."],
  [720, "noon", "noon"],
  [1080, "6:00 p.m.", "6 p.m."],
  [1440, "midnight", "midnight"],
  [1530, "1:30 a.m.", "1:30 a.m."],
  [-60, "11:00 p.m.", "11 p.m."],
])("%i minutes after midnight are %s, or %s in short", (minutes, time, short) => {
  expect(formatClockTime(minutes)).toBe(time);
  expect(formatShortClockTime(minutes)).toBe(short);
});
