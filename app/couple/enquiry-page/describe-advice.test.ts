import { expect, test } from "vitest";

import { describeAdvice } from "./describe-advice.ts";

test("recommendations are promised only as long as our team will send them", () => {
  for (const samples of [0, 2]) {
    const advice = (isOver: boolean, isAnswered: boolean) => describeAdvice({ isOver, isAnswered, samples });
    expect(advice(false, false)).toContain("will email you recommendations");
    expect(advice(true, false)).not.toContain("recommendations");
    for (const isOver of [true, false])
      expect(advice(isOver, true)).toContain("has sent you recommendations");
  }
});

test("sample listings that were chosen are called what they are", () => {
  expect(describeAdvice({ isOver: false, isAnswered: false, samples: 1 })).toMatch(
    /^You chose sample listings only/,
  );
});
