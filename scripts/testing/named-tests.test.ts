import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { inProject } from "#test-support/project-folder.ts";

/** Documents whose tables name a test in the last column: its file, and words that stand in it. */
const documents = [
  { document: "docs/specification.md", least: 60 },
  { document: "docs/security.md", least: 40 },
];

describe.each(documents)("$document", ({ document, least }) => {
  const lines = readFileSync(inProject(document), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| ((line|threat) +\||-+ )/.test(line));
  const rows = lines.flatMap((line) => {
    const cells = line.slice(2, -1).split(" | ");
    const [, file, words] = /^([\w./-]+\.tsx?): (.+)$/.exec(cells.at(-1)?.trim() ?? "") ?? [];
    return file && words ? [{ line: cells[0]?.trim(), file, words }] : [];
  });

  test("every line of its tables names a test", () => {
    expect(rows.length).toBe(lines.length);
    expect(rows.length).toBeGreaterThan(least);
  });

  test.each(rows)("$line: $file has the test", ({ file, words }) => {
    expect(readFileSync(inProject(file), "utf8")).toContain(words);
  });
});
