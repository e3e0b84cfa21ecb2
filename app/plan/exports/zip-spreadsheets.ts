import { strToU8, zipSync } from "fflate";

import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";

import type { TextTable } from "./spreadsheet-tables.ts";

/** Tables as one .zip of CSV files, which no spreadsheet program takes for formulas. */
export function zipTables(tables: readonly TextTable[]): Uint8Array<ArrayBuffer> {
  const files = tables.map(({ name, header, rows }) => [
    `${name}.csv`,
    // The mark at its beginning tells spreadsheet programs that it is UTF-8.
    strToU8(`\uFEFF${writeSpreadsheet(header, rows)}`),
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
