import fc from "fast-check";
import { expect, test } from "vitest";

import { formResponseHeaders, describeRetryDelay } from "./form-rejection.ts";

test.each<[seconds: number, words: string]>([
  [1, "in 10 seconds"],
  [10, "in 10 seconds"],
  [11, "in 20 seconds"],
  [50, "in 50 seconds"],
  [51, "in one minute"],
  [61, "in 2 minutes"],
  [600, "in 10 minutes"],
  [3300, "in 55 minutes"],
  [3301, "in one hour"],
  [86_400, "in 24 hours"],
])("a wait of %i seconds is called '%s'", (seconds, words) => {
  expect(describeRetryDelay(seconds)).toBe(words);
});

test("nobody who waits as long as the words say comes too early", () => {
  const units: Record<string, number> = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (seconds) => {
      const [, count = "", unit = ""] =
        /^in (one|\d+) (second|minute|hour)s?$/.exec(describeRetryDelay(seconds)) ?? [];
      const said = (count === "one" ? 1 : Number(count)) * (units[unit] ?? 0);
      expect(said).toBeGreaterThanOrEqual(seconds);
    }),
  );
});

test("only an answer that asks to wait says so to programs, and none is kept by caches", () => {
  expect(formResponseHeaders({ ok: true })).toEqual({ "Cache-Control": "no-store" });
  expect(formResponseHeaders({ ok: false, retryAfterSeconds: 40 })).toEqual({
    "Cache-Control": "no-store",
    "Retry-After": "40",
  });
});
