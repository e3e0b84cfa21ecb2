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
  ["/**\n * Looks ever\n * so often.\n */"],
  ["/* Ever\n   so often */"],
  ["  // Looks ever so\n  // often.\n  const step = 2;"],
])("an old word in a name or a comment is found: %s", (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  [".sheet { margin: 0 }\n\n.parchment { margin: 0 }"],
  [".sheet { margin: 0 }\nparchment > a { margin: 0 }"],
  [".sheet {\n  & a { margin: 0 }\n  .parchment & { margin: 0 }\n}"],
  [".sheet {\n  & a { margin: 0 }\n  grid-area: parchment;\n}"],
])("an old word after a block of a style sheet is found: %s", (text) => {
  expect(found(text, "app/sheet.css")).toHaveLength(1);
});

test.each([
  ["function lay() {}\n\nclass Parchment {\n  size = 1;\n}"],
  ["type Sheet = { a: 1 }\nexport interface Parchment {\n  a: 1;\n}"],
  ["class Sheet<Size> extends Parchment {\n  size = 1;\n}"],
])("an old word of a declaration after a block or a tag is found: %s", (text) => {
  expect(found(text)).toHaveLength(1);
  expect(found(text, "app/sheet.tsx")).toHaveLength(1);
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
  expect(found(text, "app/sheet.tsx")).toEqual([]);
});

test("the table of docs/words.md has a replacement for every old word of the code, each once", () => {
  const table = readOldNames(readFileSync(join(root, "docs/words.md"), "utf8"));
  expect(table.length).toBeGreaterThan(20);
  expect(table.filter(({ old, write }) => old === "" || write === "")).toEqual([]);
  expect(new Set(table.map(({ old }) => old)).size).toBe(table.length);
});
