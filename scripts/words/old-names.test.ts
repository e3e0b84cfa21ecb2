import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../../tooling/project.mjs";
import { oldNamesIn, readOldNames } from "./old-names.mjs";

const replacements = [
  { old: "parchment", write: "print sheets" },
  { old: "ever so often", write: "every nth" },
];

const found = (text: string, path = "app/sheet.ts") => oldNamesIn({ path, text }, replacements);

test.each([
  ["export function parchmentOf() {}"],
  ["type SeatingParchmentProps = { name: string };"],
  ["<PrintSheets parchment={sheets} />"],
  [".parchment__choice { margin: 0 }"],
  ["/** Lays parchment\n * on a desk. */"],
  ["// Ever so often\nconst step = 2;"],
])("an old word in a name or a comment is found: %s", (text) => {
  expect(found(text)).toHaveLength(1);
});

test("the name of a file is looked at, too, and the new word is told", () => {
  expect(found("", "app/seating-parchment.tsx")).toEqual([
    "app/seating-parchment.tsx: “parchment” → print sheets",
  ]);
});

test.each([
  ['const title = "The parchment is signed";'],
  ["const title = `parchment ${day}`;"],
  ["<p>The parchment is signed</p>"],
  ["<p>{name} brings parchment {day}</p>"],
  ["const parchments = 1;"],
])("what a page says, and a word within another, is not looked at: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("the table of docs/words.md has a replacement for every old word of the code, each once", () => {
  const table = readOldNames(readFileSync(join(root, "docs/words.md"), "utf8"));
  expect(table.length).toBeGreaterThan(20);
  expect(table.filter(({ old, write }) => old === "" || write === "")).toEqual([]);
  expect(new Set(table.map(({ old }) => old)).size).toBe(table.length);
});
