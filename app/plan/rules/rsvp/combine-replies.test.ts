import { expect, test } from "vitest";

import { combineReplies } from "./combine-replies.ts";

test("two replies that wait keep what each says of its events, the later one where both say something", () => {
  const first = { coming: { mehndi: ["asha"] }, persons: [], declined: { mehndi: ["dev"] } };
  const second = {
    coming: { mehndi: ["asha", "dev"], reception: ["dev"] },
    persons: [],
    declined: { mehndi: ["nani"], reception: ["asha", "nani"] },
  };
  expect(combineReplies(first, second)).toEqual(second);
  expect(combineReplies(first, { coming: {}, persons: [] })).toEqual(first);
  expect(combineReplies({ coming: {}, persons: [] }, second)).toEqual(second);
});

test("who was added after the answer stays declined, whichever reply says it, until the event is answered again", () => {
  const answer = { coming: { mehndi: ["asha"] }, persons: [], declined: { mehndi: ["dev"] } };
  const added = { coming: {}, persons: [], declined: { mehndi: ["nani"] } };
  expect(combineReplies(answer, added)).toEqual({ ...answer, declined: { mehndi: ["dev", "nani"] } });
  expect(combineReplies(added, answer)).toEqual(answer);
});

test("an answer without a day that a later reply confirms is for the day that it confirms", () => {
  const answer = { coming: { mehndi: ["asha"] }, persons: [] };
  const confirmed = { mehndi: { before: null, day: "2027-08-28" } };
  expect(combineReplies(answer, { coming: {}, persons: [], confirmed })).toEqual({
    ...answer,
    days: { mehndi: "2027-08-28" },
    confirmed: {},
  });
  // Another answer takes the place of the one whose day was known.
  const dated = { ...answer, days: { mehndi: "2027-08-21" } };
  expect(combineReplies(dated, answer)).toEqual({ ...answer, days: {} });
});
