import { expect, test } from "vitest";

import { describeUntried } from "./untried.ts";

test("what was not tried is said for what it is", () => {
  expect(describeUntried([])).toBeNull();
  expect(describeUntried(["venues"])).toBe("There are many venues, and only the 100 most likely were tried.");
  expect(describeUntried(["vendors", "sets"])).toBe(
    "Of each kind of vendor, at most the 100 most likely were tried. There are many combinations of places, and not all of them were tried.",
  );
});
