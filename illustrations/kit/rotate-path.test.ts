import { expect, test } from "vitest";

import { rotatePath } from "./rotate-path.ts";

test("an outline turns about the origin, in whole units", () => {
  expect(rotatePath("M10 0C0 5-3 7 0-20z", 90)).toBe("M0 10C-5 0-7-3 20 0z");
});

test("an outline is made smaller, turned and put in its place", () => {
  expect(rotatePath("M10 0L0 10z", 180, { scale: 0.5, x: 100, y: 40 })).toBe("M95 40L100 35z");
});
