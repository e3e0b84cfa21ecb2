import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";

const table = readFileSync(inProject("docs/specification.md"), "utf8");

/** Rows that name a test: the file, and words that stand in it. */
const rows = [...table.matchAll(/^\| (.+?) +\| ((?:app|content|e2e|server)\/[\w./-]+): (.+?) +\|$/gm)].map(
  ([, line = "", file = "", words = ""]) => ({ line, file, words }),
);

test("every line of the table names a test", () => {
  const lines = table.split("\n").filter((line) => line.startsWith("| ") && !/^\| (line +\||-+ )/.test(line));
  expect(lines.length).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)("$line: $file has the test", ({ file, words }) => {
  expect(readFileSync(inProject(file), "utf8")).toContain(words);
});
