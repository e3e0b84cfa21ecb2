import { stringify } from "csv-stringify/browser/esm/sync";

import { guardFormula } from "./formula-guard.ts";

/** A table as CSV (RFC 4180: commas, CRLF), without executable formulas. */
export function writeSpreadsheet(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify(
    [header, ...rows].map((row) => row.map(guardFormula)),
    { record_delimiter: "\r\n", quoted_match: /[\r\n\uFEFF]|^\s|\s$/ },
  );
}
