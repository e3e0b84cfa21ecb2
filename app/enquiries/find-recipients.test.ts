import { expect, test } from "vitest";

import { indexListings } from "#app/directory/directory-index.ts";
import { plainCard } from "#test-support/venue-listing.ts";

import { findRecipients } from "./find-recipients.ts";

const index = indexListings([3, 9, 17].map((id) => ({ ...plainCard, id, name: `Listing ${id}` })));
const idsOf = (...values: string[]) => findRecipients(index, values).map(({ id }) => id);

test("recipients come with commas from a link and one by one from a form, in their order", () => {
  expect(idsOf("9,3")).toEqual([9, 3]);
  expect(idsOf("9", "3")).toEqual([9, 3]);
});

test("a listing that is named twice is one recipient, and what there is not is none", () => {
  expect(idsOf("3", "3", "3,9", "4", "x", "")).toEqual([3, 9]);
});
