import { expect, test } from "vitest";

import { adviseMemory, heapFor } from "./advise-memory.ts";

test("the usual heap has room for five thousand listings, and a larger catalogue is told what it needs", () => {
  expect(adviseMemory(209, 160)).toBeNull();
  expect(adviseMemory(5000, 160)).toBeNull();
  expect(adviseMemory(100_000, 160)).toBe(
    "The catalogue has 100000 listings. The heap of 160 MB may be too small for them: set HEAP_MB=540.",
  );
  expect(adviseMemory(100_000, heapFor(100_000))).toBeNull();
});
