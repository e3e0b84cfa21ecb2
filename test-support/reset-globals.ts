import { afterAll, vi } from "vitest";

// Test files of rules share a process: replaced globals and clocks are restored for the next one.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
