import { expect, test } from "vitest";

import { splitIntoRuns } from "./split-into-runs.ts";
import { fontFilesFor, type FontFileId } from "./typefaces.ts";

const runsOf = (text: string, covers: (file: FontFileId) => boolean = () => true) =>
  splitIntoRuns(text, "display", covers).runs.map(({ text: letters, file, isRightToLeft }) =>
    [letters, file, ...(isRightToLeft ? ["right to left"] : [])].join(" | "),
  );

test("each script is set in its own typeface, and spaces stay with the letters before them", () => {
  expect(runsOf("Harpreet ਹਰਪ੍ਰੀਤ")).toEqual(["Harpreet  | playfair-latin", "ਹਰਪ੍ਰੀਤ | gurmukhi-gurmukhi"]);
  expect(runsOf("पूजा")).toEqual(["पूजा | devanagari-devanagari"]);
  expect(runsOf("Nguyễn")).toEqual([
    "Nguy | playfair-latin",
    "ễ | playfair-vietnamese",
    "n | playfair-latin",
  ]);
});

test("of a line in a script without a typeface nothing is left, not even its '&'", () => {
  expect(runsOf("மீரா & கவி")).toEqual([]);
  expect(runsOf("மீரா & Kavi")).toEqual([" & Kavi | playfair-latin"]);
  expect(runsOf("&")).toEqual(["& | playfair-latin"]);
});

test("Urdu goes from right to left, and a number within it from left to right", () => {
  expect(runsOf("نکاح 19 جون")).toEqual([
    " جون | nastaliq-arabic | right to left",
    "19 | nastaliq-arabic",
    "نکاح  | nastaliq-arabic | right to left",
  ]);
  expect(runsOf("Ayesha اور Bilal")).toEqual([
    "Ayesha  | playfair-latin",
    "اور | nastaliq-arabic | right to left",
    "  | nastaliq-arabic",
    "Bilal | playfair-latin",
  ]);
});

test("marks that Urdu shares with other scripts are set in its typeface", () => {
  expect(runsOf("کب؟ جون، 2027")).toEqual([
    "2027 | nastaliq-arabic",
    "کب؟ جون،  | nastaliq-arabic | right to left",
  ]);
});

const noDigits = (file: FontFileId, character: string) =>
  !(file === "nastaliq-arabic" && /\d/.test(character));

test("a number in another typeface has the space of its own before it", () => {
  const { runs } = splitIntoRuns("کرم 1 مئی", "plain", noDigits);
  expect(runs.map(({ text, file }) => [text, file])).toEqual([
    ["مئی", "nastaliq-arabic"],
    [" ", "montserrat-latin"],
    ["1", "montserrat-latin"],
    [" ", "montserrat-latin"],
    ["کرم", "nastaliq-arabic"],
  ]);
});

test("a letter that no typeface has is named, and the rest is set", () => {
  const { runs, missing } = splitIntoRuns("Wei 魏", "display", () => true);
  expect(missing).toEqual(["魏"]);
  expect(runs.map(({ text }) => text)).toEqual(["Wei "]);
});

test("only the typefaces that a text has letters of are loaded", () => {
  expect(fontFilesFor("Simran & Daniel", "display")).toEqual(["playfair-latin"]);
  expect(fontFilesFor("Łukasz", "plain")).toEqual(["montserrat-latin", "montserrat-latin-ext"]);
  expect(fontFilesFor("سمرن", "plain")).toEqual(["montserrat-latin", "nastaliq-arabic"]);
});
