import fc from "fast-check";
import { expect, test } from "vitest";

import { catalogueCards } from "#test-support/arbitrary-listings.ts";

import { findNearestNames } from "./nearest-names.ts";

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
      // The space between the halves keeps two swaps from involving the same character.
      const halves = [misspell(name.slice(0, middle), first), misspell(name.slice(middle), second)];
      expect(foundFor(halves.join(" "))).toContain(name);
      expect(foundFor(halves.join(""))).toContain(name);
    }),
    { numRuns: 150 },
  );
});

test("a long word of a name with one or two slips is found", () => {
  // Short words are too similar for that: within two edits of 'lake' lies half a dictionary.
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
