import { expect, test } from "vitest";

import { RateLimiter } from "./rate-limiter.ts";

test("so many are let in within the time, each counted by itself, and again when it is over", () => {
  let now = 0;
  const pace = new RateLimiter({ posts: 3, seconds: 10 }, () => now);
  const four = (of: string) => [1, 2, 3, 4].map(() => pace.admits(of));
  expect(four("one")).toEqual([true, true, true, false]);
  expect(pace.admits("other")).toBe(true);
  now = 9999;
  expect(pace.admits("one")).toBe(false);
  now = 10_000;
  expect(four("one")).toEqual([true, true, true, false]);
});

test("whoever comes from ever new places is not remembered for ever", () => {
  let now = 0;
  const pace = new RateLimiter({ posts: 1, seconds: 1 }, () => now);
  let refused = 0;
  for (let caller = 0; caller < 50_000; caller += 1) {
    now += 1;
    refused += pace.admits(String(caller)) ? 0 : 1;
  }
  expect(refused).toBe(0);
  expect(pace.admits("49999")).toBe(false);
});

test("what costs more counts for more, and the last one may be more than is left", () => {
  let now = 0;
  const pace = new RateLimiter({ posts: 10, seconds: 10 }, () => now);
  expect([4, 4, 30, 1].map((weight) => pace.admits("one", weight))).toEqual([true, true, true, false]);
  now = 10_000;
  expect(pace.admits("one", 100)).toBe(true);
  expect(pace.admits("one")).toBe(false);
});
