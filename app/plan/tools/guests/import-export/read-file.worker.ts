import { parseSpreadsheet, SpreadsheetError } from "#app/spreadsheets/parse-spreadsheet.ts";

import type { ReadFileResult } from "./read-file-in-worker.ts";

/** More lines than a list of 5,000 guests can have are not sent to the page. */
const mostLines = 20_000;

addEventListener("message", ({ data }) => {
  if (data instanceof Uint8Array) postMessage(read(data));
});

function read(bytes: Uint8Array): ReadFileResult {
  try {
    const { header, rows } = parseSpreadsheet(bytes);
    return rows.length > mostLines
      ? {
          ok: false,
          why: `It has ${rows.length.toLocaleString("en-CA")} lines, and a plan has room for 5,000 guests. Nothing was read.`,
        }
      : { ok: true, header, rows };
  } catch (error) {
    if (error instanceof SpreadsheetError) return { ok: false, why: error.message };
    throw error;
  }
}
