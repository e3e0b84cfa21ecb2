import { expect, test } from "vitest";

import { formatMinutes } from "./format-minutes.ts";

test.each([
  [0, "0 minutes"],
  [1, "1 minute"],
  [45, "45 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [90, "1 hour 30 minutes"],
  [180, "3 hours"],
])("%i minutes are said: %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
