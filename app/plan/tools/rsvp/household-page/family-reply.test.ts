import { expect, test } from "vitest";

import { familyReply } from "./family-reply.ts";

const replied = { coming: 2, open: [], movedFrom: null };

test.each([
  ["answered", [replied, { ...replied, coming: null }]],
  ["answeredBefore", [replied, { ...replied, movedFrom: "2027-08-21" }]],
  ["notAnswered", [replied, { ...replied, open: ["asha"] }]],
  ["notAnswered", [{ ...replied, coming: null }]],
  ["notAnswered", []],
])("a relative reads %s of a household", (said, events) => {
  expect(familyReply(events)).toBe(said);
});
