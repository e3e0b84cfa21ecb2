import { readSpreadsheet, SpreadsheetError } from "#app/spreadsheets/parse-spreadsheet.ts";

import type { FileAnswer } from "./read-file-in-worker.ts";

/** More lines than a list of 5,000 guests can have; the page is spared them. */
const mostLines = 20_000;

addEventListener("message", ({ data }) => {
  if (data instanceof Uint8Array) postMessage(read(data));
});

function read(bytes: Uint8Array): FileAnswer {
  try {
    const { header, rows } = readSpreadsheet(bytes);
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
