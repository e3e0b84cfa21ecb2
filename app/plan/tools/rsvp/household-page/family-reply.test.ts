import { expect, test } from "vitest";

import { familyReply } from "./family-reply.ts";

const replied = { date: "2027-08-28", coming: 2, open: [], movedFrom: null };
const moved = { ...replied, movedFrom: "2027-08-21" };

test.each([
  ["answered", [replied, { ...replied, coming: null }]],
  ["answeredBefore", [replied, moved]],
  ["notAnswered", [replied, { ...replied, open: ["asha"] }]],
  ["notAnswered", [{ ...replied, coming: null }]],
  ["notAnswered", []],
])("a relative reads %s of a household", (said, events) => {
  expect(familyReply(events, "2027-08-28")).toBe(said);
});

test("of an event that is over, and once replies are closed, nobody is asked to check", () => {
  expect(familyReply([moved], "2027-08-29")).toBe("answered");
  expect(familyReply([moved], null)).toBe("answered");
});
