import fc from "fast-check";
import { expect, test } from "vitest";

import { directoryQuery, unicodeText } from "#test-support/arbitrary-listings.ts";

import {
  countFilters,
  emptyQuery,
  formatDirectoryQuery,
  maxSearchTextLength,
  parseDirectoryQuery,
  type DirectoryQuery,
} from "./directory-query.ts";
import { areaOptions, priceOptions, sortOptions, viewIds } from "./filter-options.ts";

const parse = (search: string) => parseDirectoryQuery(new URLSearchParams(search));

const keys = [
  "q",
  "category",
  "price",
  "area",
  "sort",
  "view",
  "saved",
  "page",
  "theme",
  "date",
  "free",
  "__proto__",
];

const knownValues = [
  ...[...priceOptions, ...areaOptions, ...sortOptions].map(({ id }) => id),
  ...viewIds,
  "djs",
  "officiants",
  " Hair & Makeup ",
  "3,17,3",
  "2",
  "500",
  "501",
  "2028-02-29",
  "2027-02-29",
  "said",
  "1e3",
  "-1",
  "0",
];

/** URLs as people, robots and damaged links produce them. */
const anySearch = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(fc.constantFrom(...knownValues), unicodeText(20))), {
      maxLength: 12,
    })
    .map((pairs) => new URLSearchParams(pairs).toString()),
  // Invalid percent escapes, and bytes that are not UTF-8.
  fc
    .array(
      fc.constantFrom("q=", "price=", "&", "%", "%C3", "%FF", "%00", "%ED%A0%80", "+", "=", "a", "budget"),
    )
    .map((parts) => parts.join("")),
);

test("an address that was read and written once stays as it is", () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const once = formatDirectoryQuery(parse(search));
      expect(formatDirectoryQuery(parse(once))).toBe(once);
    }),
    { numRuns: 300 },
  );
});

/** A search of allowed length, without surplus white space or control characters. */
const tidyText = unicodeText(40)
  .map((text) => text.replaceAll(/\p{Cc}/gu, "").trim())
  .filter((text) => text.length <= maxSearchTextLength);

test("a query that is written and read is the same query", () => {
  fc.assert(
    fc.property(directoryQuery(tidyText), fc.constantFrom(null, "indian"), (query, theme) => {
      expect(parse(formatDirectoryQuery(query, theme))).toEqual(query);
    }),
    { numRuns: 300 },
  );
});

test("no address is too damaged to open the directory", () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const query = parse(search);
      expect(Object.keys(query)).toEqual(Object.keys(emptyQuery));
      expect(query.text.length).toBeLessThanOrEqual(maxSearchTextLength);
      expect(query.text.isWellFormed()).toBe(true);
      expect(query.text).not.toMatch(/\p{Cc}/u);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeLessThanOrEqual(500);
      expect(new Set(query.saved).size).toBe(query.saved.length);
    }),
    { numRuns: 300 },
  );
});

test("an address that says nothing known asks for nothing", () => {
  const search =
    "?q=&category=bakers&price=cheap&area=paris&sort=random&view=map&saved=x&page=zero&theme=indian&utm=1";
  expect(parse(search)).toEqual(emptyQuery);
  expect(formatDirectoryQuery(parse(search))).toBe("");
});

test("unknown keys are dropped from the canonical address", () => {
  expect(formatDirectoryQuery(parse("?utm_source=mail&category=cakes&constructor=1&Q=loud"))).toBe(
    "?category=cakes",
  );
});

test("the canonical address has its keys in one order and leaves defaults out", () => {
  const search =
    "?theme=indian&page=2&saved=17,3&view=list&sort=price-asc&area=mission&area=downtown&price=luxury&price=budget&category=djs&q=dhol+%26+bass";
  expect(formatDirectoryQuery(parse(search), "indian")).toBe(
    "?q=dhol+%26+bass&category=djs&price=budget&price=luxury&area=downtown&area=mission&sort=price-asc&view=list&saved=17,3&page=2&theme=indian",
  );
  expect(formatDirectoryQuery(parse("?sort=rating&view=grid&page=1&saved="))).toBe("");
  expect(formatDirectoryQuery(emptyQuery, "indian")).toBe("?theme=indian");
});

test("a date stands before the order, and 'free' only behind a date", () => {
  expect(formatDirectoryQuery(parse("?sort=reviews&free=said&date=2028-07-03&area=mission"))).toBe(
    "?area=mission&date=2028-07-03&free=said&sort=reviews",
  );
  expect(parse("?free=said")).toEqual(emptyQuery);
  expect(parse("?date=2028-07-03&free=maybe")).toEqual({ ...emptyQuery, date: "2028-07-03" });
});

test.each([
  "2027-02-29",
  "2028-7-3",
  "03/07/2028",
  "soon",
  "0002-07-03",
  "1999-12-31",
  "2100-01-01",
  "2028-07-03T00:00",
  " 2028-07-03",
  "9".repeat(10_000),
])("'%s' is no date and asks for nothing", (date) => {
  expect(parse(`?${new URLSearchParams({ date, free: "said" }).toString()}`)).toEqual(emptyQuery);
});

test("prices and areas are named once, however often an address names them", () => {
  expect(parse("?price=luxury&price=budget&price=luxury").prices).toEqual(["budget", "luxury"]);
  expect(parse("?area=travels&area=downtown&area=downtown").areas).toEqual(["downtown", "travels"]);
});

test("of a key that means one thing the last one counts", () => {
  const query = parse(
    "?q=a&q=b&category=djs&category=cakes&sort=reviews&sort=price-desc&view=list&view=grid&page=2&page=3",
  );
  expect(query).toEqual({ ...emptyQuery, text: "b", category: "cakes", sort: "price-desc", page: 3 });
});

test.each([
  ["transportation", "transport"],
  ["transport", "transport"],
  ["bridal", "bridal"],
  ["suits", "suits"],
  ["jewelry", "jewelry"],
  ["jewellery", "jewelry"],
  ["mehndi", "mehndi"],
  ["officiants", "officiants"],
  ["priests", "priests"],
  ["invitations", "invitations"],
  ["djs & musicians", "djs"],
  ["DJs", "djs"],
  ["wedding planners", "planners"],
  ["hair & makeup", "beauty"],
  ["Bridal Attire", "attire"],
  ["Photographers", "photographers"],
])("the category '%s' asks for %s", (name, filter) => {
  expect(parse(`?${new URLSearchParams({ category: name }).toString()}`).category).toBe(filter);
});

test("a search of 100 kB is cut and costs nothing", () => {
  const query = parse(`?q=${"rose ".repeat(20_000)}`);
  expect(query.text).toBe("rose ".repeat(24));
  expect(formatDirectoryQuery(query).length).toBeLessThan(200);
});

test("a long search is cut between letters, never inside one", () => {
  const text = parse(
    `?q=${encodeURIComponent("a".repeat(maxSearchTextLength - 1))}${encodeURIComponent("\u{1F339}")}`,
  ).text;
  expect(text).toBe("a".repeat(maxSearchTextLength - 1));
});

test("control characters in a search become a space", () => {
  expect(parse("?q=rose%00%0D%0Abarn%7F").text).toBe("rose barn ");
});

test("what is being typed may end in a space, the address does without it", () => {
  expect(parse("?q=rose+").text).toBe("rose ");
  expect(formatDirectoryQuery({ ...emptyQuery, text: " rose " })).toBe("?q=rose");
  expect(formatDirectoryQuery({ ...emptyQuery, text: "   " })).toBe("");
});

test("ids ticked for the comparison are read from all their fields", () => {
  expect(parse("?view=compare&saved=3&saved=17").saved).toEqual([3, 17]);
  expect(parse("?view=saved&saved=3&saved=17").saved).toEqual([17]);
});

test.each([
  ["1", 1],
  ["24", 24],
  ["500", 500],
  ["9999", 500],
  ["10000", 1],
  ["0", 1],
  ["-2", 1],
  ["2.5", 1],
  ["02", 1],
  ["two", 1],
])("page %s is page %i", (text, page) => {
  expect(parse(`?page=${text}`).page).toBe(page);
});

test("the filters that 'Clear All Filters' clears are counted one by one", () => {
  const query: DirectoryQuery = {
    ...emptyQuery,
    text: "rose",
    category: "djs",
    prices: ["budget", "luxury"],
    areas: ["mission"],
    date: "2028-07-03",
    saidFree: true,
    saved: [3],
  };
  expect(countFilters(query)).toBe(6);
  expect(countFilters(emptyQuery)).toBe(0);
});
