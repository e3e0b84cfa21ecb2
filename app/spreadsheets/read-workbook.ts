import { unzipSync, zipSync } from "fflate";
import readXlsx from "read-excel-file/universal";

import { SpreadsheetError } from "./parse-spreadsheet.ts";

export type WorkbookSheet = { name: string; rows: { line: number; cells: string[] }[] };

/** Maximum size of a workbook's unpacked XML, in bytes: ten times that of 5,000 guests. */
const largestContent = 60_000_000;

/**
 * The sheets of an .xlsx file with their non-empty lines, all cells as text: days as 2027-06-19, times as
 * 16:30.
 * @throws SpreadsheetError
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  try {
    const sheets = await readXlsx(new Blob([stored(bytes)]));
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data
        .map((cells, at) => ({ line: at + 1, cells: cells.map(cellText) }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== "")),
    }));
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error;
    throw new SpreadsheetError(
      "This isn’t an Excel workbook we can open. Save it as .xlsx or CSV and try again.",
      { cause: error },
    );
  }
}

/**
 * The same archive, uncompressed and without pictures. The library would unpack large files in a worker of its
 * own from a blob, which our content security policy does not allow.
 */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > largestContent) throw new SpreadsheetError("This workbook is too large to be a guest list.");
      return true;
    },
  });
  return new Uint8Array(zipSync(files, { level: 0 }));
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    const [day = "", time = ""] = cell.toISOString().split("T");
    return time.startsWith("00:00:00") ? day : day < "1901" ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`;
  }
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return typeof cell === "string" || typeof cell === "number" ? `${cell}` : "";
}
