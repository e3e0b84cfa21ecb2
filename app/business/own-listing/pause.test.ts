import { expect, test } from "vitest";

import { endedBefore, pauseEnd } from "./pause.ts";

const paused = new Date("2026-11-27T15:00:00Z");
const told = new Date("2026-12-23T09:00:00Z");

/** Whether the daily maintenance erases it at a moment. */
const isErased = (now: string, pausedAt = paused, toldAt = told) => {
  const ended = endedBefore(new Date(now));
  return pausedAt < ended.pausedAt && toldAt < ended.toldAt;
};

test("a paused listing can be brought back on the whole of the day that its page and mails name", () => {
  expect(pauseEnd(paused, null, paused)).toBe("2026-12-27");
  expect(pauseEnd(paused, told)).toBe("2026-12-27");
  // The hour of the pause, thirty days later; and the last minute of the day in Alberta.
  expect(isErased("2026-12-27T15:00:01Z")).toBe(false);
  expect(isErased("2026-12-28T05:59:00Z")).toBe(false);
  expect(isErased("2026-12-28T06:00:01Z")).toBe(true);
});

test("after a time without the site the end is some days after the late mail about it", () => {
  const late = new Date("2027-02-10T18:00:00Z");
  expect(pauseEnd(paused, null, late)).toBe("2027-02-14");
  expect(pauseEnd(paused, late)).toBe("2027-02-14");
  expect(isErased("2027-02-15T05:59:00Z", paused, late)).toBe(false);
  expect(isErased("2027-02-15T06:00:01Z", paused, late)).toBe(true);
});
