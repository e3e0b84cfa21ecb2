import { expect, test } from "vitest";

import type { RecipientState } from "#app/couple/enquiries/enquiry-state.ts";

import { describeEmptyInbox, parsePageNumber, sortInbox } from "./inbox-list.ts";

const enquiry = (id: string, day: number, progress: RecipientState) => ({
  id,
  receivedAt: new Date(Date.UTC(2027, 0, day)),
  progress,
});

test("what waits for an answer comes first, and the newest first among both", () => {
  const asked: RecipientState = { state: "passed-on", isAgain: false };
  const sorted = sortInbox([
    enquiry("answered, new", 9, { state: "answered" }),
    enquiry("asked, old", 1, asked),
    enquiry("booked", 8, { state: "closed", because: "booked" }),
    enquiry("asked again", 2, { state: "passed-on", isAgain: true }),
    enquiry("not told yet", 5, { state: "new", waitsFor: "turn" }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual([
    "not told yet",
    "asked again",
    "asked, old",
    "answered, new",
    "booked",
  ]);
});

test("an address that names no page shows the first one", () => {
  expect(["2", "40000"].map(parsePageNumber)).toEqual([2, 40_000]);
  expect([null, "", "0", "-1", "1.5", "two", "1e9", "123456"].map(parsePageNumber)).toEqual(
    Array.from({ length: 8 }, () => 1),
  );
});

test("an empty inbox promises mail only to a business that gets some", () => {
  expect(describeEmptyInbox(true)).toMatch(/here and in your email\.$/);
  expect(describeEmptyInbox(false)).toMatch(/find it here\.$/);
});
