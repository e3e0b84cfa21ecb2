import { expect, test } from "vitest";

import { watchEventLoopLag } from "./event-loop-lag.ts";

test("however many ask, one watch of the process serves them all", () => {
  expect(watchEventLoopLag()).toBe(watchEventLoopLag());
});
