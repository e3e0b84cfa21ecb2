import { expect, test } from "vitest";

import { watchLateness } from "#server/admission/watch-lateness.ts";

test("however many ask, one watch of the process serves them all", () => {
  expect(watchLateness()).toBe(watchLateness());
});
