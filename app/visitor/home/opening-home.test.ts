import { expect, test } from "vitest";

import { readOpeningHome } from "./opening-home.ts";

const filters = ["photographers", "caterers", "venues", "officiants", "jewelry"];

test("while most categories are empty, the home page says when each is booked", () => {
  expect(readOpeningHome({ venues: 20, caterers: 1 }, filters)).toEqual({
    venues: 20,
    booking: { photographers: "Book 10 to 14 months ahead", officiants: "Book 6 to 12 months ahead" },
  });
});

test("once more than half have listings it is the usual home page", () => {
  const counts = { venues: 20, caterers: 3, photographers: 1 };
  expect(readOpeningHome(counts, filters)).toBeNull();
});
