import { expect, test } from "vitest";

import { hasArrived } from "./has-arrived.ts";

test.each([
  ["/plan/shortlist", "/venues/heritage-park", "/plan/shortlist", true],
  ["/plan/shortlist", "/venues/heritage-park", "/plans/abc/shortlist", true],
  ["/plan/shortlist", "/venues/heritage-park", "/plan", true],
  ["/plan/shortlist?row=3", "/plan/budget", "/plan/shortlist", true],
  ["/vendors?saved=1", "/vendors/3", "/vendors", true],
  ["/plan/shortlist", "/plan/budget", "/plan/guests", false],
  ["/plan/shortlist", "/venues/heritage-park", "/planning", false],
  ["/vendors", "/vendors/3", "/vendors/9", false],
])("a link to %s is done with on the way from %s to %s: %s", (to, before, now, isDone) => {
  expect(hasArrived(to, before, now)).toBe(isDone);
});
