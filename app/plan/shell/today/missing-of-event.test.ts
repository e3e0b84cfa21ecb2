import { expect, test } from "vitest";

import { missingOfEvent } from "./missing-of-event.ts";

test("an event says what it still needs", () => {
  expect(missingOfEvent({ date: null, start: null, place: " " })).toEqual(["a date", "a time", "a place"]);
  expect(missingOfEvent({ date: "2027-06-19", start: 600, place: "Hyatt" })).toEqual([]);
});
