import { expect, test } from "vitest";

import { thanksMessage } from "./thanks-message.ts";

test("the thanks are those of the specification, and promise 24 hours only where somebody keeps the promise", () => {
  expect(thanksMessage(true).title).toBe("Thanks for sharing your wedding details!");
  expect(thanksMessage(true).description).toMatch(/personalised recommendations within 24 hours\.$/);
  expect(thanksMessage(false).title).toBe(thanksMessage(true).title);
  expect(thanksMessage(false).description).toMatch(/personalised recommendations\.$/);
  expect(thanksMessage(false).description).not.toContain("24");
});
