import { expect, test } from "vitest";

import { categoryIds } from "../catalogue/categories.ts";
import { bookingWindows } from "../planning-resources/booking-ahead.ts";
import { categoryGuide } from "./category-guide.ts";
import { categoryGuides } from "./category-guides.ts";

test("every category but venues has a guide of the house's lengths", () => {
  expect(categoryGuides.map(({ category }) => category).toSorted()).toEqual(
    categoryIds.filter((id) => id !== "venues").toSorted(),
  );
  for (const guide of categoryGuides) expect(categoryGuide.safeParse(guide).error?.issues).toBeUndefined();
});

test("what a guide says about booking is in the table of windows", () => {
  const known = new Set(bookingWindows.map(({ id }) => id));
  for (const { windows, category } of categoryGuides)
    expect(windows.length > 0 && windows.every((id) => known.has(id)), category).toBe(true);
});
