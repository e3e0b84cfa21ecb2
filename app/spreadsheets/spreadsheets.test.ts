import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { decodeText } from "./decode-text.ts";
import { guardFormula, unguardFormula } from "./formula-guard.ts";
import { parseSpreadsheet, SpreadsheetError } from "./parse-spreadsheet.ts";
import { writeSpreadsheet } from "./write-spreadsheet.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: "LE" | "BE") => {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(order === "LE" ? bytes : bytes.swap16());
};
/** Letters of Windows-1252 that are no UTF-8: é, the euro, curly quotes, a dash. */
const windows = (text: string) =>
  Uint8Array.from(Array.from(text), (letter) => {
    const special: Record<string, number> = { "€": 0x80, "’": 0x92, "“": 0x93, "”": 0x94, "–": 0x96 };
    return special[letter] ?? letter.charCodeAt(0);
  });

const table = "Name;Preis\r\nZoë’s “Café” – 5 €;\r\n";

describe("the encoding of a file", () => {
  test.each([
    ["UTF-8 with its mark", utf8(`\uFEFF${table}`), "UTF-8"],
    ["UTF-8 without", utf8(table), "UTF-8"],
    ["UTF-16 as Excel's Unicode text has it", utf16(`\uFEFF${table}`, "LE"), "UTF-16LE"],
    ["UTF-16 in the other order", utf16(`\uFEFF${table}`, "BE"), "UTF-16BE"],
    ["UTF-16 without a mark", utf16(table, "LE"), "UTF-16LE"],
    ["UTF-16 in the other order without a mark", utf16(table, "BE"), "UTF-16BE"],
    ["Windows-1252 as Excel's CSV has it", windows(table), "Windows-1252"],
  ])("%s is recognised", (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: table, encoding });
  });
});

describe("the lines of a file", () => {
  test.each([",", ";", "\t", "|"])("are divided by %j wherever the heading is", (delimiter) => {
    const text =
      ["name", "about", "price"].join(delimiter) + "\n" + ['"A, B; C"', '"x"', "$"].join(delimiter);
    const sheet = parseSpreadsheet(utf8(text));
    expect(sheet.delimiter).toBe(delimiter);
    expect(sheet.rows).toEqual([{ line: 2, cells: ["A, B; C", "x", "$"] }]);
  });

  test("are numbered as an editor does, whatever they contain", () => {
    const text = '\n\nname,about\r\n"Two\nlines",x\r\n\r\n , \r\nLast,"three\r\nlines\rhere"\r\nEnd,y';
    const { header, rows } = parseSpreadsheet(utf8(text));
    expect(header).toEqual(["name", "about"]);
    expect(rows).toEqual([
      { line: 4, cells: ["Two\nlines", "x"] },
      { line: 8, cells: ["Last", "three\r\nlines\rhere"] },
      { line: 11, cells: ["End", "y"] },
    ]);
  });

  test("may follow Excel's line that names the delimiter", () => {
    const { header, rows, delimiter } = parseSpreadsheet(
      utf16("\uFEFFsep=;\r\nname;phone\r\nA,B;1\r\n", "LE"),
    );
    expect({ header, rows, delimiter }).toEqual({
      delimiter: ";",
      header: ["name", "phone"],
      rows: [{ line: 3, cells: ["A,B", "1"] }],
    });
  });

  test("may be longer or shorter than the heading, and hold quotes that nobody closed in the middle", () => {
    const { rows } = parseSpreadsheet(utf8('name,cake\nShort\nLong,a,b,c\n6" tins,10" tier\n'));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["Short"],
      ["Long", "a", "b", "c"],
      ['6" tins', '10" tier'],
    ]);
  });

  test.each([
    ["", "The file is empty."],
    ["\r\n \r\n", "The file is empty."],
    ['name\n"never closed', "The file is no table: Quote Not Closed"],
  ])("%j is refused in words", (text, words) => {
    expect(() => parseSpreadsheet(utf8(text))).toThrow(SpreadsheetError);
    expect(() => parseSpreadsheet(utf8(text))).toThrow(words);
  });
});

const cell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\n\",; \uFEFF\u2028＝a".split("")), maxLength: 6 }),
);

test("what looks like a formula is written so that no program runs it, and read as it was", () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unguardFormula(guardFormula(text))).toBe(text);
    }),
    { numRuns: 1000 },
  );
  expect(guardFormula('=HYPERLINK("https://evil.example")')).toBe(`'=HYPERLINK("https://evil.example")`);
  expect(guardFormula("'Til death")).toBe("'Til death");
});

test("any table that is written is read as it was", () => {
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, (cells) => {
      const filled = cells.filter((row) => row.some((text) => text.trim() !== ""));
      const read = parseSpreadsheet(utf8(`\uFEFF${writeSpreadsheet(["id", "name"], cells)}`));
      expect(read.header).toEqual(["id", "name"]);
      expect(read.rows.map((row) => row.cells)).toEqual(filled);
    }),
    { numRuns: 500 },
  );
});
