import { expect, test } from "vitest";

import { arrowStep } from "./arrow-step.ts";

test.each([
  ["ArrowRight", "", 1],
  ["ArrowLeft", "ltr", -1],
  ["ArrowRight", "rtl", -1],
  ["ArrowLeft", "rtl", 1],
  ["Home", "rtl", 0],
])("%s in a page of direction '%s' moves by %d", (key, direction, step) => {
  expect(arrowStep(key, direction)).toBe(step);
});
