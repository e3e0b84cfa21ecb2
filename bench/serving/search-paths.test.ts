import { expect, test } from "vitest";

import { formatDirectoryQuery, parseDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";

import { searchPath, searchTexts, seriesLength } from "./search-paths.ts";

const texts = searchTexts(["Prairie Vow Studio", "Château Élan"]);

test("searches are what is typed on the way to the words of a name, folded", () => {
  expect(texts).toContain("prai");
  expect(texts).toContain("chateau");
  expect(texts).not.toContain("pr");
  expect(new Set(texts).size).toBe(texts.length);
});

test("no search of a series is like another, and all are in the directory's own words", () => {
  const series = { texts, answer: "page" } as const;
  const all = Array.from({ length: seriesLength(series) }, (_, nth) => searchPath(series, nth));
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) {
    const { search, searchParams } = new URL(path, "http://localhost");
    expect(formatDirectoryQuery(parseDirectoryQuery(searchParams))).toBe(search);
  }
  expect(() => searchPath(series, all.length)).toThrow("no search");
});

test("the router's own question names the route", () => {
  expect(searchPath({ texts, answer: "data" }, 0)).toMatch(
    /^\/vendors\.data\?q=pra&_routes=routes%2Fvendors$/,
  );
});
