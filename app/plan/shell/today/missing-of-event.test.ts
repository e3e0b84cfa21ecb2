import { expect, test } from "vitest";

import { missingOfEvent } from "./missing-of-event.ts";

test("an event says what it still needs", () => {
  expect(missingOfEvent({ date: null, start: null, place: " " }, "2027-06-19")).toEqual([
    "a date",
    "a time",
    "a place",
  ]);
  expect(missingOfEvent({ date: "2027-06-19", start: 600, place: "Hyatt" }, "2027-06-19")).toEqual([]);
});

test("an event that is over needs nothing any more", () => {
  const mehndi = { date: "2027-06-18", start: null, place: "" };
  expect(missingOfEvent(mehndi, "2027-06-19")).toEqual([]);
  expect(missingOfEvent(mehndi, "2027-06-18")).toEqual(["a time", "a place"]);
});
