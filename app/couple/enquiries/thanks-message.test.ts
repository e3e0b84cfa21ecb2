import { expect, test } from "vitest";

import { describeNextStep, thanksMessage } from "./thanks-message.ts";

test("the thanks are those of the specification, and promise 24 hours only where somebody keeps the promise", () => {
  expect(thanksMessage(true).title).toBe("Thanks for sharing your wedding details!");
  expect(thanksMessage(true).description).toMatch(/personalised recommendations within 24 hours\.$/);
  expect(thanksMessage(false).title).toBe(thanksMessage(true).title);
  expect(thanksMessage(false).description).toMatch(/personalised recommendations\.$/);
  expect(thanksMessage(false).description).not.toContain("24");
});

const two = { email: 2, team: 0, page: 0 };

test("the next step says which of the vendors our team passes it on to", () => {
  expect(describeNextStep(two)).toContain("to send it to 2 vendors.");
  expect(describeNextStep({ ...two, team: 1 })).toContain("3 vendors (2 by email, 1 by our team).");
});

test("of an enquiry that our team reads first, no mail is promised before that", () => {
  expect(describeNextStep(two)).toContain("press the button there");
  for (const isMailed of [true, false]) {
    expect(describeNextStep(two, { isMailed, isHeld: true })).toContain("our team looks at it first");
    expect(describeNextStep(two, { isMailed, isHeld: true })).not.toContain("press the button");
  }
});
