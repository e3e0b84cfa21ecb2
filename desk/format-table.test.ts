import fc from "fast-check";
import stringWidth from "string-width";
import { expect, test } from "vitest";

import { formatTable, type TableColumn } from "./format-table.ts";

const columns: TableColumn[] = [
  { title: "Id", right: true },
  { title: "Name", flexible: true },
  { title: "State" },
];
const rows = [
  ["7", "Larkspur & Pine Photography of Inglewood", "live"],
  ["100000", "ਗੁਲਦਸਤਾ ਫੁੱਲ 🐎", "retired"],
];

test("a program gets every cell whole, under each other, without titles", () => {
  expect(formatTable(columns, rows, null)).toEqual([
    "     7  Larkspur & Pine Photography of Inglewood  live",
    expect.stringMatching(/^100000 {2}ਗੁਲਦਸਤਾ ਫੁੱਲ 🐎 +retired$/u),
  ]);
});

test("a terminal gets titles, and long cells are cut to its width", () => {
  expect(formatTable(columns, rows, 40)).toEqual([
    "    Id  Name                     State",
    expect.stringMatching(/^ {5}7 {2}Larkspur & Pine Photog.*… {2}live$/u),
    expect.stringMatching(/^100000 {2}.* {2}retired$/u),
  ]);
});

test("a line is never wider than the terminal, unless cells that may not be cut are", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text), { maxLength: 5 }),
      fc.integer({ min: 24, max: 120 }),
      (cells, width) => {
        const lines = formatTable(
          [
            { title: "One", flexible: true },
            { title: "Other", flexible: true },
          ],
          cells,
          width,
        );
        for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
        expect(lines).toHaveLength(cells.length + 1);
      },
    ),
  );
});

test("what somebody sent cannot move the cursor, end a line or turn the writing round", () => {
  const [line = ""] = formatTable([{ title: "" }], [["a\u001b[2J\nb\r\u202Ec\u2066d"]], null);
  expect(line).toBe("a[2J bcd");
});
