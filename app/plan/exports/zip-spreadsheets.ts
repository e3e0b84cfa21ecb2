import { strToU8, zipSync } from "fflate";

import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";

import type { SpreadsheetTable } from "./spreadsheet-tables.ts";

/** Tables as one .zip of CSV files, without executable formulas. */
export function zipSpreadsheets(tables: readonly SpreadsheetTable[]): Uint8Array<ArrayBuffer> {
  const files = tables.map(({ name, header, rows }) => [
    `${name}.csv`,
    // The byte order mark tells spreadsheet programs that it is UTF-8.
    strToU8(`\uFEFF${writeSpreadsheet(header, rows)}`),
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
