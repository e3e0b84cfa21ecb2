// The library's build without Node dependencies: the same code runs in the browser.
import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { z } from "zod";

import { decodeText, type Encoding } from "./decode-text.ts";
import { unguardFormula } from "./formula-guard.ts";

/** The file is not a table; the message says where. */
export class SpreadsheetError extends Error {
  override name = "SpreadsheetError";
}

export type Spreadsheet = {
  encoding: Encoding;
  delimiter: string;
  /** Cells of the first non-empty line. */
  header: string[];
  headerLine: number;
  /** The non-empty lines below it; `line` counts from 1, as an editor does. */
  rows: { line: number; cells: string[] }[];
};

const delimiters = [",", ";", "\t", "|"];

/**
 * Parses a table as spreadsheet programs write it: any of the usual delimiters and encodings, with Excel's
 * line `sep=;` or without.
 * @throws SpreadsheetError
 */
export function parseSpreadsheet(bytes: Uint8Array): Spreadsheet {
  const { text, encoding } = decodeText(bytes);
  const [declaration = "", declared] = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const table = text.slice(declaration.length);
  const delimiter = declared ?? findDelimiter(table);
  const rows: Spreadsheet["rows"] = [];
  let line = declaration === "" ? 1 : 2;
  for (const { record, source } of parseRecords(table, delimiter)) {
    const cells = record.map(unguardFormula);
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line, cells });
    line += source.match(/\r\n|\n|\r/g)?.length ?? 0;
  }
  const [header, ...below] = rows;
  if (header === undefined) throw new SpreadsheetError("The file is empty.");
  return { encoding, delimiter, header: header.cells, headerLine: header.line, rows: below };
}

// With `info` the library's types still promise bare rows.
const recordList = z.array(z.object({ record: z.array(z.string()), info: z.object({ bytes: z.int() }) }));

/** Records, each with its source text: the library's own line count counts CRLF within a cell twice. */
function parseRecords(table: string, delimiter: string): { record: string[]; source: string }[] {
  const bytes = new TextEncoder().encode(table);
  try {
    const records = recordList.parse(
      parse(table, {
        delimiter,
        record_delimiter: ["\r\n", "\n", "\r"],
        relax_column_count: true,
        relax_quotes: true,
        info: true,
      }),
    );
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    let begin = 0;
    return records.map(({ record, info }) => {
      const source = decoder.decode(bytes.subarray(begin, info.bytes));
      begin = info.bytes;
      return { record, source };
    });
  } catch (error) {
    if (error instanceof CsvError) throw new SpreadsheetError(`The file is no table: ${error.message}.`);
    throw error;
  }
}

/** The delimiter that occurs most in the first line outside quotes. */
function findDelimiter(table: string): string {
  const first = table.split(/\r\n|\n|\r/).find((line) => line.trim() !== "") ?? "";
  const bare = first.replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => bare.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}
