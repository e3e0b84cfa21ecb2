import { readFileSync } from "node:fs";

import { create } from "fontkit";
import { expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";

import { languageNames } from "./language.ts";

function openFont(name: string) {
  const font = create(readFileSync(inProject(`app/languages/fonts/${name}.woff2`)));
  if (!("layout" in font)) throw new Error(`${name} holds several fonts`);
  return font;
}

const css = readFileSync(inProject("app/languages/language-names.css"), "utf8");

test("one small file has the names of the languages, and no letter besides", () => {
  const { characterSet } = openFont("names");
  const { pa, hi, gu, ur } = languageNames;
  const points = Array.from(new Set(pa + hi + gu + ur), (letter) => letter.codePointAt(0) ?? 0);
  // The last is the end of the table.
  expect(characterSet.filter((point) => point !== 0xff_ff)).toEqual(
    points.toSorted((one, other) => one - other),
  );
  expect(readFileSync(inProject("app/languages/fonts/names.woff2")).length).toBeLessThan(3000);
});

test.each([
  ["pa", "gurmukhi"],
  ["hi", "devanagari"],
  ["gu", "gujarati"],
  ["ur", "nastaliq"],
] as const)(
  "the name of %s is as wide as in the font of its script, and has room for that",
  (language, script) => {
    const [names, whole] = [openFont("names"), openFont(script)];
    const name = languageNames[language];
    const letters = Array.from(name, (letter) => names.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    const width = letters.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / names.unitsPerEm;
    expect(width).toBeCloseTo(whole.layout(name).advanceWidth / whole.unitsPerEm, 2);
    const [, room] = new RegExp(`:lang\\(${language}\\) \\{\\s*width: ([\\d.]+)em`).exec(css) ?? [];
    expect(Number(room)).toBeCloseTo(width, 3);
  },
);
