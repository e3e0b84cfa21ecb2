import { formatCount } from "#app/languages/site-language.ts";
import { SpreadsheetError } from "#app/spreadsheets/parse-spreadsheet.ts";

import type { ReadFileResult } from "./read-file-in-worker.ts";
import { readGuestFile } from "./read-guest-file.ts";

/** More lines than a list of 5,000 guests can have are not sent to the page. */
const mostLines = 20_000;

addEventListener("message", ({ data }) => {
  if (data instanceof Uint8Array) void read(data).then((result) => postMessage(result));
});

async function read(bytes: Uint8Array): Promise<ReadFileResult> {
  try {
    const tables = await readGuestFile(bytes);
    const lines = tables.reduce((sum, { rows }) => sum + rows.length, 0);
    if (tables.length === 0) return { ok: false, why: "It has no lines. Nothing was read." };
    return lines > mostLines
      ? {
          ok: false,
          why: `It has ${formatCount(lines)} lines, and a plan has room for 5,000 guests. Nothing was read.`,
        }
      : { ok: true, tables };
  } catch (error) {
    return {
      ok: false,
      why:
        error instanceof SpreadsheetError
          ? error.message
          : "We couldn’t read it. Nothing was changed. Save it as CSV and try again.",
    };
  }
}
