import { expect, test } from "vitest";

import { describeRemovedReviews } from "./removed-reviews.ts";

test("a removed review leaves its number and its reason", () => {
  expect(describeRemovedReviews({ reason: "advertising", count: 1 })).toBe(
    "1 review was removed by us: advertising",
  );
  expect(describeRemovedReviews({ reason: "private", count: 3 })).toBe(
    "3 reviews were removed by us: private details of people",
  );
  expect(describeRemovedReviews({ reason: "constructor", count: 1 })).toMatch(/another reason$/);
});
