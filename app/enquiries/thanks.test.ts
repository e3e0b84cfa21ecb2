import { expect, test } from "vitest";

import { thanks } from "#app/couple/enquiries/thanks-message.ts";

test("the thanks are those of the specification, and promise 24 hours only where somebody keeps the promise", () => {
  expect(thanks(true).title).toBe("Thanks for sharing your wedding details!");
  expect(thanks(true).description).toMatch(/personalised recommendations within 24 hours\.$/);
  expect(thanks(false).title).toBe(thanks(true).title);
  expect(thanks(false).description).toMatch(/personalised recommendations\.$/);
  expect(thanks(false).description).not.toContain("24");
});
