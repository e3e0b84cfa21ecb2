import { create } from "fontkit";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";

/** What a visitor reads: every string of the content and of the themes, whatever it belongs to. */
const written = new Set(
  Object.values({
    ...import.meta.glob(["/content/**/*.ts", "!/content/check*.ts", "!**/*.test.ts"], {
      eager: true,
    }),
    ...import.meta.glob("/app/site/theme/packs/*.ts", { eager: true }),
  }).flatMap((module) => [...stringsIn(module)].flatMap((text) => Array.from(text))),
);

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* stringsIn(part);
}

function charactersOf(file: string): Set<string> {
  const font = create(readFileSync(inProject(`app/site/frame/fonts/${file}`)));
  if (!("characterSet" in font)) throw new Error(`${file} holds several fonts`);
  return new Set(font.characterSet.map((point) => String.fromCodePoint(point)));
}

describe.each(["montserrat", "playfair", "playfair-italic"])("%s", (face) => {
  test("holds every character of the site's own content in the file that every page loads", () => {
    expect(written.size).toBeGreaterThan(70);
    const there = charactersOf(`${face}-site.woff2`);
    const missing = [...written].filter((character) => character !== "\n" && !there.has(character));
    expect(missing, "run node scripts/subset-fonts.mjs, and commit what it writes").toEqual([]);
  });

  test("has the letters of other names in its further files, each letter in one", () => {
    const files = ["site", "latin", "latin-ext", "vietnamese"].map((part) =>
      charactersOf(`${face}-${part}.woff2`),
    );
    for (const letter of "ÅØßúÿŁőşžčāễ")
      expect([letter, files.filter((characters) => characters.has(letter)).length]).toEqual([letter, 1]);
  });
});

test("what the site shows is cut from Playfair Display and so does not bear its reserved name", () => {
  const font = create(readFileSync(inProject("app/site/frame/fonts/playfair-site.woff2")));
  expect("familyName" in font && font.familyName).toBe("Wild Rose Titles");
  expect("copyright" in font && font.copyright).toContain("The Playfair Display Project Authors");
});
