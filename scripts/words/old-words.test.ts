import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../../tooling/project.mjs";
import { oldWordsIn, readReplacements } from "./old-words.mjs";

const replacements = [{ old: "abide by", write: "keep to" }];

test("an old word is found with its line, whatever its capitals and where a line breaks", () => {
  expect(oldWordsIn("<h2>\n  Abide\n  by it\n</h2>", replacements)).toEqual([
    { old: "abide by", write: "keep to", line: 2 },
  ]);
});

test("a comment may say what it likes, and no word is found within another", () => {
  expect(oldWordsIn("// abide by it\n/* abide by */ const abideByIt = 1; 'abide bye'", replacements)).toEqual(
    [],
  );
});

test("the table of docs/words.md has a replacement for every old word, each once", () => {
  const table = readReplacements(readFileSync(join(root, "docs/words.md"), "utf8"));
  expect(table.length).toBeGreaterThan(20);
  expect(table.filter(({ old, write }) => old === "" || write === "")).toEqual([]);
  expect(new Set(table.map(({ old }) => old)).size).toBe(table.length);
});
