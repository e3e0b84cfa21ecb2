import { expect, test } from "vitest";
import { addCounts, hasPassed, lastLine, emptyCounts, summary } from "./counts.mjs";

const counts = {
  passed: 3,
  failed: 0,
  skipped: 0,
  failures: [] as string[],
  flaky: [] as string[],
  skips: [] as string[],
};

test("the last line names skipped tests only when there are some", () => {
  expect(lastLine(counts)).toBe("3 passed, 0 failed");
  expect(lastLine({ ...counts, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});

test("a failure, an empty run and, in CI, a skipped test fail the run", () => {
  expect(hasPassed(counts, true)).toBe(true);
  expect(hasPassed({ ...counts, skipped: 1 }, false)).toBe(true);
  expect(hasPassed({ ...counts, skipped: 1 }, true)).toBe(false);
  expect(hasPassed({ ...counts, failed: 1 }, false)).toBe(false);
  expect(hasPassed(emptyCounts(), false)).toBe(false);
});

test("what failed, was repeated or was skipped is named above", () => {
  const sum = addCounts(
    { ...counts, failed: 1, failures: ["a"], flaky: ["b"] },
    { ...counts, skipped: 1, skips: ["c"] },
  );
  expect(sum).toMatchObject({ passed: 6, failed: 1, skipped: 1 });
  expect(summary(sum, false)).toEqual([
    "Failed:",
    "  a",
    "Passed only when repeated:",
    "  b",
    "Skipped:",
    "  c",
  ]);
});

test("a long list is cut", () => {
  const failures = Array.from({ length: 40 }, (_, index) => `test ${index}`);
  expect(summary({ ...counts, failed: 40, failures }, false).at(-1)).toBe("  and 10 more");
});
