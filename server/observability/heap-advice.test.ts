import { expect, test } from "vitest";

import { heapAdvice, requiredHeapMegabytes } from "./heap-advice.ts";

test("the usual heap has room for five thousand listings, and a larger catalogue is told what it needs", () => {
  expect(heapAdvice(209, 160)).toBeNull();
  expect(heapAdvice(5000, 160)).toBeNull();
  expect(heapAdvice(100_000, 160)).toBe(
    "The catalogue has 100000 listings. The heap of 160 MB may be too small for them: set HEAP_MB=540.",
  );
  expect(heapAdvice(100_000, requiredHeapMegabytes(100_000))).toBeNull();
});
