import { expect, test } from "vitest";

import { trackRecentRequests } from "./recent-requests.ts";

test("an address is known from the second time on, until others have pushed it out", () => {
  const wasAsked = trackRecentRequests(2);
  expect(wasAsked("/vendors?q=a")).toBe(false);
  expect(wasAsked("/vendors?q=a")).toBe(true);
  expect(wasAsked("/vendors?q=b")).toBe(false);
  expect(wasAsked("/vendors?q=c")).toBe(false);
  expect(wasAsked("/vendors?q=a")).toBe(false);
});
