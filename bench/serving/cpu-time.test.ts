import { expect, test } from "vitest";

import { parseCpuSeconds } from "./cpu-time.ts";

test("a process's time is its own and the system's for it, whatever its name is", () => {
  const stat = "6401 (a) name (b)) S 1 2 3 0 -1 4194560 10 0 0 0 250 150 7 8 20 0 1 0 100 1000 10";
  expect(parseCpuSeconds(stat)).toBe(4);
});
