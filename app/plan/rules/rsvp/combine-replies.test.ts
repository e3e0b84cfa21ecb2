import { expect, test } from "vitest";

import { combineReplies } from "./combine-replies.ts";

test("two replies that wait are about whom both of their pages showed", () => {
  const [first, second] = [
    { coming: { mehndi: ["asha"] }, persons: [], asked: ["asha", "dev"] },
    { coming: { reception: ["dev"] }, persons: [], asked: ["asha", "dev", "nani"] },
  ];
  expect(combineReplies(first, second)).toEqual({
    coming: { mehndi: ["asha"], reception: ["dev"] },
    persons: [],
    asked: ["asha", "dev"],
  });
  expect(combineReplies(first, { coming: {}, persons: [] }).asked).toEqual(["asha", "dev"]);
  expect(combineReplies({ coming: {}, persons: [] }, second).asked).toEqual(["asha", "dev", "nani"]);
});
