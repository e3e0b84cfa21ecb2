import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { alphabetically } from "./alphabetically.ts";
import { formatCount, siteAttributes } from "./site-language.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [5000, "5,000"],
  [1_234_567, "1,234,567"],
])("%i is written %s", (count, written) => {
  expect(formatCount(count)).toBe(written);
});

test("names stand where a reader looks for them, whatever their accents and capitals", () => {
  expect(["Zoë", "émile", "Eve", "asha", "Fay"].toSorted(alphabetically)).toEqual([
    "asha",
    "émile",
    "Eve",
    "Fay",
    "Zoë",
  ]);
});

test("the installed site is in the same language", () => {
  const manifest: unknown = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  expect(manifest).toMatchObject({ lang: siteAttributes.lang });
});
