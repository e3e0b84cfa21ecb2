import { expect, test } from "vitest";

import { preferredLanguage } from "./preferred-language.server.ts";

test.each([
  ["pa", "pa"],
  ["pa-IN,pa;q=0.9,en-US;q=0.8,en;q=0.7", "pa"],
  ["de-CH,de;q=0.9,ur-PK;q=0.8,en;q=0.7", "ur"],
  ["en;q=0.2, gu;q=0.9, hi;q=0.5", "gu"],
  ["fr-FR", "fr"],
  ["EN-gb, fr;q=0.9", "en"],
  ["hi;q=0, fr;q=0.1", "fr"],
  // Punjabi of Pakistan is written in Arabic letters, and this Hindi in Latin ones.
  ["pa-PK, ur;q=0.9", "ur"],
  ["hi-Latn, en;q=0.5", "en"],
  ["*", null],
  ["de, zh-Hant-TW;q=0.5, *;q=0.1", null],
  ["nonsense;q=x, ,;;q=", null],
  ["", null],
])("a browser that asks for '%s' gets %s", (header, language) => {
  expect(preferredLanguage(new Headers({ "Accept-Language": header }))).toBe(language);
});

test("a browser that says nothing asks for no language", () => {
  expect(preferredLanguage(new Headers())).toBeNull();
});
