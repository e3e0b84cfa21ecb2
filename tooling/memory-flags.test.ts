import { expect, test } from "vitest";

import { memoryFlags } from "../scripts/prepare/memory-flags.mjs";

test("the heap is the usual one until HEAP_MB says another", () => {
  expect(memoryFlags({})).toContain("--max-old-space-size=160");
  expect(memoryFlags({ HEAP_MB: " " })).toContain("--max-old-space-size=160");
  expect(memoryFlags({ HEAP_MB: "560" })).toContain("--max-old-space-size=560");
});

test.each(["lots", "12", "160.5", "-1"])("HEAP_MB=%s is refused in words", (HEAP_MB) => {
  expect(() => memoryFlags({ HEAP_MB })).toThrow(/HEAP_MB: use a whole number of megabytes/);
});
