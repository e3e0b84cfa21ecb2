import { expect, test } from "vitest";

import { straightApostrophesIn } from "./apostrophes.mjs";

test("a straight apostrophe is found in a contraction and a possessive, with its line", () => {
  expect(straightApostrophesIn("const a =\n  \"We didn't\";\nconst b = `${name}'s page`;")).toEqual([2, 3]);
});

test("curly ones, quotes, comments and errors for developers are left alone", () => {
  expect(
    straightApostrophesIn(
      "\"We didn’t press 'Save'\" // it's a comment\n/* the plan's */ throw new Error(\"the site's package\")",
    ),
  ).toEqual([]);
});
