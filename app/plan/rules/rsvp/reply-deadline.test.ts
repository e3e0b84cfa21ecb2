import { expect, test } from "vitest";

import { lastReplyDay, usualReplyDeadline } from "./reply-deadline.ts";

test("replies to a wedding are due six weeks before it, and to one that is nearer on no day of ours", () => {
  expect(usualReplyDeadline("2027-06-19", "2027-01-01")).toBe("2027-05-08");
  expect(usualReplyDeadline("2027-06-19", "2027-05-08")).toBeNull();
});

test.each([
  ["the couple’s day, before the events", "2027-05-08", ["2027-06-18", "2027-06-19"], "2027-05-08"],
  ["the last event, where the couple chose no day", null, ["2027-06-19", "2027-06-18"], "2027-06-19"],
  ["the last event, where the couple chose a later day", "2027-07-01", ["2027-06-19"], "2027-06-19"],
  ["the couple’s day, while an event has none", "2027-07-01", ["2027-06-19", null], "2027-07-01"],
  ["none, while neither is known", null, [null], null],
  ["none, where it is invited to nothing", null, [], null],
])("a household can reply until %s", (_, until, days, last) => {
  expect(lastReplyDay(until, days)).toBe(last);
});
