import { expect, test } from "vitest";

import { describeNextStep, thanksMessage } from "./thanks-message.ts";

test("the thanks are those of the specification, and promise 24 hours only where somebody keeps the promise", () => {
  expect(thanksMessage(true).title).toBe("Thanks for sharing your wedding details!");
  expect(thanksMessage(true).description).toMatch(/personalised recommendations within 24 hours\.$/);
  expect(thanksMessage(false).title).toBe(thanksMessage(true).title);
  expect(thanksMessage(false).description).toMatch(/personalised recommendations\.$/);
  expect(thanksMessage(false).description).not.toContain("24");
});

test("of an enquiry that our team reads first, no mail is promised before that", () => {
  expect(describeNextStep(2)).toContain("press the button there");
  for (const isMailed of [true, false]) {
    expect(describeNextStep(2, { isMailed, isHeld: true })).toContain("our team looks at it first");
    expect(describeNextStep(2, { isMailed, isHeld: true })).not.toContain("press the button");
  }
});
