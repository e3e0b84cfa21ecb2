import { expect, test } from "vitest";

import { categoryIds } from "../catalogue/categories.ts";
import { bookingWindows } from "../planning-resources/booking-ahead.ts";
import { categoryGuides } from "./category-guides.ts";

test("every category but venues has a guide", () => {
  expect(categoryGuides.map(({ id }) => id).toSorted()).toEqual(
    categoryIds.filter((id) => id !== "venues").toSorted(),
  );
});

test("what a guide says about booking is in the table of windows", () => {
  const known = new Set(bookingWindows.map(({ id }) => id));
  for (const { windows, id: category } of categoryGuides)
    expect(windows.length > 0 && windows.every((window) => known.has(window)), category).toBe(true);
});
