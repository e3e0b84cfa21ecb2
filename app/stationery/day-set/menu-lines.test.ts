import { expect, test } from "vitest";

import { menuLines } from "./menu-lines.ts";

const headings = (text: string) =>
  menuLines(text).flatMap(({ text: line, isHeading }) => (isHeading ? [line] : []));

test("no dish is a heading in a list of dishes", () => {
  expect(headings("Butter chicken\nPaneer makhani\n")).toEqual([]);
  expect(menuLines("\nButter chicken\nPaneer makhani\n\n").map(({ text }) => text)).toEqual([
    "Butter chicken",
    "Paneer makhani",
  ]);
});

test("of courses each has the heading that others follow", () => {
  expect(headings("To begin\nSamosa chaat\n\nButter chicken\n \nDessert\nGulab jamun")).toEqual([
    "To begin",
    "Dessert",
  ]);
});
