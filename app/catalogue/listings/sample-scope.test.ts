import { expect, test } from "vitest";

import { sampleScope } from "./sample-scope.ts";

const real = {
  fictional: false,
  sampleFigures: true,
  rating: 4.6,
  price: [2, 3] as const,
  responseTime: null,
};

test("an invented listing is marked as a whole", () => {
  expect(sampleScope({ ...real, fictional: true })).toBe("listing");
});

test("one mark covers a real business whose figures are all samples", () => {
  expect(sampleScope(real)).toBe("figures");
});

test("no mark covers a figure that is real", () => {
  expect(sampleScope({ ...real, reviewed: true })).toBeNull();
  expect(sampleScope({ ...real, responseTime: "< 6 hours", repliesMeasured: true })).toBeNull();
  expect(sampleScope({ ...real, sampleFigures: false })).toBeNull();
});

test("where no figure is shown there is nothing to mark", () => {
  expect(sampleScope({ ...real, rating: null, price: null })).toBeNull();
});
