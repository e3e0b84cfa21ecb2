import { expect, test } from "vitest";

import { describeAdvice } from "./describe-advice.ts";

test("recommendations are promised only as long as our team will send them", () => {
  expect(describeAdvice({ isOver: false, isAnswered: false })).toContain("will email you recommendations");
  expect(describeAdvice({ isOver: true, isAnswered: false })).not.toContain("recommendations");
  for (const isOver of [true, false])
    expect(describeAdvice({ isOver, isAnswered: true })).toContain("has sent you recommendations");
});
