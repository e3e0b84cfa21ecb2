import { expect, test } from "vitest";

import { venueListing } from "#test-support/venue-listing.ts";

import { findRecipients } from "./find-recipients.ts";

const reachable = 17;
const muted = 18;
const directory = {
  listing: (id: number) =>
    [3, 9, reachable, muted].includes(id)
      ? {
          ...venueListing({}, { id, name: `Listing ${id}`, fictional: id === 3 }),
          reachable: id === reachable,
          claimed: id === reachable || id === muted,
        }
      : null,
};
const idsOf = (...values: string[]) => findRecipients(directory, values).map(({ id }) => id);

test("each recipient says how an enquiry reaches it", () => {
  expect(findRecipients(directory, ["3,9,17,18"]).map(({ delivery }) => delivery)).toEqual([
    "Sample listing: not a real business",
    "We will pass this on to the venue",
    "Goes straight to the venue",
    "This venue asked for no email: your enquiry will wait on their page",
  ]);
});

test("recipients come with commas from a link and one by one from a form, in their order", () => {
  expect(idsOf("9,3")).toEqual([9, 3]);
  expect(idsOf("9", "3")).toEqual([9, 3]);
});

test("a listing that is named twice is one recipient, and what there is not is none", () => {
  expect(idsOf("3", "3", "3,9", "4", "x", "")).toEqual([3, 9]);
});
