import { afterAll, vi } from "vitest";

// Test files of rules share a process: what one has put in place of a global or the clock is gone for the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
