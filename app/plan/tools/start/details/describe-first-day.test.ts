import { expect, test } from "vitest";

import { describeFirstDay } from "./describe-first-day.ts";

const days = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [`e${at}`, { date: "2027-06-19" }]));

test("a first wedding day says what it dated, the deadline for replies too", () => {
  const until = "2027-05-08";
  expect(describeFirstDay({ events: days(8), until })).toBe(
    "Your 8 events are on their usual days now. Guests are asked to reply 6 weeks before the wedding. Change anything you like.",
  );
  expect(describeFirstDay({ events: days(1), until: null })).toBe(
    "Your event is on its usual day now. Change anything you like.",
  );
  expect(describeFirstDay({ events: days(0), until })).toContain("Guests are asked to reply");
  expect(describeFirstDay({ events: days(0), until: null })).toBeNull();
});
