import { expect, test } from "vitest";

import { askedInTime } from "./asked-in-time.ts";

const asked = (receivedAt: string, eventDate: string | null) =>
  askedInTime({ receivedAt: new Date(receivedAt), eventDate });

test("a couple asks three weeks before its day, by Alberta's calendar, to review a business", () => {
  expect(asked("2027-06-01T12:00:00Z", "2027-06-22")).toBe(true);
  expect(asked("2027-06-01T12:00:00Z", "2027-06-21")).toBe(false);
  // In Alberta it is still the last of May.
  expect(asked("2027-06-01T05:00:00Z", "2027-06-21")).toBe(true);
  expect(asked("2027-06-01T12:00:00Z", null)).toBe(false);
});
