import { expect, test } from "vitest";

import { rememberAsked } from "#server/page-store/recently-asked.ts";

test("an address is known from the second time on, until others have pushed it out", () => {
  const wasAsked = rememberAsked(2);
  expect(wasAsked("/vendors?q=a")).toBe(false);
  expect(wasAsked("/vendors?q=a")).toBe(true);
  expect(wasAsked("/vendors?q=b")).toBe(false);
  expect(wasAsked("/vendors?q=c")).toBe(false);
  expect(wasAsked("/vendors?q=a")).toBe(false);
});
