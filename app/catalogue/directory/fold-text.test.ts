import fc from "fast-check";
import { expect, test } from "vitest";

import { unicodeText } from "#test-support/arbitrary-listings.ts";

import { foldText, foldWords } from "./fold-text.ts";

test("case and accents make no difference", () => {
  expect(foldText("CAFÉ de la Fête")).toBe("cafe de la fete");
  expect(foldText("Ångström")).toBe(foldText("A\u030Angstro\u0308m"));
  expect(foldText("İstanbul")).toBe("istanbul");
});

test("apostrophes make no difference, straight or curly or left out", () => {
  expect(foldText("DJ's")).toBe("djs");
  expect(foldText("O’Hara’s")).toBe(foldText("oharas"));
});

test("what is folded stays as it is when it is folded again", () => {
  fc.assert(
    fc.property(unicodeText(20), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 300 },
  );
});

test("a part of a text, folded, is a part of the folded text", () => {
  // Lower-case before splitting: the small sigma of a part can differ from that of the whole.
  const texts = unicodeText(20).map((text) => Array.from(text.toLowerCase()));
  fc.assert(
    fc.property(texts, fc.nat(20), fc.nat(20), (letters, from, length) => {
      const part = letters.slice(from, from + length).join("");
      expect(foldText(letters.join(""))).toContain(foldText(part));
    }),
    { numRuns: 300 },
  );
});

test("words are parted by white space of any kind", () => {
  expect(foldWords(" Rose\u00A0\tBARN\n été ")).toEqual(["rose", "barn", "ete"]);
  expect(foldWords(" ")).toEqual([]);
});
