import { expect, test } from "vitest";

import { summarizePolls } from "./health-monitor.ts";

test("a silence of two seconds among a thousand quick answers is seen in the 99th percentile", () => {
  const quick = Array.from({ length: 1_000 }, () => 1);
  expect(summarizePolls(quick)).toEqual({ p50: 1, p99: 1, longest: 1 });
  const { p50, p99, longest } = summarizePolls([...quick, 2_000]);
  expect(p50).toBe(1);
  expect(p99).toBeGreaterThan(1_500);
  expect(longest).toBe(2_000);
});

test("a site that does not answer is not healthy", () => {
  expect(summarizePolls([]).p99).toBe(Infinity);
  expect(summarizePolls([1, 1, Infinity]).longest).toBe(Infinity);
});
