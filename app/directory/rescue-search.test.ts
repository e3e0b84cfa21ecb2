import fc from "fast-check";
import { expect, test } from "vitest";

import { catalogueCards, directoryScenario } from "#test-support/arbitrary-listings.ts";

import { indexListings } from "./directory-index.ts";
import { emptyQuery, type DirectoryQuery } from "./directory-query.ts";
import { editDistance, findNearestNames, findRelaxation } from "./rescue-search.ts";
import { showDirectory } from "./show-directory.ts";

const catalogue = catalogueCards();

type Slip = { kind: "insert" | "delete" | "replace" | "swap"; where: number; letter: string };

const anySlip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom("insert", "delete", "replace", "swap"),
  where: fc.double({ min: 0, max: 0.999, noNaN: true }),
  letter: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz".split("")),
});

function misspell(text: string, { kind, where, letter }: Slip): string {
  const letters = Array.from(text);
  const place = Math.floor(where * letters.length);
  const neighbours = letters.slice(place, place + 2);
  if (kind === "insert") letters.splice(place, 0, letter);
  else if (kind === "delete") letters.splice(place, 1);
  else if (kind === "replace") letters.splice(place, 1, letter);
  else letters.splice(place, 2, ...neighbours.toReversed());
  return letters.join("");
}

const foundFor = (typed: string) => findNearestNames(catalogue, typed).map(({ name }) => name);

test("a name with one slip is found, wherever it is", () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalogue), anySlip, ({ name }, slip) => {
      expect(foundFor(misspell(name, slip))).toContain(name);
    }),
    { numRuns: 150 },
  );
});

test("a name with a slip in either half is found", () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalogue), anySlip, anySlip, ({ name }, first, second) => {
      const middle = Math.ceil(name.length / 2);
      // The space between the halves keeps two swaps from taking hold of the same letter.
      const halves = [misspell(name.slice(0, middle), first), misspell(name.slice(middle), second)];
      expect(foundFor(halves.join(" "))).toContain(name);
      expect(foundFor(halves.join(""))).toContain(name);
    }),
    { numRuns: 150 },
  );
});

test("a long word of a name with one or two slips is found", () => {
  // Short words are too alike for that: within two slips of 'lake' there is half a dictionary.
  const words = catalogue.flatMap(({ name }) => name.split(/[^\p{L}]+/u).filter((word) => word.length >= 9));
  const slips = fc.array(anySlip, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fc.constantFrom(...words), slips, (word, edits) => {
      const typed = edits.reduce(misspell, word);
      const found = findNearestNames(catalogue, typed, catalogue.length);
      expect(found.some(({ name }) => name.includes(word))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ["sidehil sound", "Sidehill Sound"],
  ["Side Hill Sound", "Sidehill Sound"],
  ["SIDEHILLSOUND", "Sidehill Sound"],
  ["palisser", "Fairmont Palliser"],
  ["Celebraton Hall", "Celebration Hall"],
])("'%s' finds %s first", (typed, name) => {
  expect(findNearestNames(catalogue, typed)[0]?.name).toBe(name);
});

test("the nearest come first, equally near ones by name", () => {
  const [card] = catalogue;
  if (card === undefined) throw new Error("The catalogue is empty.");
  const listings = ["Annia", "Zinnie", "Tulip", "Zinnia", "Linnia"].map((name, id) => ({
    ...card,
    id,
    name,
  }));
  expect(findNearestNames(listings, "zinnia").map(({ name }) => name)).toEqual([
    "Zinnia",
    "Linnia",
    "Zinnie",
    "Annia",
  ]);
});

test("the nearest names are at most as many as asked for, and none when nothing is near", () => {
  expect(findNearestNames(catalogue, "weddngs")).toHaveLength(4);
  expect(findNearestNames(catalogue, "weddngs", 2)).toHaveLength(2);
  expect(findNearestNames(catalogue, "xylophone zeppelin")).toEqual([]);
});

test.each([[""], ["  "], ["of"], ["a b"], ["&"], ["\u{1F339}"]])("'%s' is too little to look for", (text) => {
  expect(findNearestNames(catalogue, text)).toEqual([]);
});

test("a search of many words is near only where all of them are", () => {
  expect(findNearestNames(catalogue, "sidehill xylophone")).toEqual([]);
});

test("what a relaxation promises is what its query shows", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      const relaxation = findRelaxation(index, query);
      if (relaxation === null) return;
      expect(showDirectory(index, relaxation.query).matches).toHaveLength(relaxation.count);
      expect(relaxation.count).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

const removals = [
  { text: "" },
  { category: null },
  { prices: [] },
  { areas: [] },
  { date: null, saidFree: false },
  { saidFree: false },
] satisfies Partial<DirectoryQuery>[];

const isSet = (query: DirectoryQuery, change: Partial<DirectoryQuery>) =>
  JSON.stringify({ ...query, ...change, text: (change.text ?? query.text).trim() }) !==
  JSON.stringify({ ...query, text: query.text.trim() });

test("a relaxation removes one filter whole, the one that brings back the most", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      const counts = removals
        .filter((change) => isSet(query, change))
        .map((change) => showDirectory(index, { ...query, ...change }).matches.length);
      const most = Math.max(0, ...counts);
      const relaxation = findRelaxation(index, query);
      expect(relaxation?.count ?? 0).toBe(most);
      if (relaxation === null) return;
      const candidates = removals
        .filter((change) => isSet(query, change))
        .map((change) => ({ ...query, ...change, page: 1 }));
      expect(candidates).toContainEqual(relaxation.query);
    }),
    { numRuns: 300 },
  );
});

test("a relaxation says which filter would go", () => {
  const index = indexListings(catalogue);
  const label = (change: Partial<DirectoryQuery>) =>
    findRelaxation(index, { ...emptyQuery, text: "qqq", page: 3, ...change })?.label;
  expect(label({})).toBe("the search “qqq”");
  expect(label({ text: "", category: "mehndi", areas: ["canmore-banff"] })).toMatch(
    /^the (category Mehndi|location Canmore & Banff)$/,
  );
  expect(label({ text: "", prices: ["luxury", "budget"] })).toBe("the price $ Budget-Friendly or $$$ Luxury");
});

test("there is no relaxation where no single removal helps", () => {
  const query: DirectoryQuery = { ...emptyQuery, category: "cakes" };
  const cakes = catalogue.filter(({ category }) => category === "cakes");
  expect(findRelaxation(indexListings(cakes), { ...query, category: "djs", text: "qqq" })).toBeNull();
  expect(findRelaxation(indexListings([]), query)).toBeNull();
  expect(findRelaxation(indexListings(catalogue), emptyQuery)).toBeNull();
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength: 6 });
const plenty = 99;

/** The definition, tried out in full: insert, delete, replace, swap neighbours. */
function countEdits(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const possible = [countEdits(restA, b) + 1, countEdits(a, restB) + 1];
  possible.push(countEdits(restA, restB) + (a[0] === b[0] ? 0 : 1));
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    possible.push(countEdits(a.slice(2), b.slice(2)) + 1);
  return Math.min(...possible);
}

test("the edit distance is the one of the definition", () => {
  const short = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(editDistance(a, b, plenty)).toBe(countEdits(a, b));
    }),
    { numRuns: 200 },
  );
});

test("the edit distance is the same both ways, and zero only between equal words", () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(editDistance(b, a, most));
      expect(editDistance(a, b, most) === 0).toBe(a === b);
      expect(editDistance(a, a, most)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test("an edit distance above the most that is asked for is said to be above it", () => {
  fc.assert(
    fc.property(word, word, fc.nat(6), (a, b, most) => {
      const exact = editDistance(a, b, plenty);
      const limited = editDistance(a, b, most);
      if (exact <= most) expect(limited).toBe(exact);
      else expect(limited).toBeGreaterThan(most);
    }),
    { numRuns: 300 },
  );
});

test("words whose lengths differ too much are not compared", () => {
  expect(editDistance("a", "abcdefgh", 2)).toBe(3);
  expect(editDistance("abcdefgh", "", 3)).toBe(4);
});

test.each([
  ["kitten", "sitting", 3],
  ["mehndi", "mehdni", 1],
  ["ca", "abc", 3],
  ["", "abc", 3],
])("from '%s' to '%s' it takes %i edits", (a, b, edits) => {
  expect(editDistance(a, b, plenty)).toBe(edits);
});
