import { expect, test } from "vitest";

import { describeDelay, describeLate } from "./describe-delay.ts";

test("a delay says how late and how much moved, one in the singular", () => {
  expect(describeDelay({ title: "Baraat", minutes: 25, moved: ["a", "b"] })).toBe(
    "Baraat 25 minutes late, 2 items moved",
  );
  expect(describeDelay({ title: "Baraat", minutes: 1, moved: ["a"] })).toBe(
    "Baraat 1 minute late, 1 item moved",
  );
  expect(describeLate({ title: "Baraat", minutes: null })).toBe("Baraat late");
});
